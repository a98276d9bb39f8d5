// Step: a tiny page for every rule and every address once published, as plain files beside their entry.
import { rulePageToHtml } from '../../../lib/sharing/rule-share-page';
import { type Build, put } from '../build';
import { finishPage } from '../finish-page';

export function writeRulePages(build: Build): string {
  let count = 0;
  let bytes = 0;
  for (const { editions } of build.games)
    for (const { rulePages } of editions)
      for (const [path, page] of rulePages) {
        const html = finishPage(rulePageToHtml(page, build.settings));
        put(build, `${path}index.html`, html);
        count++;
        bytes += Buffer.byteLength(html);
      }
  return `${count} pages of single rules, ${Math.round(bytes / count)} bytes each`;
}
