// The slot for the prompt to install the site; the island offline/notices fills it.

export const InstallPromptSlot = () => <div data-notice="install" className="print:hidden" />;
