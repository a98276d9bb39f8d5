// Reads and checks the content of this repository, once per process for all tests.
import { checkContent } from '../../lib/content/checks/check-content';
import type { ContentFile } from '../../lib/content/content-file';
import type { Registry } from '../../lib/content/registry';
import { readContent } from '../../scripts/content/read-content';

let files: Promise<readonly ContentFile[]> | undefined;
let registry: Promise<Registry> | undefined;

export function siteContent(): Promise<readonly ContentFile[]> {
  files ??= readContent();
  return files;
}

/**
 * Returns the registry of these files: all entries, rules and icons that references can point to. Does not compare
 * their ids with the published addresses (published.txt).
 */
export const buildRegistry = (someFiles: readonly ContentFile[]): Registry =>
  checkContent(someFiles, { root: 'content', requirePublishedIds: false }).registry;

export function siteRegistry(): Promise<Registry> {
  registry ??= siteContent().then(buildRegistry);
  return registry;
}
