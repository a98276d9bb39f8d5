// How a file that is shared to the installed site gets from the service worker to its page.

/** How the address ends that the system sends it to: the page of adding a book, in any language. */
export const SHARE_END = '/own/';
/** The place where it waits, and the header with its name. */
export const SHARED = 'pravylo-shared';
export const SHARED_NAME = 'x-name';

/** What the manifest says of files: which the site takes, from other apps and from the system. */
export const shareTarget = (action: string): object => ({
  action,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { files: [{ name: 'file', accept: [...Object.keys(KINDS), '.pdf', '.txt', '.md', '.zip'] }] },
});

const KINDS: Record<string, string[]> = {
  'application/pdf': ['.pdf'],
  'text/plain': ['.txt'],
  'text/markdown': ['.md', '.markdown'],
  'application/zip': ['.zip'],
};

export const fileHandlers = (action: string): object[] => [{ action, accept: KINDS }];
