// Reads a rule off the page it stands on, so that it can be shown and sent before its data has come, or without it.

import { isLang, type Lang } from '@/lib/core/languages';
import type { RuleData, RuleKind } from '@/lib/data/game-data';
import { leadsOf, wholeSentence } from '@/lib/data/whole-sentence';
import type { RuleCard, Sentence } from '@/lib/sharing/rule-card';
import { page } from '../current-page';

export function readRule(element: HTMLElement): RuleCard {
  const { game, lang, name } = page;
  const article = element.closest('article');
  const { entry = '', page: printed } = article?.dataset ?? {};
  const own = toData(element);
  // A fragment of a list goes with the line that leads it in.
  const rules = [...(article?.querySelectorAll<HTMLElement>('.rule, .section') ?? [])].map((one) =>
    one === element ? own : toData(one),
  );
  const leads = new Set(leadsOf({ rules }, own).map(({ id }) => id));
  return {
    ...readSentence(element),
    text: wholeSentence({ rules }, own),
    game,
    lang,
    entry,
    kind: own.kind === 'heading' ? 'heading' : 'text',
    gameName: name,
    title: article?.querySelector('h1')?.textContent ?? '',
    ...(printed && { page: Number(printed) }),
    parents: parentsOf(element).filter(({ id }) => !leads.has(id)),
    below: [],
    spoiler: element.closest('details') !== null,
  };
}

/** As the data of the edition would say it. */
function toData(element: HTMLElement): RuleData {
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

/** The same rule in the game's other languages, or its entry there. */
export function readOtherLanguages(element: HTMLElement): { lang: Lang; address: string }[] {
  const own = element.querySelectorAll<HTMLAnchorElement>(':scope > .rule-body > .rule-lang');
  if (own.length) return [...own].flatMap((link) => toAddress(link, ''));
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
  return { id: element.id, text: readWords(element), ...(number && { number }) };
}

/** What one would read aloud: icons by their names, without numbers and controls. */
function readWords(element: HTMLElement): string {
  const words = (element.querySelector(':scope > .rule-body, :scope > .section-link') ?? element).cloneNode(
    true,
  ) as HTMLElement;
  for (const extra of words.querySelectorAll(
    '.rule-n, .rule-lang, .rule-differs, .for-players, button, input',
  ))
    extra.remove();
  for (const icon of words.querySelectorAll('svg')) icon.replaceWith(icon.getAttribute('aria-label') ?? '');
  for (const cell of words.querySelectorAll('th, td')) cell.append(' ');
  return (words.textContent ?? '').replace(/\s+/g, ' ').trim();
}
