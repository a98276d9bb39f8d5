// Shows the address of the site as a QR code, with a button that shares the address.
import { useState } from 'preact/hooks';
import { SETTINGS } from '@/components/page/site-addresses';
import { stringsOf } from '@/lib/i18n';
import { copyText } from '../copy-text';
import { page } from '../current-page';
import { renderInto } from '../render-into';
import { QrCode } from '../rule/qr-code';

export function attach(element: HTMLElement): void {
  const address = (SETTINGS.origin || location.origin) + (element.dataset.path ?? '');
  renderInto(<ShareSite address={address} />, element);
}

function ShareSite({ address }: { address: string }) {
  const { siteName, sharing } = stringsOf(page.lang);
  const [status, setStatus] = useState('');
  const share = async () => {
    if (navigator.share) return navigator.share({ title: siteName, url: address }).catch(() => undefined);
    setStatus((await copyText(address)) ? sharing.copied : '');
  };
  return (
    <>
      <QrCode address={address} label={sharing.qrOf(siteName)} />
      <p className="text-center text-sm break-all select-all">{address}</p>
      <p className="mt-3 flex items-center justify-center gap-3">
        <button type="button" className="pill-button" onClick={() => void share()}>
          {sharing.share}
        </button>
        <span role="status">{status}</span>
      </p>
    </>
  );
}
