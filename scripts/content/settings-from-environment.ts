// Reads the settings of a build from the environment variables.
import { LANGS, type Lang } from '../../lib/core/languages';
import type { SiteSettings } from '../../lib/core/site-settings';
import { chooseRuleSharing } from '../../lib/sharing/rule-sharing';

/**
 * Reads the settings. `langs` has the languages of the site. The home page in the first of them is at `/`. `entryCount`
 * is the number of entries in all languages together.
 */
export const readSettings = (langs: readonly Lang[], entryCount = 0): SiteSettings => ({
  basePath: process.env.BASE_PATH ?? '',
  origin: process.env.SITE_ORIGIN ?? '',
  homeLang: langs[0] ?? (LANGS[0] as Lang),
  historyUrl: process.env.HISTORY_URL ?? '',
  reportUrl: process.env.REPORT_URL ?? '',
  offerUrl: process.env.OFFER_URL ?? '',
  ruleSharing: chooseRuleSharing(process.env.RULE_SHARING, entryCount),
});
