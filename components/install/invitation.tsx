// Where the page invites to install the site, when it is time. parts/offline fills it.

export const Invitation = () => <div data-notice="install" className="print:hidden" />;
