'use client';
// "Something is wrong here", where the site names no address for it: copies a report to paste wherever its keepers are met.
import { useState } from 'react';

interface ReportButtonProps {
  label: string;
  done: string;
  refused: string;
  /** With a place for `{address}`. */
  report: string;
}

export function ReportButton({ label, done, refused, report }: ReportButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const text = report.replace('{address}', location.href);
    const { copyText } = await import('./copy-text');
    setSaid((await copyText(text)) ? done : `${refused} ${text}`);
  };
  return (
    <>
      <button type="button" className="needs-scripts" onClick={copy}>
        {label}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
