// The button that copies a report of a mistake to the clipboard. An entry has this button if the site has no address to
// which readers can send reports.

interface ReportButtonProps {
  label: string;
  done: string;
  refused: string;
  /** Text of the report, with the placeholder `{address}` for the address of the page. */
  report: string;
}

export const ReportButton = ({ label, done, refused, report }: ReportButtonProps) => (
  <>
    <button
      type="button"
      className="needs-scripts"
      data-island="reading/copy-report"
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
