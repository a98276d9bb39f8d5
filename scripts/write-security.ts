// After the export: a content-security policy in every page, and the headers for hosts that read them from a file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apacheFile, headersFile } from '../lib/security/headers';
import { withPolicy } from '../lib/security/policy';
import { OUT } from './exported';
import { KEPT_FOR_GOOD, SAFETY } from './headers.mjs';

const hosting = { basePath: process.env.BASE_PATH ?? '', safety: SAFETY, keptForGood: KEPT_FOR_GOOD };
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

let pages = 0;
let added = 0;
for (const file of readdirSync(OUT, { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || !file.name.endsWith('.html')) continue;
  const path = join(file.parentPath, file.name);
  const html = readFileSync(path, 'utf8');
  const safe = withPolicy(html, hash);
  writeFileSync(path, safe);
  pages += 1;
  added += safe.length - html.length;
}
writeFileSync(join(OUT, '_headers'), headersFile(hosting));
writeFileSync(join(OUT, '.htaccess'), apacheFile(hosting));
console.log(
  `Wrote a policy into ${pages} pages, ${Math.round(added / pages)} bytes each, and the headers for hosts.`,
);
