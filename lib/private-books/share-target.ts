// Lets other apps share a file with the installed site: the members of the web app manifest, and the cache in which the
// service worker stores the file for the page that adds a book.

/**
 * End of the path to which the system posts a shared file. It is the path of the page that adds a book, in any
 * language.
 */
export const SHARE_PATH_SUFFIX = '/own/';
/** Name of the cache that stores the shared file until the page reads it. */
export const SHARED_FILE_CACHE = 'pravylo-shared';
/** Query of the page that adds a book after a file was shared: `?shared`, or `?shared=full` after an error. */
export const SHARED_QUERY = 'shared';
/** Name of the response header that contains the URI-encoded name of the shared file. */
export const FILE_NAME_HEADER = 'x-name';

/** Returns the `share_target` member of the web app manifest. */
export const shareTarget = (action: string): object => ({
  action,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    files: [{ name: 'file', accept: [...Object.keys(ACCEPTED_TYPES), '.pdf', '.txt', '.md', '.zip'] }],
  },
});

/** Maps a media type to its file extensions. */
const ACCEPTED_TYPES: Record<string, string[]> = {
  'application/pdf': ['.pdf'],
  'text/plain': ['.txt'],
  'text/markdown': ['.md', '.markdown'],
  'application/zip': ['.zip'],
};

/** Returns the `file_handlers` member of the web app manifest. */
export const fileHandlers = (action: string): object[] => [{ action, accept: ACCEPTED_TYPES }];
