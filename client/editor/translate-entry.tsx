// Translates one entry, rule by rule, beside its original. Marks rules that are not translated, and rules whose
// original has changed since their translation. Shows the term list and the number of translated rules.
import { useState } from 'preact/hooks';
import { isLang, LANGUAGES } from '@/lib/core/languages';
import { entryFile, listEntries, withEntry } from '@/lib/editing/edit-book';
import { readFields } from '@/lib/editing/entry-fields';
import { type EditableEntry, type EditableRule, splitEntry } from '@/lib/editing/entry-text';
import { collapseSpaces, toPlainWords, withPlainWords } from '@/lib/editing/plain-text';
import { readTerms } from '@/lib/editing/terms';
import {
  progressOf,
  rulesToTranslate,
  staleRules,
  translateRule,
  translateTitle,
} from '@/lib/editing/translate-entry';
import type { SharedProps } from './editor';
import { Problems } from './problems';
import { useDraft } from './use-session';

interface TranslateEntryProps extends SharedProps {
  entry: string;
  /** Language of the original. */
  from: string;
}

export function TranslateEntry(props: TranslateEntryProps) {
  const { session, words, lang, from, entry: id, checked } = props;
  const { files, origin } = useDraft(session);
  const [path, originalPath] = [entryFile(lang, id), entryFile(from, id)];
  const read = (all: typeof files, name: string) => {
    const text = all[name];
    return text === undefined ? undefined : splitEntry(text);
  };
  const empty: EditableEntry = { front: '', rules: [] };
  const original = read(files, originalPath) ?? empty;
  const translation = read(files, path);
  const before = { original: read(origin, originalPath) ?? empty, translation: read(origin, path) };
  const stale = staleRules({ original, translation }, before);
  const { done, all } = progressOf(original, translation);
  const edit = (place: string, change: (entry: EditableEntry | undefined) => EditableEntry) =>
    session.edit(`${path}#${place}`, (now) => withEntry(now, path, change(read(now, path))));
  const texts = new Map(translation?.rules.map((rule) => [rule.id, rule]));
  const diagnostics = (checked.preview?.diagnostics ?? []).filter(({ file }) => file === path);
  const problemsOf = (rule: EditableRule | undefined) => {
    if (!rule?.line) return [];
    const at = translation?.rules.indexOf(rule) ?? -1;
    const end = translation?.rules[at + 1]?.line ?? Number.POSITIVE_INFINITY;
    return diagnostics.filter(({ line }) => line >= (rule.line ?? 0) && line < end);
  };
  const first = translation?.rules[0]?.line ?? Number.POSITIVE_INFINITY;
  return (
    <>
      <p role="status" className="mt-4">
        <progress className="own-progress" max={all} value={done} aria-label={words.progress(done, all)} />
        {words.progress(done, all)}
      </p>
      <Terms {...props} />
      <ol className="editor-rules">
        <li className="editor-rule">
          <div className="editor-pair">
            <Original lang={from} text={readFields(original.front).title} />
            <Field
              label={words.name}
              lang={lang}
              stored={translation ? readFields(translation.front).title : ''}
              onChange={(text) => {
                const title = text.trim();
                if (title) edit('title', (now) => translateTitle(original, now, title));
              }}
            />
          </div>
          <Problems words={words} diagnostics={diagnostics.filter(({ line }) => line < first)} />
        </li>
        {rulesToTranslate(original).map((rule, at) => {
          const translated = texts.get(rule.id);
          const markdown = translated?.text ?? '';
          const isTable = rule.kind === 'table';
          return (
            <li key={rule.id} className="editor-rule" data-rule={rule.id}>
              <div className="editor-pair">
                <Original lang={from} text={isTable ? rule.text : toPlainWords(rule.text)} />
                <Field
                  label={`${words.rule(at + 1)}, ${words.kinds[rule.kind]}`}
                  lang={lang}
                  stored={isTable ? markdown : toPlainWords(markdown)}
                  onChange={(text) =>
                    edit(rule.id, (now) =>
                      translateRule(
                        original,
                        now,
                        rule.id,
                        isTable
                          ? text
                          : withPlainWords(now?.rules.find((one) => one.id === rule.id)?.text ?? '', text),
                      ),
                    )
                  }
                />
              </div>
              {!translated && <p className="editor-state">{words.missing}</p>}
              {stale.has(rule.id) && (
                <p className="editor-meter" data-borrowed="1">
                  {words.stale}
                </p>
              )}
              <Problems words={words} diagnostics={problemsOf(translated)} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

const Original = ({ lang, text }: { lang: string; text: string }) => (
  <p className="editor-beside">
    <b lang={lang}>{isLang(lang) ? LANGUAGES[lang].name : lang}:</b> <span lang={lang}>{text}</span>
  </p>
);

interface FieldProps {
  label: string;
  lang: string;
  stored: string;
  onChange: (text: string) => void;
}

function Field({ label, lang, stored, onChange }: FieldProps) {
  const [typed, setTyped] = useState(stored);
  return (
    <label className="editor-rule-field">
      <span>{label}</span>
      <textarea
        value={collapseSpaces(typed) === collapseSpaces(stored) ? typed : stored}
        lang={lang}
        rows={1}
        spellCheck
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onChange(event.currentTarget.value);
        }}
      />
    </label>
  );
}

/**
 * Shows two lists: the titles of all entries in both languages, and the words that the term list of the translation
 * forbids.
 */
function Terms({ session, words, lang, from }: TranslateEntryProps) {
  const { files } = useDraft(session);
  const translated = new Map(listEntries(files, lang).map(({ id, title }) => [id, title]));
  const terms = readTerms(files[`terms.${lang}.md`] ?? '');
  return (
    <details className="own-details">
      <summary>{words.terms}</summary>
      <ul className="editor-terms">
        {listEntries(files, from).map(({ id, title }) => (
          <li key={id}>
            <span lang={from}>{title}</span> — <span lang={lang}>{translated.get(id) ?? '…'}</span>
          </li>
        ))}
        {terms.map(({ term, not }) => (
          <li key={term}>
            <span lang={lang}>{term}</span>, {words.termNot(not.join(', '))}
          </li>
        ))}
      </ul>
    </details>
  );
}
