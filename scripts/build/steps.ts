// The steps of a build, in their order. What a step learns stands in the build, and the next ones take it from there.

import type { Step } from './build';
import { bundle } from './bundle';
import { check } from './check';
import { compile } from './compile';
import { writeDoors } from './doors';
import { writeInstall } from './install';
import { writeLinks } from './links';
import { writeOffline } from './offline';
import { bundleForReaders } from './parts';
import { writePictures } from './pictures';
import { read } from './read';
import { render } from './render';
import { writeRulePages } from './rule-pages';

export const STEPS: readonly Step[] = [
  { name: 'read', run: read },
  { name: 'check', run: check },
  { name: 'compile', run: compile },
  { name: 'parts', run: bundleForReaders },
  { name: 'bundle', run: bundle },
  { name: 'render', run: render },
  { name: 'rules', run: writeRulePages },
  { name: 'doors', run: writeDoors },
  { name: 'pictures', run: writePictures },
  { name: 'install', run: writeInstall },
  { name: 'links', run: writeLinks },
  { name: 'offline', run: writeOffline },
];
