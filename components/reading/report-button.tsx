// "Something is wrong here", where the site names no address for it: copies a report to paste wherever its keepers are met.

interface ReportButtonProps {
  label: string;
  done: string;
  refused: string;
  /** With a place for `{address}`. */
  report: string;
}

export const ReportButton = ({ label, done, refused, report }: ReportButtonProps) => (
  <>
    <button
      type="button"
      className="needs-scripts"
      data-island="reading/report"
      data-when="tap"
      data-report={report}
      data-done={done}
      data-refused={refused}
    >
      {label}
    </button>
    <span role="status" />
  </>
);
