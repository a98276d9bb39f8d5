// The interface of a text recognizer (an OCR engine): takes an image and returns lines of recognized characters.
import type { BoundingBox } from '../pdf/pdf-types';
import type { GrayImage } from './image/gray-image';

/** A recognized character. Boxes are in pixels of the image; confidences are from 0 to 100. */
export interface RecognizedSymbol {
  text: string;
  box: BoundingBox;
  confidence: number;
}

export interface RecognizedWord {
  symbols: RecognizedSymbol[];
  /** Confidence that all characters of the word are right, from 0 to 100. */
  confidence: number;
}

export interface RecognizedLine {
  words: RecognizedWord[];
  box: BoundingBox;
  /** Number of the paragraph on the page. All lines of a paragraph have the same font size. */
  paragraph: number;
}

export interface Recognizer {
  /** Recognizes a page whose lines are nearly horizontal. */
  recognize: (image: GrayImage) => Promise<RecognizedLine[]>;
  /** Frees the memory of the recognizer. */
  end: () => void;
}

/**
 * Returns the mean confidence of all words, from 0 to 100, weighted by their lengths; 0 if there are no words. The
 * confidence of words is used, not that of characters, because characters get a high confidence even in text that is
 * upside down.
 */
export function meanConfidence(
  words: readonly { symbols: readonly unknown[]; confidence: number }[],
): number {
  const length = words.reduce((sum, { symbols }) => sum + symbols.length, 0);
  const sum = words.reduce((total, { symbols, confidence }) => total + confidence * symbols.length, 0);
  return sum / Math.max(1, length);
}
