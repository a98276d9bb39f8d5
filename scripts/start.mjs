// `npm start`: from a fresh clone to a running site.
import { checkNode, ensureBuilt, ensureInstalled } from './setup/install-and-build.mjs';

checkNode();
ensureInstalled();
ensureBuilt();
await import('./preview.mjs');
