// Collects the sentences of an entry from the HTML of the page, each with its position in the document. The text of an
// icon is the icon's name. Omits rule numbers, buttons and hidden elements.
import { toSentences } from './split-sentences';

export interface SpokenSentence {
  text: string;
  /** The position of the sentence in the document. */
  range: Range;
  /** The rule, heading or label that contains the sentence. */
  element: HTMLElement;
  /** Whether the sentence begins a step. */
  beginsStep: boolean;
}

const UNITS = 'h1, .section, .note-label, .rule';
const OWN_TEXT = ':scope > .rule-body, :scope > .section-link';
const SILENT = '.rule-n, .rule-lang, .rule-differs, button, input, .sr-only';

/** Returns the sentences in `root`. `root` is an article, or one rule with the rules that belong to it. */
export function collectSentences(root: HTMLElement, lang: string): SpokenSentence[] {
  const inside = [...root.querySelectorAll<HTMLElement>(UNITS)];
  return (root.matches(UNITS) ? [root, ...inside] : inside).filter(isVisible).flatMap((element) => {
    const beginsStep = element.matches('.rule-step');
    return sentencesOf(element, lang).map((sentence, index) => ({
      ...sentence,
      element,
      beginsStep: beginsStep && index === 0,
    }));
  });
}

/** A part of the spoken text: the text of a text node, or the name of an icon. */
interface Piece {
  node: Text | Element;
  text: string;
  start: number;
}

function sentencesOf(element: HTMLElement, lang: string): { text: string; range: Range }[] {
  const pieces = piecesOf(element.querySelector(OWN_TEXT) ?? element);
  const text = pieces.map((piece) => piece.text).join('');
  return toSentences(text, lang).flatMap((sentence) => {
    const first = pieces.findLast(({ start }) => start <= sentence.start);
    const last = pieces.findLast(({ start }) => start < sentence.end);
    if (!first || !last) return [];
    const range = document.createRange();
    if (first.node instanceof Text) range.setStart(first.node, sentence.start - first.start);
    else range.setStartBefore(first.node);
    if (last.node instanceof Text)
      range.setEnd(last.node, Math.min(sentence.end - last.start, last.node.length));
    else range.setEndAfter(last.node);
    return [{ text: sentence.text, range }];
  });
}

function piecesOf(body: Element): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const add = (node: Text | Element, text: string) => {
    pieces.push({ node, text, start });
    start += text.length;
  };
  const walk = (node: Node) => {
    if (node instanceof Text) add(node, node.data);
    else if (node instanceof SVGElement) add(node, ` ${node.getAttribute('aria-label') ?? ''} `);
    else if (node instanceof HTMLElement && !node.matches(SILENT) && isVisible(node)) {
      for (const child of node.childNodes) walk(child);
      // Adds punctuation, so that the voice makes a short pause after a table cell and a longer pause after a row or a
      // line.
      const pause = node.matches('td:not(:last-child), th:not(:last-child)')
        ? ', '
        : node.matches('tr, .for-players')
          ? '. '
          : '';
      if (pause && pieces.length > 0) add(node, pause);
    }
  };
  walk(body);
  return pieces;
}

/**
 * Whether the element is visible. It is not visible inside a locked spoiler, or in a kind of note that the reader has
 * hidden in the settings.
 */
const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;
