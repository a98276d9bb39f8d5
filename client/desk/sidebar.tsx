// The left column of a wide screen: the parts of the game with their entries, then all entries from A to Z.
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import type { Contents, ContentsGroup } from './contents-data';

export function Sidebar({ contents: { parts, letters } }: { contents: Contents }) {
  const strings = stringsOf(page.lang);
  return (
    <nav aria-label={strings.print.contents} className="desk-side">
      {parts.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <h2>{strings.alphabet}</h2>
      {letters.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </nav>
  );
}

function Group({ group: { title, links } }: { group: ContentsGroup }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul lang={page.lang}>
        {links.map(({ address, title: name }) => (
          <li key={`${address} ${name}`}>
            <a href={address} {...(isCurrent(address) && { 'aria-current': 'page' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isCurrent = (address: string): boolean => address === location.pathname + location.search;
