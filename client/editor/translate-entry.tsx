// Translates one entry, rule by rule, beside its original. Marks the rules that are not translated, and the rules whose
// original was changed after the translation. Also shows the term list, the number of translated rules, and the page as
// readers will see it.
import { useRef, useState } from 'preact/hooks';
import type { Diagnostic } from '@/lib/core/diagnostics';
import { isLang, LANGUAGES } from '@/lib/core/languages';
import { entryFile, listEntries, withEntry } from '@/lib/editing/edit-book';
import { readFields } from '@/lib/editing/entry-fields';
import { type EditableEntry, type EditableRule, splitEntry } from '@/lib/editing/entry-text';
import { iconNamesOf } from '@/lib/editing/names-in-game-file';
import { collapseSpaces, toPlainWords, withPlainWords } from '@/lib/editing/plain-text';
import { readTerms } from '@/lib/editing/terms';
import { progressOf, rulesToTranslate, translateRule, translateTitle } from '@/lib/editing/translate-entry';
import type { SharedProps } from './editor';
import { MissingMarks } from './marks';
import { PreviewPane } from './preview-pane';
import { Problems } from './problems';
import { useHeight } from './use-height';
import { staleRulesOf, useDraft } from './use-session';

interface TranslateEntryProps extends SharedProps {
  entry: string;
  /** Language of the original. */
  from: string;
}

const readEntry = (text: string | undefined): EditableEntry | undefined =>
  text === undefined ? undefined : splitEntry(text);

export function TranslateEntry(props: TranslateEntryProps) {
  const { book, session, words, lang, from, entry: id, checked } = props;
  const { files } = useDraft(session);
  const path = entryFile(lang, id);
  const original = splitEntry(files[entryFile(from, id)] ?? '');
  const translation = readEntry(files[path]);
  const stale = staleRulesOf(session, book, { lang, from, id });
  const { done, all } = progressOf(original, translation);
  const edit = (place: string, change: (entry: EditableEntry | undefined) => EditableEntry) =>
    session.edit(`${path}#${place}`, (now) => withEntry(now, path, change(readEntry(now[path]))));
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
    <div className="editor-columns">
      <div className="editor-column">
        <div className="editor-buttons">
          <p role="status">
            <progress
              className="own-progress"
              max={all}
              value={done}
              aria-label={words.progress(done, all)}
            />
            {words.progress(done, all)}
          </p>
          <a className="pill-button" href="#editor-preview">
            {words.preview}
          </a>
        </div>
        <Terms {...props} />
        <ol className="editor-rules">
          <li className="editor-rule">
            <div className="editor-pair">
              <Original lang={from} text={readFields(original.front).title} />
              <TitleField
                {...props}
                stored={translation ? readFields(translation.front).title : ''}
                onChange={(title) => edit('title', (now) => translateTitle(original, now, title))}
              />
            </div>
            <Problems words={words} diagnostics={diagnostics.filter(({ line }) => line < first)} />
          </li>
          {rulesToTranslate(original).map((rule, at) => (
            <TranslatedRule
              key={rule.id}
              {...props}
              rule={rule}
              number={at + 1}
              translated={texts.get(rule.id)}
              isStale={stale.has(rule.id)}
              problems={problemsOf(texts.get(rule.id))}
              onChange={(change) =>
                edit(rule.id, (now) =>
                  translateRule(
                    original,
                    now,
                    rule.id,
                    change(now?.rules.find((one) => one.id === rule.id)?.text ?? ''),
                  ),
                )
              }
            />
          ))}
        </ol>
      </div>
      <PreviewPane {...props} />
    </div>
  );
}

const Original = ({ lang, text }: { lang: string; text: string }) => (
  <p className="editor-beside">
    <b lang={lang}>{isLang(lang) ? LANGUAGES[lang].name : lang}:</b> <span lang={lang}>{text}</span>
  </p>
);

interface TranslatedRuleProps extends TranslateEntryProps {
  /** The rule of the original. */
  rule: EditableRule;
  number: number;
  translated: EditableRule | undefined;
  isStale: boolean;
  problems: readonly Diagnostic[];
  /** Replaces the Markdown of the translated rule. */
  onChange: (change: (markdown: string) => string) => void;
}

function TranslatedRule(props: TranslatedRuleProps) {
  const { session, words, lang, from, entry, rule, number, translated, isStale, problems, onChange } = props;
  const { files } = useDraft(session);
  const field = useRef<HTMLTextAreaElement>(null);
  const markdown = translated?.text ?? '';
  const isTable = rule.kind === 'table';
  const icons = iconNamesOf(files, lang);
  return (
    <li className="editor-rule" data-rule={rule.id}>
      <div className="editor-pair">
        <Original
          lang={from}
          text={isTable ? rule.text : toPlainWords(rule.text, iconNamesOf(files, from))}
        />
        <Field
          area={field}
          label={`${words.rule(number)}, ${words.kinds[rule.kind]}`}
          lang={lang}
          stored={isTable ? markdown : toPlainWords(markdown, icons)}
          onChange={(text) => onChange((now) => (isTable ? text : withPlainWords(now, text, icons)))}
        />
      </div>
      {!translated && <p className="editor-state">{words.missing}</p>}
      {translated && !isTable && (
        <MissingMarks
          {...props}
          entryId={entry}
          original={rule.text}
          markdown={markdown}
          selection={() => {
            const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
            return [selectionStart, selectionEnd];
          }}
          onChange={(changed) => onChange(() => changed)}
        />
      )}
      {isStale && <p className="editor-stale">{words.stale}</p>}
      <Problems words={words} diagnostics={problems} />
    </li>
  );
}

interface FieldProps {
  label: string;
  lang: string;
  stored: string;
  area?: { current: HTMLTextAreaElement | null };
  onChange: (text: string) => void;
}

/** The title cannot be removed, so an empty text is not stored. */
const TitleField = ({ words, lang, stored, onChange }: TranslateEntryProps & Omit<FieldProps, 'label'>) => (
  <Field
    label={words.name}
    lang={lang}
    stored={stored}
    onChange={(text) => {
      const title = text.trim();
      if (title) onChange(title);
    }}
  />
);

function Field({ label, lang, stored, area, onChange }: FieldProps) {
  const [typed, setTyped] = useState(stored);
  const shown = collapseSpaces(typed) === collapseSpaces(stored) ? typed : stored;
  const own = useRef<HTMLTextAreaElement>(null);
  useHeight(area ?? own, shown);
  return (
    <label className="editor-rule-field">
      <span>{label}</span>
      <textarea
        ref={area ?? own}
        value={shown}
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
