// Where the page tells of a new version: a note among games and topics, never over a rule. client/offline fills it.

export const UpdateNotice = () => <div data-notice="update" className="print:hidden" />;
