// Draws a placeholder for an icon without a drawing: a ring with a polygon whose shape depends only on the icon's id.

/** Returns a polynomial hash of the text, from 0 to 99,990. */
function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return value;
}

export function drawPlaceholderIcon(id: string): string {
  const seed = hash(id);
  const corners = 3 + (seed % 5);
  const rotation = (seed % 360) * (Math.PI / 180);
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = rotation + (2 * Math.PI * at * (1 + (seed % 2))) / corners;
    return `${(12 + 6 * Math.cos(angle)).toFixed(1)} ${(12 + 6 * Math.sin(angle)).toFixed(1)}`;
  });
  const frame = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"';
  return `<svg ${frame} stroke-width="1.8" stroke-linejoin="round"><circle cx="12" cy="12" r="9.2"/><path d="M${points.join('L')}z"/></svg>\n`;
}
