// The action "Something is wrong here" of a rule. It opens the report link of the site. If the site has no report link,
// it copies a report.
import { homePath, SETTINGS, withBase } from '@/components/page/build-settings';
import type { Strings } from '@/lib/i18n';
import { reportLink, toReport } from '@/lib/sharing/history-and-report-links';
import type { Quotation } from '@/lib/sharing/quotation';
import type { RuleCard } from '@/lib/sharing/rule-card';
import { page } from '../current-page';
import { interfaceLangOf } from '../interface-lang';

interface ReportActionProps {
  card: RuleCard;
  quotation: Quotation;
  rule: HTMLElement;
  strings: Strings;
  onCopy: (text: string, done: string) => void;
}

export function ReportAction({ card, quotation, rule, strings, onCopy }: ReportActionProps) {
  const { sharing } = strings;
  const { version = '', changed } = rule.closest('article')?.dataset ?? {};
  const { source, address } = quotation;
  const report = toReport(
    { source, address, lang: card.lang, version, ...(changed && { changed }) },
    sharing.report,
  );
  const link = reportLink(report, SETTINGS.reportUrl);
  // This code does not import `editPath`, because the bundler would put `editPath` into a shared script, and the page
  // would need one more request.
  const editor = `${withBase(homePath(interfaceLangOf(page.lang)))}edit/`;
  const correctionPath = `${editor}?g=${card.game}&l=${card.lang}&t=${card.entry}#${card.id}`;
  return (
    <div className="rule-reports">
      {link ? (
        <a className="rule-wrong" href={link} target="_blank" rel="noopener">
          {sharing.wrong}
        </a>
      ) : (
        <button
          type="button"
          className="rule-wrong"
          onClick={() => onCopy(`${report.title}\n${report.body}`, sharing.wrongCopied)}
        >
          {sharing.wrong}
        </button>
      )}
      <a className="rule-wrong" href={correctionPath}>
        {sharing.correct}
      </a>
    </div>
  );
}
