// Finds the data file (facts and corrections) that belongs to a text, and parses a data file that the user passes.

import { type BookData, bookSchema, emptyBookData } from './book-corrections';
import { BookError } from './book-error';
import { BOOKS } from './known-books';
import type { BookLang } from './languages';

export interface ChosenBook {
  data: BookData;
  /** Name of the data file; undefined if the book has none. */
  name?: string;
}

export function chooseBook(text: string, lang: BookLang, title: string): ChosenBook {
  for (const [name, data] of BOOKS)
    if (data.recognise.every((words) => text.includes(words))) {
      if (data.lang !== lang)
        throw new BookError(
          `The book is «${data.title}» in ${data.lang}, not ${lang}: use --lang ${data.lang}.`,
        );
      return { data, name };
    }
  return { data: emptyBookData(lang, title) };
}

/** Parses the JSON of a data file. Throws an error that names every invalid field. */
export function parseBookData(json: string, path: string, lang: BookLang): BookData {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new BookError(`${path} is not JSON: ${(error as Error).message}.`);
  }
  const result = bookSchema.safeParse(value);
  if (!result.success) {
    const issues = result.error.issues.map(
      ({ path: keys, message }) => `  ${keys.join('.') || 'file'}: ${message}`,
    );
    throw new BookError(`${path} is not a book data file:\n${issues.join('\n')}`);
  }
  if (result.data.lang !== lang)
    throw new BookError(`${path} is for a book in ${result.data.lang}, not ${lang}.`);
  return result.data;
}
