// The left column of a wide screen: the parts of the game with their entries, then all entries from A to Z.
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import type { Contents, ContentsGroup, ContentsLink } from './contents-data';

export function LeftColumn({ contents: { parts, letters } }: { contents: Contents }) {
  const strings = stringsOf(page.lang);
  const current = findCurrent([...parts, ...letters].flatMap(({ links }) => links));
  return (
    <nav aria-label={strings.print.contents} className="desk-side">
      {parts.map((group) => (
        <Group key={group.title} group={group} current={current} />
      ))}
      <h2>{strings.alphabet}</h2>
      {letters.map((group) => (
        <Group key={group.title} group={group} current={current} />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: ContentsGroup;
  current: ContentsLink | undefined;
}

function Group({ group: { title, links }, current }: GroupProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul lang={page.lang}>
        {links.map((link) => (
          <li key={`${link.address} ${link.title}`}>
            <a href={link.address} {...(link === current && { 'aria-current': 'page' })}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Finds the link to the current page. Several terms of the index can link to the same page. In this case, prefers the
 * link whose text is the heading of the page.
 */
function findCurrent(links: ContentsLink[]): ContentsLink | undefined {
  const here = links.filter(({ address }) => address === location.pathname + location.search);
  const heading = document.querySelector('h1')?.textContent;
  return here.find(({ title }) => title === heading) ?? here[0];
}
