// The right column of a wide screen: the sections of the entry, its related topics, and the pinned rules of the game.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { editionPagePath, targetPath } from '@/lib/core/addresses';
import { typeset } from '@/lib/core/typography';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';
import { findUnlocked } from '@/lib/navigation/pins-and-history';
import { page } from '../current-page';
import { loadGameData } from '../load-game-data';
import { useStored } from '../use-storage';

const MAX_PINS = 8;

export function RightColumn() {
  const strings = stringsOf(page.lang);
  return (
    <aside aria-label={strings.desk.rail} className="desk-rail">
      <Sections />
      <Related />
      <Pins />
    </aside>
  );
}

interface Link {
  address: string;
  title: string;
}

function LinkList({ title, links, current }: { title: string; links: readonly Link[]; current?: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul lang={page.lang}>
        {links.map(({ address, title: name }) => (
          <li key={address}>
            <a href={address} {...(address === current && { 'aria-current': 'location' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const sectionElements = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.entry-text .section[id]'),
];

/**
 * Lists the sections of the entry. Highlights the current section: the last one whose heading is in the upper half of
 * the window or above the window.
 */
function Sections() {
  const [sections] = useState(() =>
    sectionElements().map((section) => ({ address: `#${section.id}`, title: section.textContent ?? '' })),
  );
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => {
      const reached = sectionElements().findLast(
        (section) => section.getBoundingClientRect().top < innerHeight / 2,
      );
      setCurrent(reached && `#${reached.id}`);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return (
    <LinkList title={stringsOf(page.lang).desk.sections} links={sections} {...(current && { current })} />
  );
}

/** Lists the related topics. The page also lists them after the rules. */
function Related() {
  const [links] = useState(() =>
    [...(document.querySelector('.link-chips')?.querySelectorAll('a') ?? [])].map((link) => ({
      address: link.getAttribute('href') ?? '',
      title: link.textContent ?? '',
    })),
  );
  return <LinkList title={stringsOf(page.lang).related} links={links} />;
}

function Pins() {
  const { game, lang } = page;
  const { tonight } = stringsOf(lang);
  const [{ [game]: pins = [] }] = useStored('pins');
  const [{ [game]: points = [] }] = useStored('unlocked');
  const [data, setData] = useState<GameData>();
  const hasPins = pins.length > 0;
  useEffect(() => {
    if (hasPins) loadGameData(page.game, page.lang).then(setData, () => undefined);
  }, [hasPins]);
  if (!data || !hasPins) return null;
  const links = findUnlocked(data, pins, points)
    .slice(0, MAX_PINS)
    .map((pin) => ({
      address: withBase(targetPath(game, lang, pin.to)),
      title: typeset(
        pin.kind === 'rule' && pin.rule.number ? `${pin.entry.title}, ${pin.rule.number}` : pin.entry.title,
      ),
    }));
  return (
    <>
      <LinkList title={tonight.pinned} links={links} />
      {pins.length > MAX_PINS && (
        <a href={withBase(editionPagePath(game, lang, 'tonight'))}>{tonight.title} →</a>
      )}
    </>
  );
}
