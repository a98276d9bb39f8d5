// The entry script of every page: it attaches the listeners that a page needs at once and loads islands when needed.
import { startOffline } from './offline/start-offline';
import { loadFonts } from './page/load-fonts';
import { boot } from './start-page';

export * from './client-runtime';

boot();
loadFonts();
startOffline();
