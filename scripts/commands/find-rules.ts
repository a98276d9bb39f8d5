// `npm run find -- "запит"`: searches in the terminal with the search engine of the site.
import { readFileSync } from 'node:fs';
import type { GameIndex } from '../../lib/search/index/create-index';
import type { MergedResults } from '../../lib/search/results/search-games';
import type { SearchResult, TextRange } from '../../lib/search/types';
import { type IndexQuery, loadIndexes, searchIndexes } from '../measure/load-search-indexes';
import { parseArguments } from '../setup/parse-arguments';

const USAGE = `npm run find -- QUERY [--game ID] [--lang LANG] [--literal] [--unlocked KEY,KEY] [--json] [--data DIR]
       npm run find -- --batch FILE.json [--data DIR]
  --game      searches one game only
  --lang      the language of the reader (default: uk)
  --literal   searches for the typed words, without corrections
  --unlocked  the points of the campaign that the reader has reached
  --json      prints the results as JSON
  --batch     runs a list of {q, game, lang} and prints the results as JSON
  --data      folder with the compiled data (default: .pravylo/data)`;

/** Number of queries that run before the time of a batch is measured. */
const WARM_UP_QUERIES = 20;

const { values, positionals } = parseArguments(USAGE, {
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    lang: { type: 'string', default: 'uk' },
    batch: { type: 'string' },
    data: { type: 'string' },
    unlocked: { type: 'string', default: '' },
    literal: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

try {
  if (values.batch) console.log(JSON.stringify(answerBatch(values.batch), null, 1));
  else if (positionals.length > 0) answerOne(positionals.join(' '));
  else throw new Error(`Expected a query.\nUsage: ${USAGE}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

interface TimedResponse {
  response: MergedResults;
  ms: number;
}

function ask(indexes: GameIndex[], question: IndexQuery): TimedResponse {
  const unlocked = values.unlocked.split(',').filter(Boolean);
  const start = performance.now();
  const response = searchIndexes(indexes, question, { unlocked, literal: values.literal });
  return { response, ms: Math.round((performance.now() - start) * 100) / 100 };
}

function answerBatch(file: string) {
  const indexes = loadIndexes(values.data);
  const questions = (JSON.parse(readFileSync(file, 'utf8')) as Partial<IndexQuery>[]).map(
    ({ q = '', game = null, lang = values.lang }) => ({ q, game, lang }),
  );
  // These queries make the JavaScript engine optimize the code, so that the measured times are those of a running
  // search worker.
  for (const question of questions.slice(0, WARM_UP_QUERIES)) ask(indexes, question);
  return questions.map((question) => {
    const { response, ms } = ask(indexes, question);
    return {
      results: response.results.map(({ game, entry, section = null, rule = null }) => ({
        game,
        entry,
        section,
        rule,
      })),
      questions: response.questions.map(({ text }) => text),
      ms,
    };
  });
}

function answerOne(q: string): void {
  const question = { q, game: values.game ?? null, lang: values.lang };
  const { response, ms } = ask(loadIndexes(values.data), question);
  console.log(values.json ? JSON.stringify({ ...response, ms }, null, 1) : responseToText(response));
  if (!values.json) console.log(`${ms} ms`);
}

function responseToText({ results, questions, understoodAs, didYouMean, nearest }: MergedResults): string {
  const lines = understoodAs ? [`shown for: ${understoodAs}\n`] : [];
  for (const { text, game, lang, entry, rule } of questions)
    lines.push(`? ${text}  ·  /${game}/${lang}/${entry}/${rule ? `#${rule}` : ''}`);
  if (questions.length > 0) lines.push('');
  if (results.length === 0) {
    lines.push('Nothing found.');
    if (didYouMean) lines.push(`did you mean: ${didYouMean}`);
    if (nearest.length > 0) lines.push(`nearest: ${nearest.map(({ name }) => name).join(', ')}`);
  }
  return [...lines, ...results.map(resultToText)].join('\n');
}

function resultToText(result: SearchResult, at: number): string {
  const { game, lang, entry, rule, title, sectionTitle, page, from, locked } = result;
  const place = [title || '•••', ...(sectionTitle ? [sectionTitle] : [])].join(' › ');
  const notes = [
    page ? `p. ${page}` : '',
    from ? `from: ${from}` : '',
    locked ? `locked until ${locked}` : '',
  ];
  const address = `/${game}/${lang}/${entry}/${rule ? `#${rule}` : ''}`;
  const head = [place, ...notes.filter(Boolean), address].join('  ·  ');
  return `${at + 1}. ${head}\n   ${mark(result.text, result.ranges)}\n`;
}

/** Prints the matched words in bold. */
function mark(text: string, ranges: TextRange[]): string {
  if (!process.stdout.isTTY) return text;
  let marked = '';
  let done = 0;
  for (const { from, to } of ranges) {
    marked += `${text.slice(done, from)}\u001b[1m${text.slice(from, to)}\u001b[22m`;
    done = to;
  }
  return marked + text.slice(done);
}
