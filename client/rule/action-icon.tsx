// Icons of the rule actions. Like the icons of games, they are drawn in a square of 24 × 24 units with the same line
// width.

const ICON_PATHS = {
  show: 'M4 5h16v11H4zM9 20h6M12 16v4',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2.5M17 20h-3M20 20h-.5',
  pin: 'M9 3.5h6l-1 6 3.5 3.5h-11L10 9.5zM12 13v7.5',
  decide: 'M4 4h16v12h-9l-4 4v-4H4zM8 8.5h8M8 12h5',
  page: 'M6 3.5h8.5L18.5 7.5V20.5H6zM9 10.5h6.5M9 14h6.5M9 17.5h4',
  aloud: 'M4 10v4h4l5 4V6l-5 4zM16 9a4 4 0 0 1 0 6',
  language: 'M3.5 6h9M8 4v2c0 4-2 6.5-4.5 8M5.5 9c1 2.5 3 4 5.5 5M12 20l4.25-10L20.5 20M13.5 16.5h5.5',
} as const;

export function ActionIcon({ name }: { name: keyof typeof ICON_PATHS }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
