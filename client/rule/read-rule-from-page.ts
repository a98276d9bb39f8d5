// Reads a rule from the HTML of the page, so that the reader can view and share the rule before the game data has
// loaded.

import { isLang, type Lang } from '@/lib/core/languages';
import { leadInsOf, wholeSentence } from '@/lib/data/complete-sentence';
import type { RuleData, RuleKind } from '@/lib/data/game-data';
import type { RuleCard, Sentence } from '@/lib/sharing/rule-card';
import { page } from '../current-page';

export function readRule(element: HTMLElement): RuleCard {
  const { game, lang, name } = page;
  const article = element.closest('article');
  const { entry = '', page: printed } = article?.dataset ?? {};
  const rule = readRuleData(element);
  // A quotation of a list item includes the sentence that introduces the list. Therefore this function reads all rules
  // of the entry.
  const rules = [...(article?.querySelectorAll<HTMLElement>('.rule, .section') ?? [])].map((one) =>
    one === element ? rule : readRuleData(one),
  );
  const leads = new Set(leadInsOf({ rules }, rule).map(({ id }) => id));
  return {
    ...readSentence(element),
    text: wholeSentence({ rules }, rule),
    game,
    lang,
    entry,
    kind: rule.kind === 'heading' ? 'heading' : 'text',
    gameName: name,
    title: article?.querySelector('h1')?.textContent ?? '',
    ...(printed && { page: Number(printed) }),
    parents: parentsOf(element).filter(({ id }) => !leads.has(id)),
    below: [],
    notes: [],
    spoiler: element.closest('details') !== null,
  };
}

/** Converts the HTML of a rule to the format of the edition's data. */
function readRuleData(element: HTMLElement): RuleData {
  const parent = element.parentElement?.closest<HTMLElement>('.rule')?.id;
  const until = element.closest<HTMLElement>('details[data-until]')?.dataset.until;
  const kind = /\brule-(text|item|step|table)\b/.exec(element.className)?.[1] ?? 'heading';
  return {
    ...readSentence(element),
    kind: kind as RuleKind,
    ...(parent && { parent }),
    ...(until && { until }),
  };
}

/**
 * Returns the addresses of the rule in the other languages of the game. If the rule has no language links, uses the
 * links in the header of the page.
 */
export function readOtherLanguages(element: HTMLElement): { lang: Lang; address: string }[] {
  const ruleLinks = element.querySelectorAll<HTMLAnchorElement>(':scope > .rule-body > .rule-lang');
  if (ruleLinks.length) return [...ruleLinks].flatMap((link) => toAddress(link, ''));
  return [...document.querySelectorAll<HTMLAnchorElement>('.language-toggle a[hreflang]')].flatMap((link) =>
    toAddress(link, element.matches('.section') ? `#${element.id}` : ''),
  );
}

function toAddress({ hreflang, href }: HTMLAnchorElement, anchor: string) {
  if (!isLang(hreflang)) return [];
  return [{ lang: hreflang, address: anchor ? href.replace(/#.*$/, '') + anchor : href }];
}

function parentsOf(element: HTMLElement): Sentence[] {
  const parent = element.parentElement?.closest<HTMLElement>('.rule');
  return parent ? [...parentsOf(parent), readSentence(parent)] : [];
}

function readSentence(element: HTMLElement): Sentence {
  const number = element.querySelector(':scope > .rule-body > .rule-n:not(.is-quiet)')?.textContent?.trim();
  return { id: element.id, text: readText(element), ...(number && { number }) };
}

/** Returns the text of a rule without rule numbers and buttons; icons are replaced with their names. */
function readText(element: HTMLElement): string {
  const copy = (element.querySelector(':scope > .rule-body, :scope > .section-link') ?? element).cloneNode(
    true,
  ) as HTMLElement;
  for (const extra of copy.querySelectorAll(
    '.rule-n, .rule-lang, .rule-differs, .for-players, button, input',
  ))
    extra.remove();
  for (const icon of copy.querySelectorAll('svg')) icon.replaceWith(icon.getAttribute('aria-label') ?? '');
  for (const cell of copy.querySelectorAll('th, td')) cell.append(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
