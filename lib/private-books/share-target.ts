// Lets other apps share a file with the installed site. Creates the members of the web app manifest for sharing. Also
// defines the names with which the service worker stores the file in a cache until the page that adds a book reads it.

/**
 * End of the path that the system posts a shared file to. It is the path of the page that adds a book, in any language.
 */
export const SHARE_PATH_SUFFIX = '/own/';
/** Name of the cache that stores the shared file until the page reads it. */
export const SHARED_FILE_CACHE = 'pravylo-shared';
/**
 * Name of a query parameter of the page that adds a book. After another app has shared a file, the address ends with
 * `?shared`. If the file could not be stored, the address ends with `?shared=full` or `?shared=too-large`.
 */
export const SHARED_QUERY = 'shared';
/** Name of the response header that contains the URI-encoded name of the shared file. */
export const FILE_NAME_HEADER = 'x-name';
/** Name of the response header that contains the time at which the file was stored, in milliseconds since 1970. */
export const STORED_TIME_HEADER = 'x-stored';
/**
 * Age, in milliseconds, at which a stored file counts as abandoned if no open page is waiting for it. A younger file
 * may belong to a page that is still opening.
 */
export const ABANDONED_AFTER_MS = 60_000;

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
