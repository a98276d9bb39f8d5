// Replaces Next's module `collect-segment-data` (see next.config.mjs). The original cuts every page into segments for
// the client router to prefetch: eight files a page and a third of the rendering time. The site ships without that
// router.
export const collectSegmentData = async (): Promise<Map<string, Uint8Array>> => new Map();
export const collectPrefetchHints = async (): Promise<null> => null;
