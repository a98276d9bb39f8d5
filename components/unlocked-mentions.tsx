'use client';
// Opened entries that mention this one, beside the others: before that, the page does not even know of them.
import { targetPath } from '@/lib/addresses';
import { mentionsAmong } from '@/lib/data/unlocked';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { typeset } from '@/lib/typography';
import { LinkChips } from './link-chips';
import { useUnlockedEntries } from './use-unlocked';

export function UnlockedMentions({ game, lang, entry }: { game: string; lang: Lang; entry: string }) {
  const links = mentionsAmong(useUnlockedEntries(game, lang), entry).map(({ id, title }) => ({
    target: id,
    title: typeset(title),
    path: targetPath(game, lang, id),
  }));
  return <LinkChips title={stringsOf(lang).spoilers.mentions} links={links} />;
}
