'use client';
// The actions of one rule, in reach of the thumb: show, share, code, pin, other language, copy, report.
import { useState } from 'react';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/interface';
import { LANGUAGES } from '@/lib/languages';
import { type Quotation, toMarkdown, toMessage, toText } from '@/lib/sharing/quote';
import type { RuleCard } from '@/lib/sharing/rule-card';
import { ActionIcon } from './action-icon';
import { copyText } from './copy-text';
import { InlineText } from './inline-text';
import { ReportAction } from './report-action';
import type { EditionNames } from './rule-handle';
import { readOtherLanguages } from './rule-on-page';
import type { RuleView } from './rule-sheet';
import { useStored } from './use-stored';

interface RuleActionsProps {
  card: RuleCard;
  place: string;
  quotation: Quotation;
  edition: EditionNames;
  icons: GameData['icons'];
  rule: HTMLElement;
  onView: (view: RuleView) => void;
}

export function RuleActions({ card, place, quotation, edition, icons, rule, onView }: RuleActionsProps) {
  const strings = stringsOf(edition.lang);
  const { sharing } = strings;
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [pins, setPins] = useStored('pins');
  const target = `${card.entry}#${card.id}`;
  const pinned = pins[edition.game] ?? [];
  const isPinned = pinned.includes(target);

  const copy = async (text: string, done: string = sharing.copied) => {
    const copied = await copyText(text);
    setSaid(copied ? done : '');
    setRefused(copied ? '' : text);
  };
  const share = async () => {
    const { source, address } = quotation;
    // A link to a spoiler tells nothing before it is opened, so the message must not either.
    const locked = `${strings.lockedTitle}\n${card.gameName}`;
    const message = card.spoiler
      ? { title: card.gameName, text: locked, url: address }
      : { title: source, text: toMessage(quotation), url: address };
    try {
      if (navigator.share) return await navigator.share(message);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    await copy(card.spoiler ? `${locked}\n${address}` : toText(quotation));
  };
  const pin = () => {
    const others = pinned.filter((one) => one !== target);
    setPins({ ...pins, [edition.game]: isPinned ? others : [...others, target] });
    setSaid(isPinned ? sharing.unpinned : sharing.pinned);
  };

  return (
    <>
      <h2 className="pr-12 font-rule text-xl font-[650]">{place}</h2>
      <p className="rule-quoted">
        <InlineText text={card.text} icons={icons} />
      </p>
      <button type="button" className="rule-action-main" onClick={() => onView('show')}>
        <ActionIcon name="show" />
        {sharing.show}
      </button>
      <div className="rule-action-row">
        <button type="button" className="rule-action" onClick={share}>
          <ActionIcon name="share" />
          {sharing.share}
        </button>
        <button type="button" className="rule-action" onClick={() => onView('qr')}>
          <ActionIcon name="qr" />
          {sharing.qr}
        </button>
        <button type="button" className="rule-action" aria-pressed={isPinned} onClick={pin}>
          <ActionIcon name="pin" />
          {isPinned ? sharing.unpin : sharing.pin}
        </button>
        {readOtherLanguages(rule).map(({ lang, address }) => (
          <a key={lang} className="rule-action" href={address} hrefLang={lang} lang={lang}>
            <ActionIcon name="language" />
            {LANGUAGES[lang].name}
          </a>
        ))}
      </div>
      <fieldset className="rule-copy">
        <legend>{sharing.copy}</legend>
        <button type="button" onClick={() => copy(toText(quotation))}>
          {sharing.copyText}
        </button>
        <button type="button" onClick={() => copy(quotation.address)}>
          {sharing.copyLink}
        </button>
        <button type="button" onClick={() => copy(toMarkdown(quotation))}>
          {sharing.copyMarkdown}
        </button>
      </fieldset>
      <p role="status" className="rule-said">
        {said}
      </p>
      {refused && (
        <label className="rule-refused">
          {sharing.copyRefused}
          <textarea readOnly rows={4} value={refused} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <ReportAction card={card} quotation={quotation} rule={rule} strings={strings} onCopy={copy} />
    </>
  );
}
