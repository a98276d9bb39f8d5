// The actions of one rule: show, share, QR code, pin, read aloud, other language, decide, copy, report.
import { useState } from 'preact/hooks';
import { InlineText } from '@/components/reading/rule-text';
import { LANGUAGES } from '@/lib/core/languages';
import { noteLabel } from '@/lib/data/format-rule-notes';
import type { GameData } from '@/lib/data/game-data';
import { type Strings, stringsOf } from '@/lib/i18n';
import { toggle } from '@/lib/navigation/toggle';
import { type Quotation, toMarkdown, toMessage, toText } from '@/lib/sharing/quotation';
import type { RuleCard } from '@/lib/sharing/rule-card';
import { copyText } from '../copy-text';
import { page } from '../current-page';
import { DecisionSlot } from '../decisions/lazy-rule-decisions';
import { useStored } from '../use-storage';
import { ActionIcon } from './action-icon';
import { PrintedPageLink } from './printed-page-link';
import { readOtherLanguages } from './read-rule-from-page';
import { ReportAction } from './report-action';
import type { RuleView } from './sheet.island';

interface RuleActionsProps {
  card: RuleCard;
  place: string;
  quotation: Quotation;
  icons: GameData['icons'];
  rule: HTMLElement;
  /** Status message of the previous view, which this view shows at first. */
  initialStatus: string;
  onView: (view: RuleView) => void;
  /** Closes the sheet and reads the rule aloud on the page. */
  onReadAloud: () => void;
}

export function RuleActions(props: RuleActionsProps) {
  const { card, place, quotation, icons, rule, initialStatus, onView, onReadAloud } = props;
  const strings = stringsOf(page.lang);
  const [status, setStatus] = useState(initialStatus);
  const [refusedText, setRefusedText] = useState('');
  const target = `${card.entry}#${card.id}`;
  const isPrivate = !quotation.address;

  const copy: Copy = async (text, done = strings.sharing.copied) => {
    const isCopied = await copyText(text);
    setStatus(isCopied ? done : '');
    setRefusedText(isCopied ? '' : text);
  };
  const share = async () => {
    const { message, text } = toShared(card, quotation, strings.lockedTitle);
    if (!(await openShareSheet(message))) await copy(text);
  };

  return (
    <>
      <h2 className="pr-12 font-rule text-xl font-[650]">{place}</h2>
      <p className="rule-quoted">
        {card.ruling && <b>{card.ruling.question} </b>}
        <InlineText text={card.text} icons={icons} />
      </p>
      {card.notes.map(
        (note) =>
          (note.module || (note.ruling && !note.ruling.overruledOn)) && (
            <p key={note.text} className="rule-ruled">
              <b>{noteLabel(note, strings)}.</b> <InlineText text={note.text} icons={icons} />
            </p>
          ),
      )}
      <DecisionSlot game={card.game} target={target} />
      <button type="button" className="rule-action-main" onClick={() => onView('show')}>
        <ActionIcon name="show" />
        {strings.sharing.show}
      </button>
      <div className="rule-action-row">
        <button type="button" className="rule-action" onClick={share}>
          <ActionIcon name="share" />
          {strings.sharing.share}
        </button>
        {isPrivate ? (
          <PrintedPageLink target={target} />
        ) : (
          <button type="button" className="rule-action" onClick={() => onView('qr')}>
            <ActionIcon name="qr" />
            {strings.sharing.qr}
          </button>
        )}
        <PinButton target={target} strings={strings} onStatus={setStatus} />
        <button type="button" className="rule-action" onClick={onReadAloud}>
          <ActionIcon name="aloud" />
          {strings.aloud.read}
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
      <CopyButtons quotation={quotation} strings={strings} onCopy={copy} />
      <p role="status" className="rule-said">
        {status}
      </p>
      {refusedText && (
        <label className="rule-refused">
          {strings.sharing.copyRefused}
          <textarea readOnly rows={4} value={refusedText} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {!isPrivate && (
        <ReportAction card={card} quotation={quotation} rule={rule} strings={strings} onCopy={copy} />
      )}
    </>
  );
}

/** Copies a text to the clipboard and shows `done` as the status message. */
type Copy = (text: string, done?: string) => Promise<void>;

/** Returns the message for the system's share sheet, and the text to copy on a device without a share sheet. */
function toShared(
  card: RuleCard,
  quotation: Quotation,
  lockedTitle: string,
): { message: ShareData; text: string } {
  const { source, address } = quotation;
  // The address of a private book does not work on another device, so the message has no link.
  if (!address) return { message: { title: source, text: toText(quotation) }, text: toText(quotation) };
  if (!card.spoiler)
    return { message: { title: source, text: toMessage(quotation), url: address }, text: toText(quotation) };
  // The message must not contain the text of a locked rule. The page behind the link shows this text only after the
  // recipient has unlocked it.
  const locked = `${lockedTitle}\n${card.gameName}`;
  return { message: { title: card.gameName, text: locked, url: address }, text: `${locked}\n${address}` };
}

/**
 * Opens the system's share sheet. Returns true if the reader shared the message or cancelled. Returns false if there is
 * no share sheet or if it failed.
 */
async function openShareSheet(message: ShareData): Promise<boolean> {
  try {
    if (!navigator.share) return false;
    await navigator.share(message);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

interface PinButtonProps {
  target: string;
  strings: Strings;
  onStatus: (status: string) => void;
}

function PinButton({ target, strings: { sharing }, onStatus }: PinButtonProps) {
  const [pins, setPins] = useStored('pins');
  const isPinned = pins[page.game]?.includes(target) ?? false;
  const togglePin = () => {
    void setPins((all) => ({ ...all, [page.game]: toggle(all[page.game] ?? [], target, !isPinned) }));
    onStatus(isPinned ? sharing.unpinned : sharing.pinned);
  };
  return (
    <button type="button" className="rule-action" aria-pressed={isPinned} onClick={togglePin}>
      <ActionIcon name="pin" />
      {isPinned ? sharing.unpin : sharing.pin}
    </button>
  );
}

interface CopyButtonsProps {
  quotation: Quotation;
  strings: Strings;
  onCopy: Copy;
}

function CopyButtons({ quotation, strings: { sharing }, onCopy }: CopyButtonsProps) {
  return (
    <fieldset className="rule-copy">
      <legend>{sharing.copy}</legend>
      <button type="button" onClick={() => onCopy(toText(quotation))}>
        {sharing.copyText}
      </button>
      {quotation.address && (
        <button type="button" onClick={() => onCopy(quotation.address)}>
          {sharing.copyLink}
        </button>
      )}
      <button type="button" onClick={() => onCopy(toMarkdown(quotation))}>
        {sharing.copyMarkdown}
      </button>
    </fieldset>
  );
}
