// Edits one entry: its rules (as text fields, or all as Markdown), its names and its questions. Beside the form, a
// preview shows the page of the entry.
import { useEffect, useState } from 'preact/hooks';
import { anchorOf } from '@/lib/core/addresses';
import { cleanFile } from '@/lib/core/clean-text';
import type { Diagnostic } from '@/lib/core/diagnostics';
import { entryFile, listEntries, removeEntry, withEntry } from '@/lib/editing/edit-book';
import { type EditableEntry, splitEntry } from '@/lib/editing/entry-text';
import { measureEntry } from '@/lib/editing/measure-borrowed-words';
import type { SharedProps } from './editor';
import { FieldsForm } from './fields-form';
import { PreviewPane } from './preview-pane';
import { PrintedView } from './printed-view';
import { Problems } from './problems';
import { RuleCard } from './rule-card';
import { useDraft } from './use-session';

export interface EntryEditorProps extends SharedProps {
  entry: string;
  onRemoved: () => void;
}

/**
 * Changes the entry. `place` names what the reader edits, such as one rule. Consecutive changes at the same place are
 * undone together.
 */
export type EditEntry = (place: string, change: (entry: EditableEntry) => EditableEntry) => void;

export function EntryEditor(props: EntryEditorProps) {
  const { book, session, words, lang, entry: id, checked, printed } = props;
  const { files } = useDraft(session);
  const [isMarkdown, setMarkdown] = useState(false);
  const path = entryFile(lang, id);
  const text = files[path] ?? '';
  const diagnostics = (checked.preview?.diagnostics ?? []).filter(({ file }) => file === path);
  return (
    <div className="editor-columns">
      <div className="editor-column">
        <div className="editor-buttons">
          <a className="pill-button" href="#editor-preview">
            {words.preview}
          </a>
          <button type="button" className="pill-button" onClick={() => setMarkdown(!isMarkdown)}>
            {isMarkdown ? words.fields : words.markdown}
          </button>
        </div>
        {isMarkdown ? (
          <MarkdownField {...props} path={path} text={text} diagnostics={diagnostics} />
        ) : (
          <Fields {...props} path={path} text={text} diagnostics={diagnostics} />
        )}
        {!isMarkdown && <RemoveEntry {...props} />}
      </div>
      <PreviewPane {...props}>
        {book.book?.print && printed && (
          <PrintedView
            book={book.book}
            lang={lang}
            boxes={splitEntry(text).rules.flatMap((rule) => printed.boxesOf(id, rule.id))}
          />
        )}
      </PreviewPane>
    </div>
  );
}

interface TextProps extends EntryEditorProps {
  path: string;
  text: string;
  diagnostics: readonly Diagnostic[];
}

function MarkdownField({ session, words, lang, path, text, diagnostics }: TextProps) {
  return (
    <>
      <label className="editor-rule-field">
        <span>{words.source}</span>
        <textarea
          className="editor-source"
          value={text}
          lang={lang}
          spellCheck
          onInput={(event) => {
            const value = cleanFile(event.currentTarget.value);
            session.edit(path, (files) => ({ ...files, [path]: value }));
          }}
        />
      </label>
      <Problems words={words} diagnostics={diagnostics} withLines />
    </>
  );
}

function Fields(props: TextProps) {
  const { session, words, entry: id, path, text, diagnostics, printed, book } = props;
  const [focus, setFocus] = useState<{ id: string; caret: number }>();
  const entry = splitEntry(text);
  const { rules } = entry;
  // The fragment of the address names the rule that the reader wants to correct, so the editor scrolls to this rule.
  useEffect(() => {
    const id = anchorOf(location.hash);
    if (id) document.querySelector(`[data-rule="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });
  }, []);
  const edit: EditEntry = (place, change) =>
    session.edit(place && `${path}#${place}`, (files) =>
      withEntry(files, path, change(splitEntry(files[path] ?? ''))),
    );
  const lineOf = (at: number) => rules[at]?.line ?? 0;
  const ruleAt = (line: number) => rules.findLastIndex((rule) => (rule.line ?? 0) <= line);
  const problemsOf = (at: number) =>
    diagnostics.filter(({ line }) => line >= lineOf(0) && ruleAt(line) === at);
  const general = diagnostics.filter(({ line }) => !rules.length || line < lineOf(0));
  const measure = book.book && printed ? measureEntry(path, text, printed.words) : undefined;
  return (
    <>
      <FieldsForm {...props} fields={entry} onEdit={edit} />
      <Problems words={words} diagnostics={general} />
      <h2 className="editor-heading">{words.rules}</h2>
      <ol className="editor-rules">
        {rules.map((rule, at) => (
          <RuleCard
            // A rule without an id can be identified only by its position.
            key={rule.id || at}
            {...props}
            entry={entry}
            entryId={id}
            at={at}
            problems={problemsOf(at)}
            borrowed={measure?.rules.get(rule.id)}
            isMeasured={measure !== undefined}
            printedText={printed?.textOf(id, rule.id)}
            focus={focus?.id === rule.id ? focus : undefined}
            onFocus={setFocus}
            onEdit={edit}
          />
        ))}
      </ol>
    </>
  );
}

function RemoveEntry({ session, words, lang, entry: id, book, onRemoved }: EntryEditorProps) {
  const { files } = useDraft(session);
  const [isAsking, setAsking] = useState(false);
  const [heir, setHeir] = useState('');
  const others = listEntries(files, lang).filter((one) => one.id !== id);
  const remove = () => {
    session.edit('', (all) => removeEntry(all, id, heir || undefined));
    onRemoved();
  };
  if (others.length === 0) return null;
  if (!isAsking)
    return (
      <p className="mt-6">
        <button type="button" className="link-button" onClick={() => setAsking(true)}>
          {words.removeEntry}
        </button>
      </p>
    );
  return (
    <div className="editor-form">
      <label className="own-field">
        <span>{words.moveTo}</span>
        <select value={heir} onChange={(event) => setHeir(event.currentTarget.value)}>
          <option value="">{book.book ? '—' : words.choose}</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      {/* An entry of a published game can be removed only if another entry replaces it, because readers may have
         shared its address. The address then redirects to the other entry. */}
      <button type="button" className="pill-button" disabled={!book.book && !heir} onClick={remove}>
        {words.removeEntry}
      </button>
      <button type="button" className="pill-button" onClick={() => setAsking(false)}>
        {words.close}
      </button>
    </div>
  );
}
