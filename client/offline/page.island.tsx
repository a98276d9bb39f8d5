// The Offline page: what is stored on this device, whether it is complete, and how much storage it takes.
import type { SiteGame } from '@/lib/data/site-data-types';
import { addStyles } from '../add-styles';
import { page, parseDataAttribute } from '../current-page';
import { renderInto } from '../render-into';
import { BackupSection } from './backup';
import { GameCopies } from './downloaded-games';
import { InstallSection } from './install-section';
import { ManyGames } from './many-games';
import styles from './offline.css';
import { OverallStatus } from './overall-status';
import { StorageUsage } from './storage-usage';
import { UpdateNotice } from './update-notice';

export function attach(element: HTMLElement): void {
  // The bundler imports a style sheet as a string, but the types of Next give it another type. `String` corrects only
  // the type.
  addStyles(String(styles));
  const { lang } = page;
  const { list } = element.dataset;
  renderInto(
    <>
      <OverallStatus lang={lang} />
      <UpdateNotice />
      {list ? (
        <ManyGames lang={lang} list={list} />
      ) : (
        <GameCopies lang={lang} games={parseDataAttribute<SiteGame[]>(element, 'games')} />
      )}
      <StorageUsage lang={lang} />
      <BackupSection lang={lang} />
      <InstallSection lang={lang} />
    </>,
    element,
  );
  // The browser tried to scroll to the section in the address before this island rendered the section, so the island
  // scrolls again.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
