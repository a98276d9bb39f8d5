// One decision wherever it is shown: apart from the book's rules by its edge, its colour and its label, and honest about its age.
import type { ReactNode } from 'react';
import type { Decision, RuleThen } from '@/lib/core/decision';
import { typeset } from '@/lib/core/typography';
import type { DecisionStatus } from '@/lib/decisions/decision-status';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { formatDay } from './format-day';

interface DecisionNoteProps {
  decision: Decision;
  /** Absent while nobody knows yet. */
  standing?: DecisionStatus | undefined;
  /** On the card across the table: no more than what was decided. */
  short?: boolean;
  /** Not ours yet: another table's, before it is taken in. */
  theirs?: boolean;
  children?: ReactNode;
}

export function DecisionNote(props: DecisionNoteProps) {
  const { decision, standing, short = false, theirs = false, children } = props;
  const { decisions, deciding: words } = stringsOf(page.lang);
  const { text, kind, day, table, rule } = decision;
  const isOld = standing !== undefined && standing.state !== 'same';
  return (
    // Not an aside: several of them stand on one page, and each is read where it stands.
    <div className="decision" data-decision={decision.id} data-kind={kind}>
      <p className="decision-label">
        <b>{theirs ? words.taking.label : decisions.label}</b> · {words.kinds[kind]}
      </p>
      <p className="decision-text">{typeset(text)}</p>
      <p className="decision-meta">
        {[formatDay(day), table && words.ofTable(table)].filter(Boolean).join(' · ')}
      </p>
      {isOld && (
        <div className="decision-old">
          <p>
            {standing.state === 'removed'
              ? words.ruleRemoved
              : [standing.moved && words.ruleMoved, standing.reworded && words.ruleReworded]
                  .filter(Boolean)
                  .join(' ')}
          </p>
          {rule && !short && <RuleWas rule={rule} label={words.ruleWas} />}
        </div>
      )}
      {children}
    </div>
  );
}

/** Folded on the screen; paper cannot be unfolded. */
function RuleWas({ rule: { lang, title, text }, label }: { rule: RuleThen; label: string }) {
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
