// The Offline page: what is stored on this device, whether it is complete, and how much storage it takes.
import type { SiteGame } from '@/lib/data/site-data';
import { page, parseDataAttribute } from '../current-page';
import { renderInto } from '../mount-point';
import { BackupSection } from './backup';
import { GameCopies } from './downloaded-games';
import { InstallSection } from './install-section';
import { OverallStatus } from './overall-status';
import { StorageUsage } from './storage-usage';
import { UpdateNotice } from './update-notice';

export function attach(element: HTMLElement): void {
  const { lang } = page;
  const games = parseDataAttribute<SiteGame[]>(element, 'games');
  renderInto(
    <>
      <OverallStatus lang={lang} />
      <UpdateNotice />
      <GameCopies lang={lang} games={games} />
      <StorageUsage lang={lang} />
      <BackupSection lang={lang} />
      <InstallSection lang={lang} />
    </>,
    element,
  );
}
