// The codes for extraction warnings and for reasons why lines were dropped. Every language has a text for each code.

/** The reason why the extractor dropped lines of the book. */
export type DropReason =
  | 'page number'
  | 'page mark'
  | 'running head'
  | 'repeated heading'
  | 'number in a picture'
  | 'not letters'
  | 'set at an angle'
  | 'tiny print'
  | 'invisible signs'
  | 'removed by hand'
  | 'ruler'
  | 'image'
  | 'copy'
  | 'cover';

/**
 * A warning about a place that a person has to check. A code that ends with `-guessed` means that the extractor matched
 * a name to another name with a similar spelling.
 */
export type WarningCode =
  | 'letters'
  | 'doubtful'
  | 'icon'
  | 'index'
  | 'page'
  | 'redirect'
  | 'redirect-guessed'
  | 'reference'
  | 'reference-guessed'
  | 'related'
  | 'related-guessed'
  /** A topic has very many rules and no inner headings. */
  | 'long';
