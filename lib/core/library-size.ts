// How large a library is: all games of a small one are at hand at once, those of a large one as the reader asks for them.

/** So many games come with a visit to the shelf; at 0.3 megabytes each and language, which is tested, this is the most it may cost. */
const FEW = 8;

export const isLargeLibrary = (games: readonly unknown[]): boolean => games.length > FEW;
