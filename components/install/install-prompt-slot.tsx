// An empty element, to which the island offline/notices adds the prompt to install the site as an app.

export const InstallPromptSlot = () => <div data-notice="install" className="print:hidden" />;
