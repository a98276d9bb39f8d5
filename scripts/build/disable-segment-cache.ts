// Takes the place of Next's own module of this kind (next.config.mjs): it cuts every rendered page into parts that a router in
// the browser would ask for ahead, eight files a page and a third of the time. No reader gets that router.
export const collectSegmentData = async (): Promise<Map<string, Uint8Array>> => new Map();
export const collectPrefetchHints = async (): Promise<null> => null;
