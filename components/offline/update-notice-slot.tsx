// An empty element, to which the island offline/notices adds the notice about a new version. Its place on the page is
// chosen so that the notice never covers a rule.

export const UpdateNoticeSlot = () => <div data-notice="update" className="print:hidden" />;
