// Words to search for by a tap: what was asked lately, or what was perhaps meant.

interface SearchChipsProps {
  words: readonly string[];
  onPick: (word: string) => void;
}

export function SearchChips({ words, onPick }: SearchChipsProps) {
  return (
    <ul className="search-chips">
      {words.map((word) => (
        <li key={word}>
          <button type="button" className="search-chip" onClick={() => onPick(word)}>
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}
