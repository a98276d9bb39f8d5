// The steps of a build, in their order. What a step learns stands in the build, and the next ones take it from there.

import type { Step } from './build';
import { bundle } from './steps/bundle-next';
import { check } from './steps/check';
import { writeClientBundle } from './steps/client-bundle';
import { compile } from './steps/compile';
import { writeHostFiles } from './steps/host-files';
import { writeInstall } from './steps/install-files';
import { writeLanguageRedirects } from './steps/language-redirects';
import { writeOffline } from './steps/offline-packs';
import { writePreviewImages } from './steps/preview-images';
import { read } from './steps/read';
import { render } from './steps/render';
import { writeRulePages } from './steps/rule-share-pages';

export const STEPS: readonly Step[] = [
  { name: 'read', run: read },
  { name: 'check', run: check },
  { name: 'compile', run: compile },
  { name: 'client', run: writeClientBundle },
  { name: 'bundle', run: bundle },
  { name: 'render', run: render },
  { name: 'rules', run: writeRulePages },
  { name: 'doors', run: writeLanguageRedirects },
  { name: 'pictures', run: writePreviewImages },
  { name: 'install', run: writeInstall },
  { name: 'links', run: writeHostFiles },
  { name: 'offline', run: writeOffline },
];
