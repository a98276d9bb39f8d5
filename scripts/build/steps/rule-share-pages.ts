// Build step: writes a share page for every rule, and for every address that a rule had earlier. A share page contains
// the link preview for chat apps, and redirects to the rule.
import { ruleSharePageToHtml } from '../../../lib/sharing/rule-share-page';
import { type Build, writeSiteFile } from '../build-state';
import { addPolicy } from '../finish-page';

export function writeRulePages(build: Build): string {
  if (build.settings.ruleSharing === 'folded')
    return 'none, because the link of a rule leads to its entry (RULE_SHARING=folded)';
  let count = 0;
  let bytes = 0;
  for (const { game, editions } of build.games)
    for (const { rulePages } of editions)
      for (const [path, page] of rulePages) {
        const html = addPolicy(ruleSharePageToHtml(page, build.settings));
        writeSiteFile(build, `${path}index.html`, html, game.id);
        count++;
        bytes += Buffer.byteLength(html);
      }
  return `${count} share pages, ${Math.round(bytes / (count || 1))} bytes each`;
}
