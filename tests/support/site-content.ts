// The content of this site, read and checked once for all files that a process tests.
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

/** Of some files, whatever was published before. */
export const register = (some: readonly ContentFile[]): Registry =>
  checkContent(some, { root: 'content', lock: false }).registry;

export function siteRegistry(): Promise<Registry> {
  registry ??= siteContent().then(register);
  return registry;
}
