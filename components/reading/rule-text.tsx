// Renders a text in inline markup (see lib/data/inline-markup.ts): words, icons and links, with the matches of a search
// highlighted.

import { withBase } from '@/components/page/site-addresses';
import { targetPath } from '@/lib/core/addresses';
import type { IconData } from '@/lib/data/game-data';
import { groupSegments, parseInline, type Segment } from '@/lib/data/inline-markup';
import type { TextRange } from '@/lib/search/types';

interface InlineTextProps {
  text: string;
  icons: Record<string, IconData>;
  /** Edition to which the links lead. If it is undefined, links are rendered as plain text. */
  edition?: { game: string; lang: string };
  /** Ranges of the plain text to highlight: sorted and without overlaps. */
  ranges?: readonly TextRange[];
}

export function InlineText({ text, icons, edition, ranges = [] }: InlineTextProps) {
  let offset = 0;
  const show = (segment: Segment) => {
    const from = offset;
    offset += segment.text.length;
    const key = `${from} ${segment.kind}`;
    if (segment.kind === 'icon') return <GameIcon key={key} icon={icons[segment.id]} name={segment.text} />;
    const words = markWords(segment.text, from, ranges);
    if (segment.kind === 'text' || !edition) return <span key={key}>{words}</span>;
    return (
      <a
        key={key}
        className="ref"
        data-ref={segment.to}
        href={withBase(targetPath(edition.game, edition.lang, segment.to))}
      >
        {words}
      </a>
    );
  };
  return groupSegments(parseInline(text, (id) => icons[id]?.name ?? id)).map((group) => {
    const key = offset;
    const shown = group.map(show);
    return group.length === 1 ? (
      shown
    ) : (
      <span key={key} className="together">
        {shown}
      </span>
    );
  });
}

function GameIcon({ icon, name }: { icon: IconData | undefined; name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="icon"
      role="img"
      aria-label={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content check allows only plain shapes
      dangerouslySetInnerHTML={{ __html: icon?.svg ?? '' }}
    />
  );
}

function markWords(text: string, offset: number, ranges: readonly TextRange[]) {
  const pieces = [];
  let at = 0;
  for (const { from, to } of ranges) {
    const first = Math.max(from - offset, at);
    const last = Math.min(to - offset, text.length);
    if (first >= last) continue;
    if (first > at) pieces.push(text.slice(at, first));
    pieces.push(<mark key={first}>{text.slice(first, last)}</mark>);
    at = last;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}
