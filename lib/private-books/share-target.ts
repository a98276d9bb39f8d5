// The Web Share Target and file handlers of the manifest, and the cache through which the service worker passes a
// shared file to the page that adds a book.

/** End of the path that the system posts a shared file to: the page that adds a book, in any language. */
export const SHARE_PATH_SUFFIX = '/own/';
/** Name of the cache that holds the shared file until the page reads it. */
export const SHARED_FILE_CACHE = 'pravylo-shared';
/** Response header with the URI-encoded name of the shared file. */
export const FILE_NAME_HEADER = 'x-name';

/** The `share_target` member of the web app manifest. */
export const shareTarget = (action: string): object => ({
  action,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    files: [{ name: 'file', accept: [...Object.keys(ACCEPTED_TYPES), '.pdf', '.txt', '.md', '.zip'] }],
  },
});

/** Media type to file extensions. */
const ACCEPTED_TYPES: Record<string, string[]> = {
  'application/pdf': ['.pdf'],
  'text/plain': ['.txt'],
  'text/markdown': ['.md', '.markdown'],
  'application/zip': ['.zip'],
};

/** The `file_handlers` member of the web app manifest. */
export const fileHandlers = (action: string): object[] => [{ action, accept: ACCEPTED_TYPES }];
