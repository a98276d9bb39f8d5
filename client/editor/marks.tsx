// Controls that put icons and links into the text of a rule, so that the reader needs no Markdown.
import { listEntries } from '@/lib/editing/edit-book';
import { iconNamesOf } from '@/lib/editing/names-in-game-file';
import { insertIcon, linkWords, nearestWord } from '@/lib/editing/plain-text';
import { missingMarks } from '@/lib/editing/translate-entry';
import type { SharedProps } from './editor';
import { useDraft } from './use-session';

interface MarksProps extends SharedProps {
  /** Id of the entry that contains the rule. */
  entryId: string;
  /** Markdown of the rule. */
  markdown: string;
  /** Returns the selected range of the text field of the rule, as offsets in the plain words. */
  selection: () => readonly [number, number];
  onChange: (markdown: string) => void;
}

/** All icons of the game, and a list of the entries to which the selected words can link. */
export function Marks(props: MarksProps) {
  const { session, words, lang, entryId, markdown, selection, checked, onChange } = props;
  const { files } = useDraft(session);
  const names = iconNamesOf(files, lang);
  const icons = Object.keys(checked.preview?.game?.icons ?? {});
  const entries = listEntries(files, lang).filter(({ id }) => id !== entryId);
  return (
    <>
      {icons.length > 0 && (
        <div className="editor-buttons">
          {icons.map((id) => (
            <IconButton
              key={id}
              {...props}
              id={id}
              onClick={() => onChange(insertIcon(markdown, selection()[0], id, names))}
            />
          ))}
        </div>
      )}
      {entries.length > 0 && (
        <label className="editor-select editor-select-wide">
          <span>{words.linkSelected}</span>
          <select
            value=""
            onChange={(event) => {
              const target = entries.find(({ id }) => id === event.currentTarget.value);
              if (!target) return;
              const link = { target: target.id, title: target.title, icons: names };
              onChange(linkWords(markdown, selection(), link));
            }}
          >
            <option value="">{words.choose}</option>
            {entries.map(({ id, title }) => (
              <option key={id} value={id} lang={lang}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** The links and the icons that the original of a rule has and its translation lacks. */
export function MissingMarks(props: MarksProps & { original: string; from: string }) {
  const { session, words, lang, from, original, markdown, selection, onChange } = props;
  const { files } = useDraft(session);
  const names = iconNamesOf(files, lang);
  const { links, icons } = missingMarks(original, markdown);
  if (!links.length && !icons.length) return null;
  const titlesIn = (code: string) => new Map(listEntries(files, code).map(({ id, title }) => [id, title]));
  const [titles, translated] = [titlesIn(from), titlesIn(lang)];
  return (
    <div className="editor-buttons">
      <span className="editor-state">{words.lacks}</span>
      {icons.map((id) => (
        <IconButton
          key={id}
          {...props}
          id={id}
          onClick={() => onChange(insertIcon(markdown, selection()[0], id, names))}
        />
      ))}
      {links.map((target) => {
        const entry = target.split('#')[0] ?? '';
        const title = translated.get(entry) || titles.get(entry) || target;
        // Never inserts a title in the language of the original if a word of the translation can be the link.
        const range = () => (translated.get(entry) ? selection() : nearestWord(markdown, selection(), names));
        return (
          <button
            key={target}
            type="button"
            className="pill-button"
            onClick={() => onChange(linkWords(markdown, range(), { target, title, icons: names }))}
          >
            {words.linkNamed(title)}
          </button>
        );
      })}
    </div>
  );
}

function IconButton({ id, lang, checked, onClick }: SharedProps & { id: string; onClick: () => void }) {
  const { icons, drawings } = checked.preview?.game ?? {};
  const names = icons?.[id];
  return (
    <button type="button" className="pill-button" onClick={onClick}>
      <IconDrawing svg={drawings?.[id]} /> {names?.[lang] ?? id}
    </button>
  );
}

export const IconDrawing = ({ svg = '' }: { svg?: string | undefined }) => (
  <svg
    viewBox="0 0 24 24"
    className="icon"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the content check allows only plain shapes
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);
