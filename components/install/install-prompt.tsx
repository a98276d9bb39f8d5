// An empty element, to which the island offline/notices adds the prompt to install the site.

export const InstallPromptSlot = () => <div data-notice="install" className="print:hidden" />;
