// The Offline page: what lies on this device, whether it is whole, and how much room it takes.
import type { SiteGame } from '@/lib/data/site';
import { draw } from '../mount';
import { dataOf, page } from '../page';
import { GameCopies } from './game-copies';
import { InstallPart } from './install-part';
import { Mine } from './mine';
import { OverallState } from './overall-state';
import { Room } from './room';
import { UpdateNotice } from './update-notice';

export function attach(element: HTMLElement): void {
  const { lang } = page;
  const games = dataOf<SiteGame[]>(element, 'games');
  draw(
    <>
      <OverallState lang={lang} />
      <UpdateNotice />
      <GameCopies lang={lang} games={games} />
      <Room lang={lang} />
      <Mine lang={lang} />
      <InstallPart lang={lang} />
    </>,
    element,
  );
}
