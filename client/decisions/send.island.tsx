// Sending decisions to another phone: message, link, code or file, whichever can hold them.
import { useEffect, useState } from 'preact/hooks';
import { isPrivateGame } from '@/lib/core/addresses';
import { typeset } from '@/lib/core/typography';
import { LONGEST_LINK, LONGEST_QR } from '@/lib/decisions/link-code';
import { stringsOf } from '@/lib/i18n';
import { copyText } from '../copy-text';
import { page } from '../current-page';
import { createPlace } from '../mount';
import { keepAwake } from '../page/wake-lock';
import { QrCode } from '../rule/qr-code';
import { Sheet } from '../sheet/sheet';
import { linkOf, messageOf, sendFile } from './share-decisions';
import type { StandingDecision } from './use-decisions';

const place = createPlace();

export function openSend(list: readonly StandingDecision[]): void {
  const { form, sending } = stringsOf(page.lang).deciding;
  place.show(
    <Sheet label={sending.title(list.length)} closeLabel={form.close} onClose={place.clear}>
      <Send list={list} />
    </Sheet>,
  );
}

function Send({ list }: { list: readonly StandingDecision[] }) {
  const { sending } = stringsOf(page.lang).deciding;
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [asCode, setAsCode] = useState(false);
  const decisions = list.map(({ decision }) => decision);
  const link = linkOf(decisions);
  // A private book is not on the other phone: an address of it would lead nowhere.
  const isPrivate = isPrivateGame(page.game);
  const fits = !isPrivate && link.length <= LONGEST_LINK;
  const copy = async (text: string) => {
    const copied = await copyText(text);
    setSaid(copied ? sending.copied : '');
    setRefused(copied ? '' : text);
  };
  const share = async () => {
    const text = messageOf(list);
    try {
      if (navigator.share)
        return await navigator.share({ title: sending.message(page.name), text, url: link });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    await copy(`${text}\n${link}`);
  };
  if (asCode) return <Code link={link} onBack={() => setAsCode(false)} />;
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
          {link.length <= LONGEST_QR ? (
            <button type="button" className="rule-action-wide" onClick={() => setAsCode(true)}>
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
        onClick={() => sendFile(decisions)}
      >
        {sending.file}
      </button>
      <p role="status" className="rule-said">
        {said}
      </p>
      {refused && (
        <label className="rule-refused">
          {sending.copyRefused}
          <textarea readOnly rows={4} value={refused} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {fits && <p className="text-sm text-soft">{sending.private}</p>}
    </div>
  );
}

function Code({ link, onBack }: { link: string; onBack: () => void }) {
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
