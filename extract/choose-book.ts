// Chooses the data file of a book by the words it holds, and reads one that a person names.

import { type BookData, bookSchema, unknownBook } from './book-data';
import { BookError } from './book-error';
import { BOOKS } from './books';
import type { BookLang } from './languages';

export interface ChosenBook {
  data: BookData;
  /** Name of the data file; undefined when only the general rules apply. */
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
  return { data: unknownBook(lang, title) };
}

/** A data file as JSON; says which field is wrong. */
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
    throw new BookError(`${path} is not a data file of a book:\n${issues.join('\n')}`);
  }
  if (result.data.lang !== lang)
    throw new BookError(`${path} is for a book in ${result.data.lang}, not ${lang}.`);
  return result.data;
}
