// Renders one decision (a house rule or an interpretation) as a note: its label, text, date and group of players. If
// the rule has changed since the decision was made, the note also has a warning.
import type { ReactNode } from 'react';
import type { Decision, RuleSnapshot } from '@/lib/core/decision';
import { typeset } from '@/lib/core/typography';
import type { DecisionStatus } from '@/lib/decisions/decision-status';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { formatDay } from './format-date';

interface DecisionNoteProps {
  decision: Decision;
  /** Whether the rule was changed or removed after the decision was made; undefined until the game data is loaded. */
  status?: DecisionStatus | undefined;
  /** Whether to omit the old text of the rule, as on the full-screen card. */
  short?: boolean;
  /** Whether the decision comes from another phone and has not been imported yet. */
  theirs?: boolean;
  children?: ReactNode;
}

export function DecisionNote(props: DecisionNoteProps) {
  const { decision, status, short = false, theirs = false, children } = props;
  const { decisions, deciding: words } = stringsOf(page.lang);
  const { text, kind, day, table, rule } = decision;
  const isOutdated = status !== undefined && status.state !== 'same';
  return (
    // The element is a `div`, not an `aside`: an `aside` is a landmark, and many landmarks make a page hard to navigate
    // with a screen reader.
    <div className="decision" data-decision={decision.id} data-kind={kind}>
      <p className="decision-label">
        <b>{theirs ? words.taking.label : decisions.label}</b> · {words.kinds[kind]}
      </p>
      <p className="decision-text">{typeset(text)}</p>
      <p className="decision-meta">
        {[formatDay(day), table && words.ofTable(table)].filter(Boolean).join(' · ')}
      </p>
      {isOutdated && (
        <div className="decision-old">
          <p>
            {status.state === 'removed'
              ? words.ruleRemoved
              : [status.moved && words.ruleMoved, status.reworded && words.ruleReworded]
                  .filter(Boolean)
                  .join(' ')}
          </p>
          {rule && !short && <OldRule rule={rule} label={words.ruleWas} />}
        </div>
      )}
      {children}
    </div>
  );
}

/** Renders the text that the rule had when the decision was made. */
export const DecidedRule = ({ rule: { lang, text } }: { rule: RuleSnapshot }) => (
  <p lang={lang} className="deciding-rule">
    {typeset(text)}
  </p>
);

/**
 * Renders the old text of a rule in a `details` element. The element is collapsed on the screen and expanded in print.
 */
function OldRule({ rule: { lang, title, text }, label }: { rule: RuleSnapshot; label: string }) {
  const words = (
    <span lang={lang}>
      <b>{typeset(title)}.</b> {typeset(text)}
    </span>
  );
  return (
    <>
      <details>
        <summary>{label}</summary>
        <p>{words}</p>
      </details>
      <p className="hidden print:block">
        {label}: {words}
      </p>
    </>
  );
}
