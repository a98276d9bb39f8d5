// An empty element, to which the island offline/notices adds the notice about a new version of the site. It is part of
// the page layout, so the notice never covers a rule.

export const UpdateNoticeSlot = () => <div data-notice="update" className="print:hidden" />;
