// The floating link back to the text from which the reader followed a link. It is hidden until client/page/back-chip.ts
// shows it.

/** `label` contains the placeholder `{title}`, which the script replaces with the title of the previous page. */
export const BackChip = ({ label }: { label: string }) => (
  <nav className="return-way" data-label={label} hidden>
    <a href="#content" className="return-chip">
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M9 7l-5 5 5 5M4 12h10a6 6 0 0 1 6 6" />
      </svg>
      <span />
    </a>
  </nav>
);
