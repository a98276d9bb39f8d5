// Where a system keeps its way to install, in words and with the drawing of its button.

const DRAWINGS: Record<string, string> = {
  share: 'M12 15V3.5M8 7l4-4 4 4M7 10H5v11h14V10h-2',
  menu: 'M12 5v.01M12 12v.01M12 19v.01',
};

export function InstallWords({ words }: { words: readonly string[] }) {
  return (
    <p className="install-words">
      {words.map((word) => {
        const drawing = DRAWINGS[word];
        return drawing ? (
          <svg key={word} viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d={drawing} />
          </svg>
        ) : (
          <span key={word}>{word} </span>
        );
      })}
    </p>
  );
}
