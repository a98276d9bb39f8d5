// Tests which strings files an island needs.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS } from '@/lib/core/languages';
import { filesUnder } from '../scripts/files/list-files.mjs';
import { stringsFilesOf } from './strings-files';

const islands = [...filesUnder('client')].filter((file) => /\.island\.tsx?$/.test(file));
const folders = [...new Set(islands.map((file) => dirname(file).replace('client/', '')))];

describe('the strings files of an island', () => {
  it('are the common one, and those that its folder needs', () => {
    expect(stringsFilesOf('uk', 'rule')).toEqual(['strings-uk']);
    expect(stringsFilesOf('en', 'offline')).toEqual(['strings-en', 'strings-en-offline']);
    expect(stringsFilesOf('ru', 'private-books')).toContain('strings-ru-decisions');
  });

  it.each(folders)('of client/%s exist in every language', (folder) => {
    for (const lang of LANGS)
      for (const file of stringsFilesOf(lang, folder))
        expect(existsSync(`lib/i18n/${file.replace('strings-', '')}.ts`), file).toBe(true);
  });
});
