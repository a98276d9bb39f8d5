// All data files of known rulebooks, by file name without `.json`, in the order in which `chooseBook` tries them.
import { type BookData, bookSchema } from '../book-corrections';
import mandalorianUk from './mandalorian-adventures.uk.json';
import outerRimRu from './outer-rim.ru.json';
import outerRimUk from './outer-rim.uk.json';
import planetUnknownUk from './planet-unknown.uk.json';
import rebellionUk from './rebellion.uk.json';

const FILES: Record<string, unknown> = {
  'mandalorian-adventures.uk': mandalorianUk,
  'outer-rim.ru': outerRimRu,
  'outer-rim.uk': outerRimUk,
  'planet-unknown.uk': planetUnknownUk,
  'rebellion.uk': rebellionUk,
};

export const BOOKS: ReadonlyMap<string, BookData> = new Map(
  Object.entries(FILES).map(([name, data]) => [name, bookSchema.parse(data)]),
);
