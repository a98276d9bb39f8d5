// The Offline page: what lies on this device, whether it is whole, and how much room it takes.
import type { SiteGame } from '@/lib/data/site-data';
import { dataOf, page } from '../current-page';
import { draw } from '../mount';
import { BackupSection } from './backup';
import { GameCopies } from './game-copies';
import { InstallPart } from './install-section';
import { OverallState } from './overall-status';
import { StorageUsage } from './storage-usage';
import { UpdateNotice } from './update-notice';

export function attach(element: HTMLElement): void {
  const { lang } = page;
  const games = dataOf<SiteGame[]>(element, 'games');
  draw(
    <>
      <OverallState lang={lang} />
      <UpdateNotice />
      <GameCopies lang={lang} games={games} />
      <StorageUsage lang={lang} />
      <BackupSection lang={lang} />
      <InstallPart lang={lang} />
    </>,
    element,
  );
}
