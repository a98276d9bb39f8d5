// Where the page invites to install the site, when it is time. client/offline fills it.

export const Invitation = () => <div data-notice="install" className="print:hidden" />;
