// `npm start`: installs the packages, builds the site and serves it.
import { checkNode, ensureBuilt, ensureInstalled } from './setup/install-and-build.mjs';

checkNode();
ensureInstalled();
ensureBuilt();
await import('./preview.mjs');
