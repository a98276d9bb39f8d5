// Stores recognized pages of a scan, and the file from which they come, so that the recognition can continue after the
// reader has closed the app. The database is a cache; saved books do not need it.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RecognizedPage } from '@/extract/scan/recognize-page';

/** A file whose pages are being recognized. */
export interface UnfinishedScan {
  file: string;
  bytes: Uint8Array;
  /** Codes of the languages that the reader has chosen. */
  languages: string[];
}

interface ScanDatabase extends DBSchema {
  pages: { key: string; value: RecognizedPage };
  /** Contains at most one file, under the constant key `file`. */
  unfinished: { key: string; value: UnfinishedScan };
}

const KEY = 'file';

const open = (): Promise<IDBPDatabase<ScanDatabase>> =>
  openDB<ScanDatabase>('pravylo-scans', 1, {
    upgrade(db) {
      db.createObjectStore('pages');
      db.createObjectStore('unfinished');
    },
  });

/**
 * Runs `work` with the database. If the database fails, returns undefined, because the stored pages are only a cache.
 */
async function tryWith<T>(work: (db: IDBPDatabase<ScanDatabase>) => Promise<T>): Promise<T | undefined> {
  try {
    const db = await open();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}

export const readUnfinishedScan = (): Promise<UnfinishedScan | undefined> =>
  tryWith((db) => db.get('unfinished', KEY));

/** Stores the file whose pages are being recognized. Deletes the pages of any other file. */
export const storeUnfinishedScan = (scan: UnfinishedScan): Promise<unknown> =>
  tryWith(async (db) => {
    const before = await db.get('unfinished', KEY);
    const isSame =
      before?.bytes.length === scan.bytes.length &&
      before.file === scan.file &&
      before.languages.join() === scan.languages.join();
    if (!isSame) await db.clear('pages');
    await db.put('unfinished', scan, KEY);
  });

/** Deletes the file and its pages. Called after the reader has saved or discarded the book. */
export const deleteUnfinishedScan = (): Promise<unknown> =>
  tryWith((db) => Promise.all([db.clear('pages'), db.clear('unfinished')]));

export const findRecognizedPage = (sheet: number): Promise<RecognizedPage | undefined> =>
  tryWith((db) => db.get('pages', String(sheet)));

export const storeRecognizedPage = (page: RecognizedPage): Promise<unknown> =>
  tryWith((db) => db.put('pages', page, String(page.sheet)));
