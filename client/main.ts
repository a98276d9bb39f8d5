// The entry script of every page. It attaches the listeners that every page needs and loads islands on demand.
import { startOffline } from './offline/start-offline';
import { loadFonts } from './page/load-fonts';
import { boot } from './start-page';

export * from './client-runtime';

boot();
loadFonts();
startOffline();
