// The settings sheet: text size, theme and wake lock. In a game, it also shows which kinds of notes are visible, the
// spoiler locks, and links to the pages of the game.
import { RadioGroup } from '@/components/settings/radio-group';
import type { SettingsData } from '@/components/settings/settings-button';
import { Switch } from '@/components/settings/switch';
import { stringsOf } from '@/lib/i18n';
import { toggle } from '@/lib/navigation/toggle';
import { page, parseDataAttribute } from '../current-page';
import { canKeepAwake } from '../page/wake-lock';
import { createMountPoint } from '../render-into';
import { Sheet } from '../sheet/sheet';
import { useStored } from '../use-storage';

const mountPoint = createMountPoint();

/** Opens the settings sheet. A `data-*` attribute of the button lists the settings that the page has. */
export const attach = (button: HTMLElement): void =>
  mountPoint.show(
    <SettingsSheet {...parseDataAttribute<SettingsData>(button, 'settings')} onClose={mountPoint.clear} />,
  );

function SettingsSheet({ onClose, ...data }: SettingsData & { onClose: () => void }) {
  const strings = stringsOf(page.lang);
  const { settings } = strings;
  const [theme, setTheme] = useStored('theme');
  const [textSize, setTextSize] = useStored('textSize');
  const [keepAwake, setKeepAwake] = useStored('keepAwake');
  return (
    <Sheet label={settings.open} closeLabel={settings.close} onClose={onClose}>
      <div className="settings">
        <RadioGroup
          id="text-size"
          label={settings.textSize}
          value={textSize}
          onChange={setTextSize}
          options={([0, 1, 2] as const).map((value) => ({
            value,
            name: settings.sizes[value],
            show: <span className={`font-rule text-size-${value}`}>Аа</span>,
          }))}
        />
        <RadioGroup
          id="theme"
          label={strings.theme}
          value={theme}
          onChange={setTheme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            name: settings.themes[value],
          }))}
        />
        {canKeepAwake() && (
          <Switch
            label={settings.keepAwake}
            hint={settings.keepAwakeHint}
            on={keepAwake}
            onChange={setKeepAwake}
          />
        )}
        {page.game && <GameSettings {...data} />}
        <nav aria-label={settings.places} className="settings-places">
          {data.places.map(({ address, name }) => (
            <a key={address} href={address}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </Sheet>
  );
}

function GameSettings({ filters, unlocks }: SettingsData) {
  const { game } = page;
  const { filters: filterStrings, spoilers } = stringsOf(page.lang);
  const [hidden, setHidden] = useStored('hidden');
  const [unlocked, setUnlocked] = useStored('unlocked');
  const hiddenKinds = hidden[game] ?? [];
  const reachedPoints = unlocked[game] ?? [];
  return (
    <>
      {filters.length > 0 && (
        <fieldset>
          <legend>{filterStrings.title}</legend>
          {filters.map((kind) => (
            <Switch
              key={kind}
              label={filterStrings[kind]}
              on={!hiddenKinds.includes(kind)}
              onChange={(on) => setHidden((all) => ({ ...all, [game]: toggle(all[game] ?? [], kind, !on) }))}
            />
          ))}
        </fieldset>
      )}
      {unlocks.length > 0 && (
        <fieldset>
          <legend>{spoilers.title}</legend>
          {unlocks.map(({ id, name }) => (
            <Switch
              key={id}
              label={spoilers.reached(name)}
              on={reachedPoints.includes(id)}
              onChange={(on) => setUnlocked((all) => ({ ...all, [game]: toggle(all[game] ?? [], id, on) }))}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
