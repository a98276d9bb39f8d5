// The list of pinned rules and entries with their text. The reader can move each pin up or down, or remove it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/rule-text';
import { isPrivateGame, targetPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { bookOfEntry, documentOfEntry } from '@/lib/data/book-of-entry';
import { noteLabel, noteText } from '@/lib/data/format-rule-notes';
import { type GameData, notesAbout } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';
import { moveItem, type Pinned } from '@/lib/navigation/pins-and-history';
import { pageWordOf } from '@/lib/sharing/quotation';
import { DecisionSlot } from '../decisions/lazy-rule-decisions';

interface PinnedListProps {
  lang: Lang;
  data: GameData;
  pins: readonly Pinned[];
  /** Called with a function that computes the new list of pins from the stored one. */
  onChange: (change: (pinned: readonly string[]) => readonly string[]) => void;
}

/** SVG paths of the icons on the buttons. */
const BUTTON_ICONS = {
  up: 'M12 19V6M6 11l6-6 6 6',
  down: 'M12 5v13M6 13l6 6 6-6',
  off: 'M6 6l12 12M18 6L6 18',
};

export function PinnedList({ lang, data, pins, onChange }: PinnedListProps) {
  const { tonight } = stringsOf(lang);
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState('');
  const [focus, setFocus] = useState<{ target: string; action: string }>();
  const targets = pins.map(({ target }) => target);

  // When a row moves in the DOM, its buttons lose the focus. This effect gives the focus back to the button that moved
  // the row.
  useEffect(() => {
    if (!focus) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `li[data-pin="${CSS.escape(focus.target)}"] button`,
    );
    const all = [...(buttons ?? [])];
    (all.find((button) => button.dataset.action === focus.action && !button.disabled) ?? all.at(-1))?.focus();
  }, [focus]);

  const move = (pin: Pinned, by: -1 | 1) => {
    const next = moveItem(targets, pin.target, by);
    setStatus(tonight.moved(nameOf(pin, lang), next.indexOf(pin.target) + 1, next.length));
    setFocus({ target: pin.target, action: by < 0 ? 'up' : 'down' });
    onChange((pinned) => [
      ...next.filter((target) => pinned.includes(target)),
      ...pinned.filter((target) => !next.includes(target)),
    ]);
  };
  return (
    <>
      <ol ref={list} className="pins">
        {pins.map((pin, index) => {
          const name = nameOf(pin, lang);
          return (
            <li key={pin.target} data-pin={pin.target}>
              <PinnedText pin={pin} data={data} lang={lang} />
              <div className="pin-actions print:hidden">
                <PinButton
                  action="up"
                  label={tonight.up(name)}
                  disabled={index === 0}
                  onClick={() => move(pin, -1)}
                />
                <PinButton
                  action="down"
                  label={tonight.down(name)}
                  disabled={index === pins.length - 1}
                  onClick={() => move(pin, 1)}
                />
                <PinButton
                  action="off"
                  label={tonight.remove(name)}
                  onClick={() => {
                    setStatus(tonight.removed(name));
                    const neighbour = targets[index + 1] ?? targets[index - 1];
                    if (neighbour) setFocus({ target: neighbour, action: 'off' });
                    onChange((pinned) => pinned.filter((target) => target !== pin.target));
                  }}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  );
}

function nameOf(pin: Pinned, lang: Lang): string {
  const strings = stringsOf(lang);
  if (pin.kind === 'unknown') return pin.target;
  if (pin.kind === 'locked') return strings.lockedTitle;
  const { title } = pin.entry;
  return pin.kind === 'rule' && pin.rule.number ? `${title}, ${pin.rule.number}` : title;
}

function PinnedText({ pin, data, lang }: { pin: Pinned; data: GameData; lang: Lang }) {
  const strings = stringsOf(lang);
  if (pin.kind === 'unknown') return <p className="pin-text text-soft">{strings.tonight.unknown}</p>;
  const href = withBase(targetPath(data.game, lang, 'to' in pin ? pin.to : pin.target));
  if (pin.kind === 'locked')
    return (
      <p className="pin-text">
        <a className="pin-source" href={href}>
          {strings.lockedTitle}
        </a>
      </p>
    );
  const { entry } = pin;
  const rule = pin.kind === 'rule' ? pin.rule : pin.opening;
  const sourceParts = [
    documentOfEntry(data, entry)?.name,
    typeset(entry.title),
    pin.kind === 'rule' && pin.rule.number && strings.ruleNumber(pin.rule.number).toLocaleLowerCase(lang),
    rule?.ruling
      ? rule.ruling.source
      : entry.page && pageWordOf(strings, bookOfEntry(data, entry))(entry.page),
  ];
  return (
    <div className="pin-text">
      <a className="pin-source" href={href}>
        {sourceParts.filter(Boolean).join(' · ')}
      </a>
      {rule && (
        <p className="font-rule">
          <InlineText text={noteText(rule)} icons={data.icons} edition={{ game: data.game, lang }} />
        </p>
      )}
      {pin.kind === 'rule' &&
        notesAbout(entry, pin.rule.id).map((note) => (
          <p key={note.id} className="text-sm text-soft">
            <b>{noteLabel(note, strings)}.</b> <InlineText text={noteText(note)} icons={data.icons} />
          </p>
        ))}
      <DecisionSlot game={data.game} target={pin.target} />
      {!isPrivateGame(data.game) && <p className="print-address">{href}</p>}
    </div>
  );
}

interface PinButtonProps {
  action: keyof typeof BUTTON_ICONS;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function PinButton({ action, label, disabled = false, onClick }: PinButtonProps) {
  return (
    <button type="button" data-action={action} aria-label={label} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d={BUTTON_ICONS[action]} />
      </svg>
    </button>
  );
}
