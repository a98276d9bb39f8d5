// Writes an offer: a zip file with a game, a correction or a translation that the reader can send to the maintainers of
// the site. Nothing is sent automatically: the reader downloads the zip file and, if the site has an address for
// offers, opens a prefilled message.
import { useState } from 'preact/hooks';
import { isBookLang } from '@/extract/languages';
import { drawPlaceholderIcon } from '@/extract/write/placeholder-icon';
import { slugOf } from '@/extract/write/slug';
import type { Diagnostic } from '@/lib/core/diagnostics';
import { type BookFiles, parseEntryFileName } from '@/lib/editing/edit-book';
import { splitEntry } from '@/lib/editing/entry-text';
import { measureBook } from '@/lib/editing/measure-borrowed-words';
import { iconNamesOf } from '@/lib/editing/names-in-game-file';
import { MAX_AUTHOR_LENGTH, type Offer, offerToFiles, toOfferedGame } from '@/lib/editing/offer';
import { toPlainWords } from '@/lib/editing/plain-text';
import { finishLanguages } from '@/lib/editing/translate-entry';
import { zipFiles } from '@/lib/export/zip-files';
import { reportLink } from '@/lib/sharing/history-and-report-links';
import { startBookWorker } from '../private-books/book-worker-client';
import { shareOrDownloadFile } from '../share-or-download';
import type { EditorWords, SharedProps } from './editor';
import { Problems } from './problems';
import { useDraft } from './use-session';

/**
 * Maximum length of the prefilled message, in characters. The message is a part of an address, and browsers and servers
 * cut long addresses.
 */
const MAX_BODY = 5000;

export function OfferForm({ book, session, words, checked, printed }: SharedProps) {
  const { files, base, origin } = useDraft(session);
  const [author, setAuthor] = useState('');
  const [isWritten, setWritten] = useState(false);
  /** Problems that the content check has found in the offered files. */
  const [found, setFound] = useState<readonly Diagnostic[]>([]);
  const isGame = book.book !== undefined;
  const measure = printed && measureBook(files, printed.words);
  const changed = Object.keys(files).filter((path) => files[path] !== base[path]);
  const isBorrowed = isGame && measure !== undefined && measure.rules + measure.entries > 0;
  const problems = checked.preview?.diagnostics.length ?? 0;
  const offered = finishLanguages(files);
  const offer = toOffer({
    isGame,
    game: book.game,
    name: book.name,
    lang: book.lang,
    files: offered,
    base,
    author,
  });
  const canWrite = !isBorrowed && (isGame || changed.length > 0) && problems === 0;
  const write = async () => {
    setFound([]);
    const diagnostics = await checkOffered(book.game, book.lang, isGame ? offer.files : offered);
    if (diagnostics.length) return setFound(diagnostics);
    const packed = zipFiles(offerToFiles(offer)) as Uint8Array<ArrayBuffer>;
    if (await shareOrDownloadFile(`${offer.game}.zip`, packed, 'application/zip')) setWritten(true);
  };
  const report = {
    title: words.issueTitle(book.name),
    body: describe(offer, isGame ? origin : base, words, files),
  };
  const link = reportLink(report, process.env.OFFER_URL ?? '');
  return (
    <section className="editor-offer" aria-label={words.offer}>
      <h2 className="editor-heading">{words.offer}</h2>
      <p>{isGame ? words.offerIntro : words.offerChanges}</p>
      {isGame && <Readiness words={words} measure={measure} />}
      {!isGame && changed.length === 0 && <p>{words.nothingChanged}</p>}
      {problems > 0 && <p>{words.fixFirst}</p>}
      <label className="own-field">
        <span>{words.author}</span>
        <input
          value={author}
          maxLength={MAX_AUTHOR_LENGTH}
          autoComplete="name"
          onInput={(event) => setAuthor(event.currentTarget.value)}
        />
      </label>
      <p className="editor-buttons">
        <button type="button" className="pill-button" disabled={!canWrite} onClick={() => void write()}>
          {words.write}
        </button>
        {link && canWrite && (
          <a className="pill-button" href={link} target="_blank" rel="noopener">
            {words.issue}
          </a>
        )}
      </p>
      <Problems words={words} diagnostics={found} places={{ game: book.game, lang: book.lang, files }} />
      <p role="status">{isWritten ? words.written : ''}</p>
    </section>
  );
}

interface ReadinessProps {
  words: EditorWords;
  measure: ReturnType<typeof measureBook> | undefined;
}

function Readiness({ words, measure }: ReadinessProps) {
  if (!measure) return <p>{words.noPrint}</p>;
  const { rules, entries } = measure;
  return (
    <p className="editor-meter" data-borrowed={rules + entries}>
      {rules > 0 ? words.notReady(rules) : entries > 0 ? words.notReadyEntries(entries) : words.ready}
    </p>
  );
}

interface OfferedDraft extends Pick<Offer, 'files' | 'base'> {
  isGame: boolean;
  game: string;
  name: string;
  lang: string;
  author: string;
}

function toOffer({ isGame, game, name, lang, files, base, author }: OfferedDraft): Offer {
  const given = author.trim() && { author: author.trim() };
  if (isGame) {
    const id = slugOf(name, isBookLang(lang) ? lang : 'en', 6) || 'book';
    return { kind: 'game', game: id, ...given, files: toOfferedGame(files, drawPlaceholderIcon), base: {} };
  }
  const changed = Object.entries(files).filter(([path, text]) => base[path] !== text);
  const known = changed.flatMap(([path]): [string, string][] => {
    const text = base[path];
    return text === undefined ? [] : [[path, text]];
  });
  return {
    kind: 'changes',
    game,
    ...given,
    files: Object.fromEntries(changed),
    base: Object.fromEntries(known),
  };
}

/**
 * Runs the content check on the files of the game with the offered changes. In a private book, the field `exact` says
 * that the entries have the exact words of the printed book. An offer does not contain this field, so more checks apply
 * to the offer than in the editor.
 */
async function checkOffered(game: string, lang: string, files: BookFiles): Promise<readonly Diagnostic[]> {
  const worker = startBookWorker();
  try {
    const response = await worker.request({ ask: 'preview', game, lang, entry: '', files });
    return 'preview' in response ? response.preview.diagnostics : [];
  } finally {
    worker.end();
  }
}

/**
 * Lists the old and the new text of the changed rules, for a message to the maintainers. The message never contains the
 * words of a printed book.
 */
function describe(offer: Offer, before: BookFiles, words: EditorWords, files: BookFiles): string {
  const lines = [words.issueBody, ''];
  if (offer.author) lines.push(offer.author, '');
  for (const [path, text] of Object.entries(offer.files)) {
    const name = parseEntryFileName(path);
    if (!name || offer.kind === 'game') continue;
    const icons = iconNamesOf(files, name.lang);
    const old = new Map(splitEntry(before[path] ?? '').rules.map((rule) => [rule.id, rule.text]));
    for (const rule of splitEntry(text).rules)
      if (old.get(rule.id) !== rule.text)
        lines.push(
          `${name.lang}/${name.id}#${rule.id}`,
          words.issueChange(toPlainWords(old.get(rule.id) ?? '—', icons), toPlainWords(rule.text, icons)),
          '',
        );
  }
  return lines.join('\n').slice(0, MAX_BODY);
}
