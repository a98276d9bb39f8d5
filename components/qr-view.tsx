'use client';
// The rule's address as a large code for another phone's camera, with the address in words under it.
import { stringsOf } from '@/lib/interface';
import type { Quotation } from '@/lib/sharing/quote';
import { QrCode } from './qr-code';
import type { EditionNames } from './rule-handle';
import type { RuleView } from './rule-sheet';
import { useWakeLock } from './use-wake-lock';

interface QrViewProps {
  place: string;
  quotation: Quotation;
  edition: EditionNames;
  onView: (view: RuleView) => void;
}

export function QrView({ place, quotation, edition, onView }: QrViewProps) {
  const { sharing } = stringsOf(edition.lang);
  useWakeLock(true);
  return (
    <>
      <h2 className="pr-12 font-rule text-xl font-[650]">{place}</h2>
      <QrCode address={quotation.address} label={sharing.qrOf(place)} />
      <p className="text-center text-sm text-soft">{sharing.qrHint}</p>
      <p className="mt-2 text-center text-sm break-all select-all">{quotation.address}</p>
      <button type="button" className="rule-action-wide mt-4" onClick={() => onView('actions')}>
        {sharing.back}
      </button>
    </>
  );
}
