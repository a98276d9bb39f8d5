// What the extractor may doubt or leave out of a book: every language has words for each.

/** Why lines of print were left out. */
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

/** What a person should look at; `-guessed` is a name that was found under another spelling. */
export type DoubtCode =
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
