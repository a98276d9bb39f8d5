// Lists the steps of a build in order. Each step stores its results in the `Build` object, where later steps read them.

import type { BuildStep } from './build-state';
import { startBundling } from './steps/bundle-next';
import { checkGames } from './steps/check';
import { writeClientBundle } from './steps/client-bundle';
import { compileGames } from './steps/compile';
import { writeEmbeds } from './steps/embeds';
import { writeGameIndexPages } from './steps/game-index-pages';
import { writeHostFiles } from './steps/host-files';
import { writeInstallFiles } from './steps/install-files';
import { writeLanguageRedirects } from './steps/language-redirects';
import { writeOfflinePacks } from './steps/offline-packs';
import { writeOpenData } from './steps/open-data';
import { startDrawing, writePreviewImages } from './steps/preview-images';
import { readFiles } from './steps/read';
import { renderPages } from './steps/render';
import { writeRulePages } from './steps/rule-share-pages';
import { writeSources } from './steps/sources';
import { storeGames } from './steps/store-games';

export const STEPS: readonly BuildStep[] = [
  { name: 'read', run: readFiles },
  { name: 'check', run: checkGames },
  { name: 'compile', run: compileGames },
  {
    name: 'client',
    run: (build) => {
      startDrawing(build);
      return writeClientBundle(build);
    },
  },
  { name: 'bundle', prepare: startBundling, run: ({ bundling }) => bundling },
  { name: 'render', run: renderPages },
  { name: 'rules', run: writeRulePages },
  { name: 'embeds', run: writeEmbeds },
  { name: 'redirects', run: writeLanguageRedirects },
  { name: 'game index', run: writeGameIndexPages },
  { name: 'images', run: writePreviewImages },
  { name: 'install', run: writeInstallFiles },
  { name: 'open data', run: writeOpenData },
  { name: 'sources', run: (build) => writeSources(build) },
  { name: 'host files', run: writeHostFiles },
  { name: 'offline', run: writeOfflinePacks },
  { name: 'store', run: storeGames },
];
