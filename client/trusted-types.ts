// The only Trusted Types policy of the site. In browsers with Trusted Types, the Content-Security-Policy of a page refuses
// every text that code inserts as HTML or loads as a worker, unless the text passes through this policy.

/** What the policy makes of a text. The DOM types of TypeScript do not contain it, so it has the type of the text. */
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

/** Marks HTML of the site's own compiler, or of a page of the site. */
export const trustHtml = (html: string): string => policy.createHTML(html);

/** Marks the address of a worker. Throws if it is not an address of this site. */
export const trustScript = (address: string | URL): string =>
  policy.createScriptURL(new URL(address, location.href).href);
