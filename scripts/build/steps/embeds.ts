// Build step: writes the cards of entries, which other sites can show in a frame. If the public address of the site is
// known, also writes the oEmbed files, which need absolute addresses.
import { stringsOf } from '../../../lib/i18n';
import { embedPath, embedToHtml, hasEmbed, oembedPath, toOembed } from '../../../lib/sharing/embed-page';
import { type Build, writeSiteFile } from '../build-state';
import { addPolicy } from '../finish-page';

export function writeEmbeds(build: Build): string {
  const { settings } = build;
  let count = 0;
  for (const { data, lang } of build.games.flatMap(({ editions }) => editions))
    for (const entry of data.entries.filter(hasEmbed)) {
      const html = addPolicy(embedToHtml(data, entry, settings));
      writeSiteFile(build, `${embedPath(data.game, lang, entry.id)}index.html`, html, data.game);
      count++;
      if (!settings.origin) continue;
      const answer = toOembed(data, entry, stringsOf(lang).siteName, settings);
      writeSiteFile(build, oembedPath(data.game, lang, entry.id), `${JSON.stringify(answer)}\n`, data.game);
    }
  return `${count} cards`;
}
