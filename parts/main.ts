// The one script of every page: what must listen at once listens, everything else is brought when it is needed.
import { startOffline } from './offline/start';
import { bringFaces } from './page/faces';
import { beginPage } from './start-page';

export * from './core';

beginPage();
bringFaces();
startOffline();
