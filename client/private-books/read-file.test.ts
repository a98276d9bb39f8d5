// Tests which errors are reported for files that are not rulebooks.
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readBookFile } from './read-file';

const errorOf = (bytes: Uint8Array, file: string): Promise<string> =>
  readBookFile({
    bytes,
    file,
    pageLang: 'en',
    loadPdfReader: () => Promise.reject(new Error('not a PDF')),
    onPage: () => {},
  }).then(
    () => 'no error',
    ({ code }) => code,
  );
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it('rejects a .docx or .odt file with the error code `document`', async () => {
  const word = zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'word/document.xml': strToU8('<x/>') });
  expect(await errorOf(word, 'rules.docx')).toBe('document');
  const odt = zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>') });
  expect(await errorOf(odt, 'rules.odt')).toBe('document');
});

it('rejects a zip file without a rulebook with the error code `no-book`', async () => {
  expect(await errorOf(zipSync({ 'notes.bin': strToU8('x') }), 'notes.zip')).toBe('no-book');
});

it.each([
  ['PNG', '\x89PNG\r\n\x1a\n rest of the picture'],
  ['JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF rest of the picture'],
  ['WebP', 'RIFF\x10\x20\x00\x00WEBPVP8 rest'],
  ['HEIC', '\x00\x00\x00\x24ftypheic rest of the picture'],
])('rejects a %s image with the error code `photo`', async (_kind, start) => {
  expect(await errorOf(bytesOf(start), 'page-1')).toBe('photo');
});
