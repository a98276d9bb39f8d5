// The styles of what only islands show: sheets, search results, previews, decisions and pinned rules. They are in the
// script that islands with components share, so that a page loads them with its first island and not with its text.
import { addStyles } from './add-styles';
import decisions from './styles/decisions.css';
import pinned from './styles/pinned.css';
import preview from './styles/preview.css';
import search from './styles/search.css';
import settings from './styles/settings.css';
import sharing from './styles/sharing.css';
import sheet from './styles/sheet.css';

// The layer is that of the same styles in app/globals.css, so that utilities win over them.
const sheets = [sharing, sheet, search, preview, settings, pinned, decisions];
addStyles(`@layer components{${sheets.map(String).join('')}}`);
