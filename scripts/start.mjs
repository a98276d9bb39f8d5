// `npm start`: installs, builds and serves the site.
import { checkNode, ensureBuilt, ensureInstalled } from './setup/install-and-build.mjs';

checkNode();
ensureInstalled();
ensureBuilt();
await import('./preview.mjs');
