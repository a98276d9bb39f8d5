// Keyboard shortcuts for wide screens: the arrow keys open the previous and the next entry, and `?` shows a list of all
// shortcuts.
import { stringsOf } from '@/lib/i18n';
import { isSearchOpen, page } from '../current-page';
import { createMountPoint } from '../render-into';
import { Sheet } from '../sheet/sheet';

export function initKeyboardShortcuts(): void {
  const mountPoint = createMountPoint();
  document.addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event;
    const isInField =
      target instanceof Element && target.closest('input, textarea, select, [role="radiogroup"]');
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (defaultPrevented || isInField || hasModifier || document.querySelector('dialog[open]')) return;
    if (key === '?') {
      event.preventDefault();
      mountPoint.show(<KeyHelp onClose={mountPoint.clear} />);
    } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !isSearchOpen())
      findShownLink(key === 'ArrowLeft' ? 'prev' : 'next')?.click();
  });
}

/** Returns the link to the previous or the next entry. The page hides links to entries of modules that are not played. */
const findShownLink = (rel: 'prev' | 'next') =>
  [...document.querySelectorAll<HTMLAnchorElement>(`main a[rel="${rel}"]`)].find(
    ({ offsetParent }) => offsetParent !== null,
  );

function KeyHelp({ onClose }: { onClose: () => void }) {
  const { desk, search, previous, next, settings } = stringsOf(page.lang);
  const keys: [keys: string[], action: string][] = [
    [['/', 'Ctrl+K'], search.field],
    [['↑', '↓', 'Enter'], desk.choose],
    [['Esc'], search.close],
    [['←'], previous],
    [['→'], next],
    [['?'], desk.keys],
  ];
  return (
    <Sheet label={desk.keys} closeLabel={settings.close} onClose={onClose}>
      <h2 className="preview-title">{desk.keys}</h2>
      <dl className="desk-keys">
        {keys.map(([names, action]) => (
          <div key={action}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
