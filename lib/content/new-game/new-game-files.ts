// Creates the files of a new game: game.md, and two sample entries that show the syntax of an entry.

import type { Lang } from '../../core/languages';
import { PUBLISHED_IDS_HEADER } from '../published-ids';
import { formatFrontMatter } from '../write-front-matter';
import { type SampleTexts, sampleTextsOf } from './sample-entries';

export interface NewGame {
  id: string;
  langs: readonly Lang[];
  /** Name of the game, used in every language until the author translates it. */
  name: string;
}

/** Returns the texts of the files, by path inside the game's folder. */
export function newGameFiles(game: NewGame): Record<string, string> {
  const files: Record<string, string> = {
    'game.md': gamePage(game),
    'published.txt': `${PUBLISHED_IDS_HEADER}\n`,
  };
  for (const lang of game.langs) {
    const samples = sampleTextsOf(lang);
    files[`${lang}/turn.md`] = turnEntry(samples, lang);
    files[`${lang}/ties.md`] = tiesEntry(samples, lang);
  }
  return files;
}

function gamePage({ langs, name }: NewGame): string {
  const perLang = <T>(toValue: (lang: Lang) => T) =>
    Object.fromEntries(langs.map((lang) => [lang, toValue(lang)]));
  return formatFrontMatter({
    name: perLang(() => name),
    title: perLang(() => name),
    languages: langs,
    publisher: perLang(() => '—'),
    players: '2–4',
    books: perLang((lang) => ({ title: name, short: sampleTextsOf(lang).book })),
    colour: { light: '#3f5b66', dark: '#9fc3d1' },
    parts: [{ id: 'glossary', title: perLang((lang) => sampleTextsOf(lang).glossary) }],
  });
}

/**
 * Returns the value of the field `en`. An English entry does not have this field, because its title is the English
 * term.
 */
const englishTerm = (en: string, lang: Lang) => (lang === 'en' ? undefined : en);

function turnEntry({ turn, note }: SampleTexts, lang: Lang): string {
  const front = formatFrontMatter({
    title: turn.title,
    page: 1,
    en: englishTerm('Turn', lang),
    related: ['ties'],
    aliases: turn.aliases,
  });
  const rules = [
    `${turn.def} ^def`,
    `- ${turn.order} ^order\n- ${turn.pass} ^pass`,
    `:::example\n${turn.example} ^example\n:::`,
  ];
  return `${front.replace('---\n', `---\n# ${note}\n`)}\n${rules.join('\n\n')}\n`;
}

function tiesEntry({ ties }: SampleTexts, lang: Lang): string {
  const front = formatFrontMatter({ title: ties.title, page: 2, en: englishTerm('Ties', lang) });
  return `${front}\n${ties.def} ^def\n\n1. ${ties.first} ^later-wins\n2. ${ties.last} ^share\n`;
}
