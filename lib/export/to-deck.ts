// Builds a deck of term cards in the text format that Anki imports
// (https://docs.ankiweb.net/importing/text-files.html). The front of a card has the term. The back has the definition
// and its source: the entry and the page of the book.

import { entryPath } from '../core/addresses';
import { bookOfEntry, documentOfEntry } from '../data/book-of-entry';
import { wholeSentence } from '../data/complete-sentence';
import type { EntryData, GameData } from '../data/game-data';
import { stringsOf } from '../i18n';
import { pageWordOf, sourceOf, toWords } from '../sharing/quotation';
import { escapeHtml } from '../sharing/rule-share-page';
import type { ExportInput } from './export-edition';

/** Returns the text of the deck. A card has the same id in every export, so a second import updates it. */
export function toDeck({ data, edition, origin }: ExportInput): string {
  const cards = data.entries
    .filter(({ see, until }) => !see && !until)
    .flatMap((entry) => {
      const definition = findDefinition(entry, data);
      return definition ? [toCard(entry, definition, { data, origin, edition })] : [];
    });
  return [
    '#separator:tab',
    '#html:true',
    `#deck:${edition.title.replaceAll('::', ': ')}`,
    '#notetype:Basic',
    '#guid column:1',
    '#tags column:4',
    ...cards,
    '',
  ].join('\n');
}

type CardInput = Pick<ExportInput, 'data' | 'edition' | 'origin'>;

function toCard(entry: EntryData, definition: string, { data, edition, origin }: CardInput): string {
  const english = entry.en && data.lang !== 'en' ? `<br><small>${escapeHtml(entry.en)}</small>` : '';
  const document = documentOfEntry(data, entry);
  const source = sourceOf(
    {
      gameName: data.name,
      title: entry.title,
      ...(document && { documentName: document.name }),
      ...(entry.page && { page: entry.page }),
    },
    pageWordOf(stringsOf(edition.lang), bookOfEntry(data, entry)),
  );
  const place = origin
    ? `<a href="${escapeHtml(origin + entryPath(data.game, data.lang, entry.id))}">${escapeHtml(source)}</a>`
    : escapeHtml(source);
  const tag = data.game.replace(/[^a-z0-9-]/g, '-');
  return [
    `pravylo:${data.game}/${data.lang}/${entry.id}`,
    escapeHtml(entry.title) + english,
    `${escapeHtml(definition)}<br><small>${place}</small>`,
    tag,
  ]
    .map((field) => `"${field.replace(/\s+/g, ' ').replaceAll('"', '""')}"`)
    .join('\t');
}

/**
 * Returns the first rule of the entry as plain text, or undefined if the entry has only headings, notes and spoilers.
 */
function findDefinition(entry: EntryData, data: GameData): string | undefined {
  const rule = entry.rules.find(({ kind, note, until }) => kind !== 'heading' && !note && !until);
  return rule && toWords(wholeSentence(entry, rule), (id) => data.icons[id]?.name ?? id);
}
