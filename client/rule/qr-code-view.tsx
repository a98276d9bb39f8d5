// The view of the rule sheet that shows the address of the rule as a large QR code and as text.
import { useEffect } from 'preact/hooks';
import { stringsOf } from '@/lib/i18n';
import type { Quotation } from '@/lib/sharing/quotation';
import { page } from '../current-page';
import { keepAwake } from '../page/wake-lock';
import { QrCode } from './qr-code';
import type { RuleView } from './sheet.island';

interface QrViewProps {
  place: string;
  quotation: Quotation;
  onView: (view: RuleView) => void;
}

export function QrView({ place, quotation, onView }: QrViewProps) {
  const { sharing } = stringsOf(page.lang);
  useEffect(keepAwake, []);
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
