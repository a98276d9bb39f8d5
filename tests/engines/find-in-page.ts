// Finding things on a page as a reader would: by what they are and what they are called. Runs in the page, in every engine.

export interface What {
  /** `button`, `link`, `dialog`, `option`, `combobox`, `checkbox`, `radio`, `switch`, `heading`, `status`. */
  role?: keyof typeof ROLES;
  /** Spoken name, or a part of it. */
  name?: string;
  /** The whole name, and no part of it. */
  exact?: boolean;
  css?: string;
  /** Words that stand in it. */
  text?: string;
}

/** What is seen of the first thing that answers to the description. */
export interface Sight {
  count: number;
  /** Its middle, as it stands in the window. */
  x: number;
  y: number;
  /** A tap at its middle meets it and nothing else. */
  reachable: boolean;
  text: string;
  value: string;
  checked: boolean;
  href: string;
  lang: string;
  background: string;
  /** It stands in the window, below the header. */
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

interface Wanted {
  selector: string;
  name?: string;
  exact?: boolean;
  text?: string;
  /** Scrolled to, to be tapped. */
  reach: boolean;
}

export const toWanted = ({ role, css, ...rest }: What, reach = false): Wanted => ({
  selector: css ?? (role ? ROLES[role] : 'body *'),
  ...rest,
  reach,
});

/** Stands alone: it is sent to the page as text. */
export function look({ selector, name, exact, text, reach }: Wanted): Sight | null {
  const plain = (words: string) =>
    words
      .replace(/\u2060|\u00ad/g, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim();
  const wordsOf = (element: Element) =>
    plain((element as HTMLElement).innerText ?? element.textContent ?? '');
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return plain(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    const { labels, placeholder } = element as HTMLInputElement;
    if (labels?.length) return plain([...labels].map((one) => one.textContent ?? '').join(' '));
    return wordsOf(element) || plain(placeholder ?? '');
  };
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const isNamed = (element: Element) => {
    if (name === undefined) return true;
    const own = nameOf(element);
    return exact ? own === plain(name) : own.toLowerCase().includes(plain(name).toLowerCase());
  };
  const says = (element: Element) => text === undefined || wordsOf(element).includes(plain(text));
  let all = [...document.querySelectorAll(selector)].filter(
    (element) => isSeen(element) && isNamed(element) && says(element),
  );
  // Of words that stand in boxes within boxes, the innermost box.
  if (selector === 'body *')
    all = all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
  const [first] = all as HTMLElement[];
  if (!first) return null;
  if (reach) {
    const { top, bottom } = first.getBoundingClientRect();
    if (top < 90 || bottom > innerHeight - 90) first.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const box = first.getClientRects()[0] ?? first.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const met = document.elementFromPoint(x, y);
  const label = (first as HTMLInputElement).labels?.[0];
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    count: all.length,
    x,
    y,
    reachable: met !== null && (first.contains(met) || label?.contains(met) === true),
    text: wordsOf(first),
    value: (first as HTMLInputElement).value ?? '',
    checked: (first as HTMLInputElement).checked === true,
    href: first.getAttribute('href') ?? '',
    lang: first.lang ?? '',
    background: getComputedStyle(first).backgroundColor,
    inView: box.top >= header - 1 && box.top < innerHeight && box.bottom > header,
  };
}
