// Renders the instructions for installing the site through the menu of a browser, with the icon of the button to tap.

/** SVG paths of the icons. Each key is also the word that stands for the icon in the list `words`. */
const ICON_PATHS: Record<string, string> = {
  share: 'M12 15V3.5M8 7l4-4 4 4M7 10H5v11h14V10h-2',
  menu: 'M12 5v.01M12 12v.01M12 19v.01',
};

export function InstallInstructions({ words }: { words: readonly string[] }) {
  return (
    <p className="install-words">
      {words.map((word) => {
        const iconPath = ICON_PATHS[word];
        return iconPath ? (
          <svg key={word} viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d={iconPath} />
          </svg>
        ) : (
          <span key={word}>{word} </span>
        );
      })}
    </p>
  );
}
