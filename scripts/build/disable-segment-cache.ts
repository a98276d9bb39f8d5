// Replaces Next's module `collect-segment-data` (see next.config.mjs). The original splits every page into segments
// that the client router prefetches, which takes eight files per page and a third of the rendering time. The site does
// not use that router.
export const collectSegmentData = async (): Promise<Map<string, Uint8Array>> => new Map();
export const collectPrefetchHints = async (): Promise<null> => null;
