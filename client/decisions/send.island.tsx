// The sheet for sending decisions (house rules and interpretations) to another phone. Short decisions are sent as a
// message, a link or a QR code, and long ones as a file.
import { useEffect, useState } from 'preact/hooks';
import { absolute, SETTINGS } from '@/components/page/site-addresses';
import { toDecisionsFile } from '@/lib/backup/backup-file';
import { editionPagePath, isPrivateGame } from '@/lib/core/addresses';
import type { Decision } from '@/lib/core/decision';
import { typeset } from '@/lib/core/typography';
import { toIsoDay } from '@/lib/decisions/edit-decisions';
import { decisionsToFragment, MAX_LINK_LENGTH, MAX_QR_LENGTH } from '@/lib/decisions/link-code';
import { decisionsToMessage } from '@/lib/decisions/share-message';
import { stringsOf } from '@/lib/i18n';
import { copyText } from '../copy-text';
import { page } from '../current-page';
import { keepAwake } from '../page/wake-lock';
import { createMountPoint } from '../render-into';
import { QrCode } from '../rule/qr-code';
import { shareOrDownloadFile } from '../share-or-download';
import { Sheet } from '../sheet/sheet';
import type { DecisionWithStatus } from './use-decisions';

const place = createMountPoint();

export function openSendSheet(list: readonly DecisionWithStatus[]): void {
  const { form, sending } = stringsOf(page.lang).deciding;
  place.show(
    <Sheet label={sending.title(list.length)} closeLabel={form.close} onClose={place.clear}>
      <SendOptions list={list} />
    </Sheet>,
  );
}

function SendOptions({ list }: { list: readonly DecisionWithStatus[] }) {
  const { sending } = stringsOf(page.lang).deciding;
  const [message, setMessage] = useState('');
  /**
   * A text that the browser refused to copy to the clipboard. The page shows the text, so that the reader can copy it
   * by hand.
   */
  const [uncopied, setUncopied] = useState('');
  const [isQrShown, setIsQrShown] = useState(false);
  const decisions = list.map(({ decision }) => decision);
  const link = toLink(decisions);
  // Decisions about a private book have no link, because on another phone the book has another id or does not exist.
  const isPrivate = isPrivateGame(page.game);
  const fits = !isPrivate && link.length <= MAX_LINK_LENGTH;
  const copy = async (text: string) => {
    const copied = await copyText(text);
    setMessage(copied ? sending.copied : '');
    setUncopied(copied ? '' : text);
  };
  const share = async () => {
    const text = toMessage(list);
    try {
      if (navigator.share)
        return await navigator.share({ title: sending.message(page.name), text, url: link });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    await copy(`${text}\n${link}`);
  };
  if (isQrShown) return <QrPage link={link} onBack={() => setIsQrShown(false)} />;
  return (
    <div className="sending">
      <h2 className="pr-12 font-rule text-xl font-[650]">{typeset(sending.title(decisions.length))}</h2>
      {fits ? (
        <>
          <button type="button" className="rule-action-main" onClick={share}>
            {sending.text}
          </button>
          <button type="button" className="rule-action-wide" onClick={() => copy(link)}>
            {sending.link}
          </button>
          {link.length <= MAX_QR_LENGTH ? (
            <button type="button" className="rule-action-wide" onClick={() => setIsQrShown(true)}>
              {sending.code}
            </button>
          ) : (
            <p>{sending.noCode}</p>
          )}
        </>
      ) : (
        !isPrivate && <p>{sending.onlyFile}</p>
      )}
      <button
        type="button"
        className={fits ? 'rule-action-wide' : 'rule-action-main'}
        onClick={() => sendAsFile(decisions)}
      >
        {sending.file}
      </button>
      <p role="status" className="rule-said">
        {message}
      </p>
      {uncopied && (
        <label className="rule-refused">
          {sending.copyRefused}
          <textarea readOnly rows={4} value={uncopied} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {fits && <p className="text-sm text-soft">{sending.private}</p>}
    </div>
  );
}

function QrPage({ link, onBack }: { link: string; onBack: () => void }) {
  const { sending } = stringsOf(page.lang).deciding;
  useEffect(keepAwake, []);
  return (
    <div className="sending">
      <h2 className="pr-12 font-rule text-xl font-[650]">{sending.codeOf}</h2>
      <QrCode address={link} label={sending.codeOf} />
      <p className="text-center text-sm text-soft">{sending.codeHint}</p>
      <button type="button" className="rule-action-wide" onClick={onBack}>
        {sending.back}
      </button>
    </div>
  );
}

/**
 * Returns a link with the encoded decisions of this game after `#`. Browsers never send the part after `#` to a server.
 */
const toLink = (decisions: readonly Decision[]): string =>
  absolute(editionPagePath(page.game, page.lang, 'decisions'), SETTINGS.origin || location.origin) +
  decisionsToFragment({ game: page.game, decisions: [...decisions] });

function toMessage(list: readonly DecisionWithStatus[]): string {
  const { deciding, lockedTitle } = stringsOf(page.lang);
  const { kinds, sending } = deciding;
  return decisionsToMessage(list, { title: sending.message(page.name), kinds, locked: lockedTitle });
}

/** Shares or downloads the decisions as a file with a name such as `outer-rim-decisions-2026-11-17.json`. */
function sendAsFile(decisions: readonly Decision[]): Promise<boolean> {
  const day = toIsoDay(new Date());
  const name = `${page.game}-decisions-${day}.json`;
  return shareOrDownloadFile(name, toDecisionsFile(day, page.game, decisions));
}
