// The codes for extraction warnings and for reasons why lines were dropped. Every language has a text for each code.

/** The reason why the extractor dropped lines of the book. */
export type DropReason =
  | 'page number'
  | 'page mark'
  | 'running head'
  | 'repeated heading'
  | 'number in a picture'
  | 'set at an angle'
  | 'tiny print'
  | 'invisible signs'
  | 'removed by hand'
  | 'ruler'
  | 'image'
  | 'copy'
  | 'cover';

/** A warning that a person has to check. `-guessed` means that a name was matched to a name with a similar spelling. */
export type WarningCode =
  | 'letters'
  | 'icon'
  | 'index'
  | 'page'
  | 'redirect'
  | 'redirect-guessed'
  | 'reference'
  | 'reference-guessed'
  | 'related'
  | 'related-guessed';
