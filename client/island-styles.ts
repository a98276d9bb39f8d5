// The styles of elements that only islands show: sheets, search results, previews, decisions, pinned rules and notices.
// They are in a script that many islands share, so a page loads them with its first island, not with its HTML.
import { addStyles } from './add-styles';
import decisions from './styles/decisions.css';
import forcedColors from './styles/forced-colors.css';
import install from './styles/install.css';
import offline from './styles/offline.css';
import pinned from './styles/pinned.css';
import preview from './styles/preview.css';
import search from './styles/search.css';
import settings from './styles/settings.css';
import sharing from './styles/sharing.css';
import sheet from './styles/sheet.css';

// The style sheets that are added to the CSS layer `components`, so that Tailwind utilities override them.
const sheets = [sharing, sheet, search, preview, settings, install, offline, pinned, decisions];
addStyles(`@layer components{${sheets.map(String).join('')}}${forcedColors}`);
