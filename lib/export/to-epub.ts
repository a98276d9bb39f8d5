// Builds the files of an EPUB 3 from the booklet of an edition: one chapter for each entry, in the order of the book.
import { bookOfEntry } from '../data/book-of-entry';
import type { BookletEntry, SiteBooklet } from '../data/site-data-types';
import { stringsOf } from '../i18n';
import { pageWordOf } from '../sharing/quotation';
import { escapeHtml } from '../sharing/rule-share-page';
import type { ExportInput } from './export-edition';

const STYLE = `body { line-height: 1.5; }
ul.rules, ol.rules { padding-left: 0; list-style: none; }
.rules .rules { padding-left: 1.25em; }
.rule { margin: 0.5em 0; }
.rule-body > p { display: inline; margin: 0; }
.rule-n { margin-right: 0.5em; font-size: 0.8em; opacity: 0.7; }
.source { font-size: 0.9em; }
.note { margin: 1em 0; padding: 0.5em 1em; border-left: 3px solid; }
.note-label { margin: 0; font-weight: bold; }
.together { white-space: nowrap; }
svg.icon { width: 1.1em; height: 1.1em; vertical-align: -0.15em; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
table { border-collapse: collapse; }
th, td { padding: 0.25em 0.5em; border: 1px solid; text-align: left; }
`;

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Returns the files by path. The file `mimetype` is the first, as the format requires. */
export function toEpub(input: ExportInput): Map<string, string> {
  const entries = input.booklet.parts.flatMap((part) => part.entries);
  const anchors = anchorsOf(entries);
  return new Map([
    ['mimetype', 'application/epub+zip'],
    ['META-INF/container.xml', CONTAINER],
    ['book/package.opf', toPackage(input, entries)],
    ['book/nav.xhtml', toContents(input)],
    ['book/style.css', STYLE],
    ...entries.map((entry): [string, string] => [
      `book/${fileOf(entry.id)}`,
      toChapter(entry, input, anchors),
    ]),
  ]);
}

/** Returns the name of an entry's file. Without the prefix, an entry with the id `nav` would overwrite `nav.xhtml`. */
const fileOf = (entry: string): string => `entry-${entry}.xhtml`;

/** Maps every anchor of the booklet to its address in the EPUB. An entry has its id as its anchor. */
function anchorsOf(entries: readonly BookletEntry[]): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const { id, html } of entries) {
    for (const [, anchor = ''] of html.matchAll(/ id="([^"]+)"/g))
      anchors.set(anchor, `${fileOf(id)}#${anchor}`);
    anchors.set(id, fileOf(id));
  }
  return anchors;
}

function toPackage(
  { edition, data, changed, origin }: ExportInput,
  entries: readonly BookletEntry[],
): string {
  const { game, lang, title, publisher } = edition;
  const id = origin
    ? `${origin}/${game}/${lang}/`
    : `urn:pravylo:${game.replace(/[^a-z0-9-]/g, '-')}:${lang}`;
  const item = (name: string, file: string, type: string, more = '') =>
    `<item id="${name}" href="${file}" media-type="${type}"${more}/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${lang}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeHtml(id)}</dc:identifier>
<dc:title>${escapeHtml(title)}</dc:title>
<dc:language>${lang}</dc:language>
<dc:source>${escapeHtml(data.book.title)}</dc:source>
${publisher ? `<dc:rights>${escapeHtml(stringsOf(lang).footer.rights(publisher))}</dc:rights>` : ''}
<meta property="dcterms:modified">${changed}T00:00:00Z</meta>
</metadata>
<manifest>
${item('nav', 'nav.xhtml', 'application/xhtml+xml', ' properties="nav"')}
${item('style', 'style.css', 'text/css')}
${entries
  .map(({ id: entry, html }) =>
    item(
      `e-${entry}`,
      fileOf(entry),
      'application/xhtml+xml',
      html.includes('<svg') ? ' properties="svg"' : '',
    ),
  )
  .join('\n')}
</manifest>
<spine>
<itemref idref="nav"/>
${entries.map(({ id: entry }) => `<itemref idref="e-${entry}"/>`).join('\n')}
</spine>
</package>
`;
}

function toContents({ edition, booklet }: ExportInput): string {
  const { contents } = stringsOf(edition.lang).print;
  return toPage(
    edition.lang,
    edition.title,
    `<h1>${escapeHtml(edition.title)}</h1>
<nav epub:type="toc"><h2>${escapeHtml(contents)}</h2><ol>
${booklet.parts.map(toPart).join('\n')}
</ol></nav>`,
  );
}

const toPart = ({ title, entries }: SiteBooklet['parts'][number]): string =>
  `<li><a href="${fileOf(entries[0]?.id ?? '')}">${escapeHtml(title)}</a><ol>
${entries.map((entry) => `<li><a href="${fileOf(entry.id)}">${escapeHtml(entry.title)}</a></li>`).join('\n')}
</ol></li>`;

function toChapter(
  { id, title, page, document, module, html, see }: BookletEntry,
  { edition, origin }: ExportInput,
  anchors: ReadonlyMap<string, string>,
): string {
  const strings = stringsOf(edition.lang);
  const book = bookOfEntry(edition, { ...(document && { document }) });
  const source = [module?.name, book.short, page && pageWordOf(strings, book)(page)]
    .filter(Boolean)
    .join(', ');
  const address = origin && `${origin}/${edition.game}/${edition.lang}/${id}/`;
  const sourceLine = address
    ? `<a href="${escapeHtml(address)}">${escapeHtml(source)}</a>`
    : escapeHtml(source);
  const links = see.map(
    ({ target, title: name }) => `<a href="#${escapeHtml(target)}">${escapeHtml(name)}</a>`,
  );
  const body = links.length > 0 ? `<p>${escapeHtml(strings.see)}: ${links.join(', ')}</p>` : html;
  return toPage(
    edition.lang,
    title,
    `<h1>${escapeHtml(title)}</h1>
<p class="source">${sourceLine}</p>
${toXhtml(body, anchors)}`,
  );
}

/**
 * Matches a link to an anchor of the booklet (`<a href="#combat--ties">words</a>`), with its target and its content.
 * Links are never nested.
 */
const LINK = /<a (?:[^>]* )?href="#([^"]+)"[^>]*>([\s\S]*?)<\/a>/g;
/** Matches an element that has no end tag in HTML. In XML, such an element must be closed: `<br/>`. */
const VOID = /<(br|hr|img|input|col|wbr|image)\b([^>]*?)\s*\/?>(?:<\/image>)?/g;

/**
 * Converts the HTML of the booklet to XHTML. This HTML comes from the project's own compiler, which writes a quoted
 * value for every attribute and closes every element that has content. If the target of a link is not in the booklet,
 * for example because it is a spoiler, only the words of the link remain.
 */
function toXhtml(html: string, anchors: ReadonlyMap<string, string>): string {
  return html
    .replace(LINK, (_, anchor: string, words: string) => {
      const address = anchors.get(anchor);
      return address ? `<a href="${address}">${words}</a>` : words;
    })
    .replace(/<svg\b/g, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(VOID, '<$1$2/>')
    .replace(/ (?:tabindex|data-number)="[^"]*"/g, '')
    .replaceAll('&nbsp;', '&#xA0;');
}

const toPage = (lang: string, title: string, body: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
