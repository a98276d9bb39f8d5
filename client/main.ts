// The entry script of every page. It attaches the listeners that every page needs and loads islands on demand.

import { boot } from './init-page';
import { startOffline } from './offline/start-offline';
import { loadFonts } from './page/load-fonts';

boot();
loadFonts();
startOffline();
