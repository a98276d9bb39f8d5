// The codes of extraction warnings and of reasons for dropped lines; every language has a text for each.

/** Why lines of the book were dropped. */
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

/** Warnings for a person to check; `-guessed` means that a name was matched to a similar spelling. */
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
