// The one script of every page: what must listen at once listens, everything else is brought when it is needed.
import { startOffline } from './offline/start-offline';
import { loadFonts } from './page/load-fonts';
import { beginPage } from './start-page';

export * from './client-runtime';

beginPage();
loadFonts();
startOffline();
