// The files a new game begins with: its page and two sample entries that show what an entry can do.

import type { Lang } from '../../core/languages';
import { HEADER } from '../published-ids';
import { frontMatter } from '../write-front-matter';
import { type SampleTexts, samplesOf } from './sample-entries';

export interface NewGame {
  id: string;
  langs: readonly Lang[];
  /** As it stands on the shelf until somebody names it in every language. */
  name: string;
}

/** Path inside the game's folder to text. */
export function newGameFiles(game: NewGame): Record<string, string> {
  const files: Record<string, string> = {
    'game.md': gamePage(game),
    'published.txt': `${HEADER}\n`,
  };
  for (const lang of game.langs) {
    const samples = samplesOf(lang);
    files[`${lang}/turn.md`] = turnEntry(samples, lang);
    files[`${lang}/ties.md`] = tiesEntry(samples, lang);
  }
  return files;
}

function gamePage({ langs, name }: NewGame): string {
  const perLang = <T>(toValue: (lang: Lang) => T) =>
    Object.fromEntries(langs.map((lang) => [lang, toValue(lang)]));
  return frontMatter({
    name: perLang(() => name),
    title: perLang(() => name),
    languages: langs,
    publisher: perLang(() => '—'),
    players: '2–4',
    books: perLang((lang) => ({ title: name, short: samplesOf(lang).book })),
    colour: { light: '#3f5b66', dark: '#9fc3d1' },
    parts: [{ id: 'glossary', title: perLang((lang) => samplesOf(lang).glossary) }],
  });
}

/** The term of the original: an English entry has it for a title. */
const original = (en: string, lang: Lang) => (lang === 'en' ? undefined : en);

function turnEntry({ turn, note }: SampleTexts, lang: Lang): string {
  const front = frontMatter({
    title: turn.title,
    page: 1,
    en: original('Turn', lang),
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
  const front = frontMatter({ title: ties.title, page: 2, en: original('Ties', lang) });
  return `${front}\n${ties.def} ^def\n\n1. ${ties.first} ^later-wins\n2. ${ties.last} ^share\n`;
}
