// Formats a warning in English for the command line and `extraction.json`. The site shows translated warnings instead.
import type { Warning, WarningCode } from '../../lib/private-books/private-book';

const SENTENCES: Record<WarningCode, (name: string, other: string, page: string) => string> = {
  doubtful: (word) => `«${word}» is hard to read in the scan`,
  letters: (before, after) => `«${before}» read as «${after}»`,
  icon: (code) => `icon ${code} has no name in the data file`,
  index: (term) => `index term «${term}» leads to no topic`,
  page: (title, page, contradicting) => `«${title}» is on page ${page}, not ${contradicting}`,
  redirect: (name) => `redirect to «${name}» leads nowhere`,
  'redirect-guessed': (name, title) => `redirect to «${name}» read as «${title}»`,
  reference: (name) => `reference to «${name}» leads to no topic`,
  'reference-guessed': (name, title) => `reference to «${name}» read as «${title}»`,
  related: (name) => `related topic «${name}» is not in the book`,
  'related-guessed': (name, title) => `related topic «${name}» read as «${title}»`,
  long: (title, count) => `«${title}» has ${count} rules and no inner headings`,
};

export const formatWarning = ({ code, words: [name = '', other = '', page = ''] }: Warning): string =>
  SENTENCES[code](name, other, page);
