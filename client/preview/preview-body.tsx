// Renders the content of a preview: a rule with the rules that belong to it, the beginning of an entry, or a choice
// between entries.
import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/rule-text';
import { targetPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { noteLabel, noteText } from '@/lib/data/format-rule-notes';
import { type GameData, isEditorialNote } from '@/lib/data/game-data';
import { replacedWords } from '@/lib/data/replaced-words';
import type { Preview } from '@/lib/data/rule-preview';
import { stringsOf } from '@/lib/i18n';
import { DecisionSlot } from '../decisions/lazy-rule-decisions';

/** A previewed rule or entry, with the data of its edition. */
export interface PreviewStep {
  game: string;
  lang: Lang;
  target: string;
  data: GameData;
}

export function previewTitle(preview: Preview, { lang }: PreviewStep): string {
  if (preview.kind === 'locked') return stringsOf(lang).lockedTitle;
  return typeset(preview.kind === 'choice' ? preview.title : preview.entry.title);
}

export function PreviewBody({ preview, step }: { preview: Preview; step: PreviewStep }) {
  const { game, lang, data } = step;
  const strings = stringsOf(lang);
  if (preview.kind === 'locked') return <p className="preview-text text-soft">{strings.preview.locked}</p>;
  if (preview.kind === 'choice')
    return (
      <>
        <p className="preview-text">{strings.preview.choose}</p>
        <ul className="preview-places">
          {preview.places.map(({ target, title }) => (
            <li key={target}>
              <a className="ref" data-ref={target} href={withBase(targetPath(game, lang, target))}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </>
    );
  const targetRule = step.target.includes('#') ? preview.target.split('#')[1] : undefined;
  return (
    <div className="preview-text">
      {preview.entry.module && <p className="preview-section">{preview.entry.module.name}</p>}
      {preview.entry.replacedBy?.map((other) => (
        <p key={other.id} className="preview-section">
          {replacedWords(other)}
        </p>
      ))}
      {preview.section && (
        <p className="preview-section">
          <InlineText text={preview.section.text} icons={data.icons} />
        </p>
      )}
      {preview.rules.map((rule) => (
        <p
          key={rule.id}
          className={rule.id === targetRule ? 'preview-rule is-asked' : 'preview-rule'}
          style={{ '--depth': rule.depth } as React.CSSProperties}
        >
          {rule.number && (
            <span className="preview-n">
              <span className="sr-only">{strings.ruleNumber(rule.number)}. </span>
              <span aria-hidden="true">{rule.number}</span>
            </span>
          )}
          {(isEditorialNote(rule.note) || rule.module) && <strong>{noteLabel(rule, strings)}. </strong>}
          <InlineText text={noteText(rule)} icons={data.icons} edition={{ game, lang }} />
        </p>
      ))}
      {preview.rules.map((rule) => (
        <DecisionSlot key={rule.id} game={game} target={`${preview.entry.id}#${rule.id}`} />
      ))}
    </div>
  );
}
