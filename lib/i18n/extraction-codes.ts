// The codes of the extractor (which converts a rulebook to entries) for warnings, and for reasons why it left out
// lines. Every language of the interface has a text for each code.

/** The reason why the extractor left out lines of the book. */
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
 * A warning about a passage of the book that a person must check. If a code ends with `-guessed`, the extractor assumed
 * that a name is a misspelling of another name.
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
  /** A topic has very many rules and no headings below its title. */
  | 'long';
