// The slot for the notice about a new version, between games and topics, never over a rule. The island offline/notices fills it.

export const UpdateNoticeSlot = () => <div data-notice="update" className="print:hidden" />;
