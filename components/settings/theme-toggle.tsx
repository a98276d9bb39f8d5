// The button that switches between the light and the dark theme.

export const ThemeToggle = ({ label }: { label: string }) => (
  <button
    type="button"
    aria-label={label}
    data-island="settings/theme-toggle"
    data-when="tap"
    className="needs-scripts grid h-11 w-[44px] shrink-0 place-items-center rounded-full text-soft hover:text-ink"
  >
    <svg viewBox="0 0 24 24" className="icon size-5" aria-hidden="true">
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor" />
    </svg>
  </button>
);
