// Edits the fields of an entry: its title, its other names, its related entries and the questions of players.
import { useState } from 'preact/hooks';
import { listEntries } from '@/lib/editing/edit-book';
import { setField } from '@/lib/editing/edit-entry';
import { readFields } from '@/lib/editing/entry-fields';
import type { EditableEntry } from '@/lib/editing/entry-text';
import { iconNamesOf } from '@/lib/editing/names-in-game-file';
import { toPlainWords } from '@/lib/editing/plain-text';
import type { EditEntry, EntryEditorProps } from './entry-editor';
import { LineField } from './line-field';
import { useDraft } from './use-session';

interface FieldsFormProps extends EntryEditorProps {
  fields: EditableEntry;
  onEdit: EditEntry;
}

export function FieldsForm(props: FieldsFormProps) {
  const { words, lang, fields: entry, onEdit } = props;
  const fields = readFields(entry.front);
  return (
    <details className="own-details">
      <summary>{words.more}</summary>
      <LineField
        label={words.name}
        value={fields.title}
        lang={lang}
        onChange={(title) => title.trim() && onEdit('title', (now) => setField(now, 'title', title.trim()))}
      />
      <LineField
        label={words.page}
        value={fields.page === undefined ? '' : String(fields.page)}
        inputMode="numeric"
        onChange={(text) => {
          const page = Number(text);
          const value = Number.isInteger(page) && page > 0 ? page : undefined;
          onEdit('page', (now) => setField(now, 'page', value));
        }}
      />
      <AliasesField {...props} aliases={fields.aliases} />
      <Related {...props} related={fields.related} />
      <Questions {...props} asked={fields.asked} />
    </details>
  );
}

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function AliasesField({ words, lang, aliases, onEdit }: FieldsFormProps & { aliases: string[] }) {
  const [typed, setTyped] = useState(aliases.join('\n'));
  const shown = toLines(typed).join() === aliases.join() ? typed : aliases.join('\n');
  return (
    <label className="editor-rule-field">
      <span>{words.aliases}</span>
      <textarea
        value={shown}
        rows={2}
        lang={lang}
        onInput={(event) => {
          const { value } = event.currentTarget;
          setTyped(value);
          onEdit('aliases', (now) => setField(now, 'aliases', toLines(value)));
        }}
      />
    </label>
  );
}

function Related({
  words,
  lang,
  session,
  entry: id,
  related,
  onEdit,
}: FieldsFormProps & { related: string[] }) {
  const { files } = useDraft(session);
  const entries = listEntries(files, lang);
  const titleOf = (target: string) => entries.find((one) => one.id === target.split('#')[0])?.title ?? target;
  const set = (value: string[]) => onEdit('', (now) => setField(now, 'related', value));
  return (
    <fieldset className="own-field">
      <legend>{words.related}</legend>
      <div className="editor-buttons" lang={lang}>
        {related.map((target) => (
          <button
            key={target}
            type="button"
            className="pill-button editor-remove"
            aria-label={words.removeNamed(titleOf(target))}
            onClick={() => set(related.filter((one) => one !== target))}
          >
            {titleOf(target)}
          </button>
        ))}
      </div>
      <select
        value=""
        aria-label={words.addRelated}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value) set([...related, value]);
        }}
      >
        <option value="">{words.addRelated}</option>
        {entries
          .filter((one) => one.id !== id && !related.includes(one.id))
          .map((one) => (
            <option key={one.id} value={one.id} lang={lang}>
              {one.title}
            </option>
          ))}
      </select>
    </fieldset>
  );
}

interface QuestionsProps extends FieldsFormProps {
  asked: { q: string; at: string }[];
}

function Questions({ words, lang, session, fields: entry, asked, onEdit }: QuestionsProps) {
  const icons = iconNamesOf(useDraft(session).files, lang);
  const rules = entry.rules.filter(({ id, note }) => id && !note?.opening.startsWith('differs'));
  const change = (place: string, at: number, part: Partial<{ q: string; at: string }>) =>
    onEdit(place, (now) =>
      setField(
        now,
        'asked',
        asked.map((one, index) => (index === at ? { ...one, ...part } : one)),
      ),
    );
  return (
    <fieldset className="own-field">
      <legend>{words.asked}</legend>
      {asked.map(({ q, at: rule }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question can be identified only by its position
        <div key={at} className="editor-question">
          <LineField
            label={words.question}
            value={q}
            lang={lang}
            onChange={(text) => text.trim() && change(`asked ${at}`, at, { q: text.trim() })}
          />
          <label className="own-field">
            <span>{words.answer}</span>
            <select
              value={rule}
              lang={lang}
              onChange={(event) => change('', at, { at: event.currentTarget.value })}
            >
              {!rules.some(({ id }) => id === rule) && <option value={rule}>{rule}</option>}
              {rules.map(({ id, text }) => (
                <option key={id} value={id}>
                  {toPlainWords(text, icons).slice(0, 80)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="pill-button"
            aria-label={words.removeNamed(q)}
            onClick={() =>
              onEdit('', (now) =>
                setField(
                  now,
                  'asked',
                  asked.filter((_, index) => index !== at),
                ),
              )
            }
          >
            {words.remove}
          </button>
        </div>
      ))}
      <p className="mt-3">
        <button
          type="button"
          className="pill-button"
          disabled={!rules.length}
          onClick={() =>
            onEdit('', (now) =>
              setField(now, 'asked', [
                ...asked,
                { q: `${words.question} ${asked.length + 1}`, at: rules[0]?.id ?? '' },
              ]),
            )
          }
        >
          {words.addQuestion}
        </button>
      </p>
    </fieldset>
  );
}
