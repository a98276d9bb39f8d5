// Finds elements on a page by role and accessible name, as users of a screen reader do. The code runs inside the
// page, so that it works in every browser.

export interface ElementQuery {
  /** Role of the element, such as `button`, `link`, `dialog` or `heading`. */
  role?: keyof typeof ROLES;
  /** Accessible name of the element, or a part of it. */
  name?: string;
  /** Whether `name` must equal the complete accessible name. */
  exact?: boolean;
  css?: string;
  /** Text that the element contains. */
  text?: string;
}

/** The state of the first element that matches a query. */
export interface ElementState {
  count: number;
  /** Horizontal position of the center in the viewport, in CSS pixels. */
  x: number;
  /** Vertical position of the center in the viewport, in CSS pixels. */
  y: number;
  /** Whether a tap at the center hits the element, and not another element above it. */
  reachable: boolean;
  text: string;
  value: string;
  checked: boolean;
  href: string;
  lang: string;
  background: string;
  /** Whether the element is in the viewport, below the header. */
  inView: boolean;
}

export const ROLES = {
  button: 'button, summary, [role="button"]',
  link: 'a[href]',
  dialog: 'dialog[open], [role="dialog"]',
  option: '[role="option"]',
  combobox: '[role="combobox"]',
  checkbox: 'input[type="checkbox"]:not([role])',
  radio: 'input[type="radio"]',
  switch: '[role="switch"]',
  heading: 'h1, h2, h3, h4',
  status: '[role="status"]',
};

interface PageQuery {
  selector: string;
  name?: string;
  exact?: boolean;
  text?: string;
  /** Whether to scroll to the element, so that it can be tapped. */
  scrollTo: boolean;
}

export const toPageQuery = ({ role, css, ...rest }: ElementQuery, scrollTo = false): PageQuery => ({
  selector: css ?? (role ? ROLES[role] : 'body *'),
  ...rest,
  scrollTo,
});

/**
 * Finds the element and returns its state. The function must not use anything else from this module, because the page
 * gets only the source code of this function.
 */
export function inspectElement({ selector, name, exact, text, scrollTo }: PageQuery): ElementState | null {
  const normalize = (words: string) =>
    words
      .replace(/\u2060|\u00ad/g, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim();
  const wordsOf = (element: Element) =>
    normalize((element as HTMLElement).innerText ?? element.textContent ?? '');
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    if (label) return normalize(label);
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return normalize(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    const { labels, placeholder } = element as HTMLInputElement;
    if (labels?.length) return normalize([...labels].map((one) => one.textContent ?? '').join(' '));
    return wordsOf(element) || normalize(placeholder ?? '');
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const isNamed = (element: Element) => {
    if (name === undefined) return true;
    const accessibleName = nameOf(element);
    return exact
      ? accessibleName === normalize(name)
      : accessibleName.toLowerCase().includes(normalize(name).toLowerCase());
  };
  const hasText = (element: Element) => text === undefined || wordsOf(element).includes(normalize(text));
  let all = [...document.querySelectorAll(selector)].filter(
    (element) => isVisible(element) && isNamed(element) && hasText(element),
  );
  // A query by text alone matches only the innermost elements that contain the text.
  if (selector === 'body *')
    all = all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
  const [first] = all as HTMLElement[];
  if (!first) return null;
  if (scrollTo) {
    const { top, bottom } = first.getBoundingClientRect();
    if (top < 90 || bottom > innerHeight - 90) first.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const box = first.getClientRects()[0] ?? first.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const label = (first as HTMLInputElement).labels?.[0];
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    count: all.length,
    x,
    y,
    reachable: hit !== null && (first.contains(hit) || label?.contains(hit) === true),
    text: wordsOf(first),
    value: (first as HTMLInputElement).value ?? '',
    checked: (first as HTMLInputElement).checked === true,
    href: first.getAttribute('href') ?? '',
    lang: first.lang ?? '',
    background: getComputedStyle(first).backgroundColor,
    inView: box.top >= header - 1 && box.top < innerHeight && box.bottom > header,
  };
}
