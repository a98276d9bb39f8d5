// The form for one rule in the editor: its text, buttons that move it or change its kind, its problems, and its text in
// the printed book or in other languages.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { KeyboardEvent } from 'react';
import { editPath } from '@/components/page/editor-address';
import { withBase } from '@/components/page/site-addresses';
import { isBookLang } from '@/extract/languages';
import { slugOf } from '@/extract/write/slug';
import type { Diagnostic } from '@/lib/core/diagnostics';
import { isLang, LANGUAGES } from '@/lib/core/languages';
import { entryFile, listEntries, moveToEntry } from '@/lib/editing/edit-book';
import {
  addRule,
  indentRule,
  joinRule,
  moveRule,
  removeRule,
  setKind,
  setNote,
  setText,
  splitRule,
} from '@/lib/editing/edit-entry';
import { type EditableEntry, isListItem, splitEntry } from '@/lib/editing/entry-text';
import { iconNamesOf } from '@/lib/editing/names-in-game-file';
import {
  collapseSpaces,
  iconsToNames,
  markdownOffset,
  toPlainWords,
  withPlainWords,
} from '@/lib/editing/plain-text';
import { page } from '../current-page';
import type { SharedProps } from './editor';
import type { EditEntry } from './entry-editor';
import { Marks } from './marks';
import { Problems } from './problems';
import { useHeight } from './use-height';
import { useDraft } from './use-session';

interface RuleCardProps extends SharedProps {
  entry: EditableEntry;
  entryId: string;
  at: number;
  problems: readonly Diagnostic[];
  /**
   * Number of words in the longest sequence that the rule has in common with the printed book. Undefined if the rule
   * does not repeat too many words of the book.
   */
  borrowed: number | undefined;
  /** Whether the words of the rule are compared with the printed book. */
  isMeasured: boolean;
  printedText: string | undefined;
  /** Position of the caret in the text field, if the text field must get the focus. Otherwise undefined. */
  focus: { caret: number } | undefined;
  onFocus: (focus: { id: string; caret: number }) => void;
  onEdit: EditEntry;
}

export function RuleCard(props: RuleCardProps) {
  const { entry, at, words, lang, session, problems, borrowed, isMeasured, printedText } = props;
  const icons = iconNamesOf(useDraft(session).files, lang);
  const rule = entry.rules[at];
  if (!rule) return null;
  const name = `${words.rule(at + 1)}, ${words.kinds[rule.kind]}`;
  return (
    <li
      className="editor-rule"
      data-rule={rule.id}
      data-depth={isListItem(rule) ? rule.depth : 0}
      aria-label={name}
    >
      <WordsField {...props} name={name} />
      <Problems words={words} diagnostics={problems} />
      {isMeasured && (
        <p className="editor-meter" data-borrowed={borrowed ?? 0}>
          {borrowed ? words.borrowed(borrowed) : words.own}
        </p>
      )}
      {printedText && (
        <p className="editor-beside">
          <b>{words.printed}:</b> <span lang={lang}>{iconsToNames(printedText, icons)}</span>
        </p>
      )}
      <OtherLanguages {...props} />
      <details className="own-details editor-place">
        <summary>{words.place}</summary>
        <Tools {...props} />
      </details>
    </li>
  );
}

function WordsField(props: RuleCardProps & { name: string }) {
  const { entry, at, lang, name, focus, onFocus, onEdit, session } = props;
  const icons = iconNamesOf(useDraft(session).files, lang);
  const rule = entry.rules[at];
  const field = useRef<HTMLTextAreaElement>(null);
  const isSource = rule?.kind === 'table' || rule?.kind === 'raw';
  const stored = rule ? (isSource ? rule.text : toPlainWords(rule.text, icons)) : '';
  // The draft stores a rule without spaces at its ends. The text field keeps a space at the end, because the reader
  // types one before the next word.
  const [typed, setTyped] = useState(stored);
  const shown = collapseSpaces(typed) === collapseSpaces(stored) ? typed : stored;
  useFocus(field, focus);
  useHeight(field, shown);
  if (!rule) return null;
  const write = (value: string) => {
    setTyped(value);
    onEdit(rule.id, (now) =>
      setText(now, at, isSource ? value : withPlainWords(now.rules[at]?.text ?? '', value, icons)),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: caret, selectionEnd: end } = event.currentTarget;
    // While an input method (IME) composes a word, Enter accepts the word and must not split the rule.
    if ((event as unknown as { isComposing?: boolean }).isComposing || isSource) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      split(props, caret);
    } else if (event.key === 'Backspace' && caret === 0 && end === 0 && at > 0 && !event.repeat) {
      event.preventDefault();
      join(props);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onEdit('', (now) => moveRule(now, at, event.key === 'ArrowUp' ? -1 : 1));
      onFocus({ id: rule.id, caret });
    }
  };
  return (
    <label className="editor-rule-field">
      <span>{name}</span>
      <textarea
        ref={field}
        value={shown}
        lang={lang}
        rows={1}
        spellCheck
        data-field={rule.id}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

function useFocus(
  field: { current: HTMLTextAreaElement | null },
  focus: { caret: number } | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `focus` object requests the focus
  useEffect(() => {
    if (!focus || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(focus.caret, focus.caret);
  }, [focus]);
}

const newIdFor = (text: string, lang: string): string => slugOf(text, isBookLang(lang) ? lang : 'en', 4);

function split({ entry, at, lang, session, onEdit, onFocus }: RuleCardProps, caret: number): void {
  const rule = entry.rules[at];
  if (!rule) return;
  const position = markdownOffset(rule.text, caret, iconNamesOf(session.state.files, lang));
  const rest = toPlainWords(rule.text.slice(position)).trim();
  const change = (now: EditableEntry) =>
    rest ? splitRule(now, at, position, newIdFor(rest, lang)) : addRule(now, at, 'rule');
  onEdit('', change);
  onFocus({ id: change(entry).rules[at + 1]?.id ?? '', caret: 0 });
}

function join({ entry, entryId, at, lang, session, onEdit, onFocus }: RuleCardProps): void {
  const before = entry.rules[at - 1];
  if (!before) return;
  onEdit('', (now) => joinRule(now, at, entryId));
  onFocus({ id: before.id, caret: toPlainWords(before.text, iconNamesOf(session.state.files, lang)).length });
}

const KINDS = ['text', 'item', 'step', 'heading'] as const;
const NOTES = ['example', 'team', 'solo'] as const;

/** Buttons that put icons and links into the rule, move it, split it, change its kind or remove it. */
function Tools(props: RuleCardProps) {
  const { entry, entryId, at, words, lang, session, onEdit, onFocus } = props;
  const rule = entry.rules[at];
  if (!rule) return null;
  const selectionOf = (): [number, number] => {
    const field = document.querySelector<HTMLTextAreaElement>(`[data-field="${rule.id}"]`);
    return [field?.selectionStart ?? 0, field?.selectionEnd ?? 0];
  };
  const note = NOTES.find((one) => one === rule.note?.opening);
  const isOtherNote = rule.note !== undefined && !note;
  return (
    <div className="editor-buttons">
      {rule.kind !== 'table' && rule.kind !== 'raw' && (
        <Marks
          {...props}
          markdown={rule.text}
          selection={selectionOf}
          onChange={(markdown) => onEdit('', (now) => setText(now, at, markdown))}
        />
      )}
      <button
        type="button"
        className="pill-button"
        onClick={() => onEdit('', (now) => moveRule(now, at, -1))}
      >
        {words.up}
      </button>
      <button type="button" className="pill-button" onClick={() => onEdit('', (now) => moveRule(now, at, 1))}>
        {words.down}
      </button>
      {rule.kind !== 'table' && (
        <button type="button" className="pill-button" onClick={() => split(props, selectionOf()[0])}>
          {words.split}
        </button>
      )}
      {at > 0 && (
        <button type="button" className="pill-button" onClick={() => join(props)}>
          {words.join}
        </button>
      )}
      {(isListItem(rule) || rule.kind === 'heading') && (
        <>
          <button
            type="button"
            className="pill-button"
            onClick={() => onEdit('', (now) => indentRule(now, at, 1))}
          >
            {words.nestIn}
          </button>
          <button
            type="button"
            className="pill-button"
            onClick={() => onEdit('', (now) => indentRule(now, at, -1))}
          >
            {words.nestOut}
          </button>
        </>
      )}
      {rule.kind !== 'table' && rule.kind !== 'raw' && (
        <label className="editor-select">
          <span>{words.kind}</span>
          <select
            value={rule.kind}
            onChange={(event) => {
              const kind = KINDS.find((one) => one === event.currentTarget.value) ?? 'text';
              onEdit('', (now) => setKind(now, at, kind));
            }}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isOtherNote && (
        <label className="editor-select">
          <span>{words.note}</span>
          <select
            value={note ?? 'none'}
            onChange={(event) => {
              const kind = NOTES.find((one) => one === event.currentTarget.value);
              onEdit('', (now) => setNote(now, at, kind));
            }}
          >
            {(['none', ...NOTES] as const).map((kind) => (
              <option key={kind} value={kind}>
                {words.notes[kind]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="editor-select editor-select-wide">
        <span>{words.moveTo}</span>
        <select
          value=""
          onChange={(event) => {
            const to = event.currentTarget.value;
            if (to) session.edit('', (files) => moveToEntry(files, lang, entryId, at, to));
          }}
        >
          <option value="">{words.choose}</option>
          {listEntries(session.state.files, lang)
            .filter(({ id }) => id !== entryId)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
      </label>
      <button
        type="button"
        className="pill-button"
        onClick={() => {
          onEdit('', (now) => addRule(now, at, 'rule'));
          onFocus({ id: addRule(entry, at, 'rule').rules[at + 1]?.id ?? '', caret: 0 });
        }}
      >
        {words.addRule}
      </button>
      <button
        type="button"
        className="pill-button"
        onClick={() => onEdit('', (now) => removeRule(now, at, entryId))}
      >
        {words.removeRule}
      </button>
    </div>
  );
}

/** Shows the same rule in the other languages of the game. */
function OtherLanguages({ session, entry, entryId, at, lang, words }: RuleCardProps) {
  const { files } = useDraft(session);
  const id = entry.rules[at]?.id;
  const others = Object.keys(files).flatMap((path) => {
    const code = path.split('/')[0] ?? '';
    if (path !== entryFile(code, entryId) || code === lang || !isLang(code)) return [];
    const text = splitEntry(files[path] ?? '').rules.find((rule) => rule.id === id)?.text;
    return text === undefined ? [] : [{ code, text: toPlainWords(text, iconNamesOf(files, code)) }];
  });
  return others.map(({ code, text }) => (
    <p key={code} className="editor-beside">
      <b lang={code}>{words.other(LANGUAGES[code].name)}</b> <span lang={code}>{text}</span>{' '}
      <a
        className="text-accent underline"
        href={withBase(editPath(page.lang, session.game, code, `${entryId}#${id}`))}
        aria-label={`${words.editOther}, ${LANGUAGES[code].name}`}
      >
        {words.editOther}
      </a>
    </p>
  ));
}
