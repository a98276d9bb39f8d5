// The only Trusted Types policy of the site. In browsers with Trusted Types, code can insert a text as HTML, or load a
// worker from an address, only after this policy has converted the text or address. The Content-Security-Policy of
// every page demands this.

/**
 * The functions of a Trusted Types policy. TypeScript has no types for Trusted Types objects, so the results have the
 * type of the text.
 */
interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

declare const trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;

const RULES: Policy = {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (new URL(address).origin !== location.origin)
      throw new TypeError(`Unexpected script at ${address}, expected one of this site.`);
    return address;
  },
};

const policy: Policy =
  typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('pravylo', RULES);

/** Converts HTML to a Trusted Types object. The HTML must come from the site's compiler or from a page of the site. */
export const trustHtml = (html: string): string => policy.createHTML(html);

/** Converts the address of a worker to a Trusted Types object. Throws an error if the address is not on this site. */
export const trustScript = (address: string | URL): string =>
  policy.createScriptURL(new URL(address, location.href).href);
