// An empty element for the prompt to install the site. The island offline/notices adds the prompt.

export const InstallPromptSlot = () => <div data-notice="install" className="print:hidden" />;
