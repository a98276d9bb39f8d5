'use client';
// An address as a QR code, drawn on the device: dark on light in both themes, because cameras want it so.
import { useEffect, useState } from 'react';

interface QrCodeProps {
  address: string;
  label: string;
}

export function QrCode({ address, label }: QrCodeProps) {
  const [code, setCode] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let current = true;
    import('uqr')
      .then(({ encode }) => {
        const { data, size } = encode(address, { ecc: 'M', border: 4 });
        if (current) setCode({ size, path: toPath(data) });
      })
      .catch(() => {
        // The address stands beside it in words.
      });
    return () => {
      current = false;
    };
  }, [address]);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-ready={code ? '' : undefined}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code?.path ?? ''} fill="#000" />
    </svg>
  );
}

/** One flat bar for every run of dark squares in a row. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows
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
}
