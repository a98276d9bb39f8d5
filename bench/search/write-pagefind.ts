// Converts the documents of one edition to pages with headings, and indexes these pages with Pagefind.
import { pathToFileURL } from 'node:url';
import type { BenchDocument } from './peer-documents';

interface Pagefind {
  createIndex: () => Promise<{ index: PagefindIndex; errors: string[] }>;
  close: () => Promise<void>;
}

interface PagefindIndex {
  addHTMLFile: (page: { url: string; content: string }) => Promise<{ errors: string[] }>;
  writeFiles: (to: { outputPath: string }) => Promise<{ errors: string[] }>;
}

export async function writePagefind(
  outputPath: string,
  lang: string,
  documents: BenchDocument[],
): Promise<void> {
  // The import is dynamic, because Pagefind is not installed when TypeScript checks this file.
  const address = pathToFileURL('bench/node_modules/pagefind/lib/index.js').href;
  const pagefind = (await import(address)) as Pagefind;
  const { index, errors } = await pagefind.createIndex();
  const allErrors = [...errors];
  for (const url of new Set(documents.map(pageUrlOf))) {
    const sections = documents.filter((document) => pageUrlOf(document) === url);
    const page = await index.addHTMLFile({ url, content: sectionsToPage(lang, sections) });
    allErrors.push(...page.errors);
  }
  allErrors.push(...(await index.writeFiles({ outputPath })).errors);
  if (allErrors.length > 0) throw new Error(`Pagefind could not index: ${allErrors.join('; ')}`);
}

/** Returns the address of the document's page. A page has one rule, or all sections of one entry. */
const pageUrlOf = ({ entry, rule }: BenchDocument): string => (rule ? `/${entry}/${rule}/` : `/${entry}/`);

function sectionsToPage(lang: string, sections: BenchDocument[]): string {
  const body = sections.map(({ section, heading, names, text }) => {
    const title = section ? `<h2 id="${section}">${escapeHtml(heading)}</h2>` : '';
    const weighted = names ? `<p data-pagefind-weight="7">${escapeHtml(names)}</p>` : '';
    const paragraphs = text.split('\n').map((line) => `<p>${escapeHtml(line)}</p>`);
    return title + weighted + paragraphs.join('');
  });
  return `<html lang="${lang}"><body><h1>${escapeHtml(sections[0]?.title ?? '')}</h1>${body.join('')}</body></html>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
