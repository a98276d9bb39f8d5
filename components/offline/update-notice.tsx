// An empty element for the notice about a new version, placed so that the notice never covers a rule. The island
// offline/notices adds the notice.

export const UpdateNoticeSlot = () => <div data-notice="update" className="print:hidden" />;
