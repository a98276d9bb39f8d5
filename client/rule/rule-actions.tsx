// The actions of one rule, in reach of the thumb: show, share, code, pin, other language, decide, copy, report.
import { useState } from 'preact/hooks';
import { InlineText } from '@/components/reading/inline-text';
import { LANGUAGES } from '@/lib/core/languages';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';
import { type Quotation, toMarkdown, toMessage, toText } from '@/lib/sharing/quotation';
import type { RuleCard } from '@/lib/sharing/rule-card';
import { copyText } from '../copy-text';
import { page } from '../current-page';
import { DecisionSlot } from '../decisions/decision-slot';
import { useStored } from '../use-storage';
import { ActionIcon } from './action-icon';
import { OnPage } from './printed-page-link';
import { readOtherLanguages } from './read-rule';
import { ReportAction } from './report-action';
import type { RuleView } from './sheet.island';

interface RuleActionsProps {
  card: RuleCard;
  place: string;
  quotation: Quotation;
  icons: GameData['icons'];
  rule: HTMLElement;
  /** What the view before this one has to say. */
  before: string;
  onView: (view: RuleView) => void;
}

export function RuleActions({ card, place, quotation, icons, rule, before, onView }: RuleActionsProps) {
  const strings = stringsOf(page.lang);
  const { sharing } = strings;
  const [said, setSaid] = useState(before);
  const [refused, setRefused] = useState('');
  const [pins, setPins] = useStored('pins');
  const target = `${card.entry}#${card.id}`;
  const pinned = pins[page.game] ?? [];
  const isPinned = pinned.includes(target);
  const isPrivate = !quotation.address;

  const copy = async (text: string, done: string = sharing.copied) => {
    const copied = await copyText(text);
    setSaid(copied ? done : '');
    setRefused(copied ? '' : text);
  };
  const share = async () => {
    const { source, address } = quotation;
    if (isPrivate) return shareText(source);
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
  /** A private book has no address that leads anywhere else: its words go with their page. */
  const shareText = async (title: string) => {
    try {
      if (navigator.share) return await navigator.share({ title, text: toText(quotation) });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    await copy(toText(quotation));
  };
  const pin = () => {
    const others = pinned.filter((one) => one !== target);
    setPins({ ...pins, [page.game]: isPinned ? others : [...others, target] });
    setSaid(isPinned ? sharing.unpinned : sharing.pinned);
  };

  return (
    <>
      <h2 className="pr-12 font-rule text-xl font-[650]">{place}</h2>
      <p className="rule-quoted">
        <InlineText text={card.text} icons={icons} />
      </p>
      <DecisionSlot game={card.game} target={target} />
      <button type="button" className="rule-action-main" onClick={() => onView('show')}>
        <ActionIcon name="show" />
        {sharing.show}
      </button>
      <div className="rule-action-row">
        <button type="button" className="rule-action" onClick={share}>
          <ActionIcon name="share" />
          {sharing.share}
        </button>
        {isPrivate ? (
          <OnPage target={target} />
        ) : (
          <button type="button" className="rule-action" onClick={() => onView('qr')}>
            <ActionIcon name="qr" />
            {sharing.qr}
          </button>
        )}
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
      {card.entry && (
        <button type="button" className="rule-action-wide rule-decide" onClick={() => onView('decide')}>
          <ActionIcon name="decide" />
          {strings.decisions.write}
        </button>
      )}
      <fieldset className="rule-copy">
        <legend>{sharing.copy}</legend>
        <button type="button" onClick={() => copy(toText(quotation))}>
          {sharing.copyText}
        </button>
        {!isPrivate && (
          <button type="button" onClick={() => copy(quotation.address)}>
            {sharing.copyLink}
          </button>
        )}
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
      {!isPrivate && (
        <ReportAction card={card} quotation={quotation} rule={rule} strings={strings} onCopy={copy} />
      )}
    </>
  );
}
