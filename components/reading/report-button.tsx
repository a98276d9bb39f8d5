// The button that copies a report of a mistake, for sites without a report address.

interface ReportButtonProps {
  label: string;
  done: string;
  refused: string;
  /** Contains the placeholder `{address}`. */
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
