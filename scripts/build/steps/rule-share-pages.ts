// Step: writes a small page for every rule and every address published before; it carries the preview of a shared link
// and redirects.
import { ruleSharePageToHtml } from '../../../lib/sharing/rule-share-page';
import { type Build, writeSiteFile } from '../build';
import { finishPage } from '../finish-page';

export function writeRulePages(build: Build): string {
  let count = 0;
  let bytes = 0;
  for (const { editions } of build.games)
    for (const { rulePages } of editions)
      for (const [path, page] of rulePages) {
        const html = finishPage(ruleSharePageToHtml(page, build.settings));
        writeSiteFile(build, `${path}index.html`, html);
        count++;
        bytes += Buffer.byteLength(html);
      }
  return `${count} pages for single rules, ${Math.round(bytes / count)} bytes each`;
}
