// Buttons that search for a query: recent searches or suggested corrections.

interface SearchChipsProps {
  queries: readonly string[];
  onPick: (query: string) => void;
}

export function SearchChips({ queries, onPick }: SearchChipsProps) {
  return (
    <ul className="search-chips">
      {queries.map((query) => (
        <li key={query}>
          <button type="button" className="search-chip" onClick={() => onPick(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}
