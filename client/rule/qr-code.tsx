// Renders an address as a QR code in SVG. The code is black on white in both themes, because many cameras cannot read
// white codes on black.
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { addStyles } from '../add-styles';
import styles from './rule-card.css';

// The bundler imports a style sheet as a string, but the types of Next give it another type. `String` corrects only the
// type.
addStyles(String(styles));

interface QrCodeProps {
  address: string;
  label: string;
}

export function QrCode({ address, label }: QrCodeProps) {
  const { size, path } = useMemo(() => toQrPath(address), [address]);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      {...{ 'shape-rendering': 'crispEdges' }}
      data-ready=""
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/**
 * Draws one horizontal bar for every sequence of dark modules in a row. The empty border has a width of 4 modules, as
 * the QR standard requires.
 */
function toQrPath(address: string): { size: number; path: string } {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => {
      const bars: string[] = [];
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x++;
        bars.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`);
      }
      return bars;
    })
    .join('');
  return { size, path };
}
