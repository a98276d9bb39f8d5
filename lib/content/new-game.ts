// The files a new game begins with: its page and two sample entries that show what an entry can do.
import { frontMatter, yamlList, yamlMap, yamlText } from '../extract/yaml';
import type { Lang } from '../languages';
import { HEADER } from './published';
import { type SampleTexts, samplesOf } from './samples';

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
  const perLang = (textOf: (lang: Lang) => string) =>
    yamlMap(Object.fromEntries(langs.map((lang) => [lang, textOf(lang)])));
  const everywhere = perLang(() => yamlText(name));
  const book = (lang: Lang) => yamlMap({ title: yamlText(name), short: yamlText(samplesOf(lang).book) });
  return frontMatter({
    name: everywhere,
    title: everywhere,
    languages: yamlList(langs),
    publisher: perLang(() => '—'),
    players: '2–4',
    books: `\n${langs.map((lang) => `  ${lang}: ${book(lang)}`).join('\n')}`,
    colour: '{light: "#3f5b66", dark: "#9fc3d1"}',
    parts: `\n  - id: glossary\n    title: ${perLang((lang) => yamlText(samplesOf(lang).glossary))}`,
  });
}

/** The term of the original: an English entry has it for a title. */
const original = (en: string, lang: Lang) => (lang === 'en' ? undefined : en);

function turnEntry({ turn, note }: SampleTexts, lang: Lang): string {
  const front = frontMatter({
    title: yamlText(turn.title),
    page: '1',
    en: original('Turn', lang),
    related: '[ties]',
    aliases: yamlList(turn.aliases),
  });
  const rules = [
    `${turn.def} ^def`,
    `- ${turn.order} ^order\n- ${turn.pass} ^pass`,
    `:::example\n${turn.example} ^example\n:::`,
  ];
  return `${front.replace('---\n', `---\n# ${note}\n`)}\n${rules.join('\n\n')}\n`;
}

function tiesEntry({ ties }: SampleTexts, lang: Lang): string {
  const front = frontMatter({ title: yamlText(ties.title), page: '2', en: original('Ties', lang) });
  return `${front}\n${ties.def} ^def\n\n1. ${ties.first} ^later-wins\n2. ${ties.last} ^share\n`;
}
