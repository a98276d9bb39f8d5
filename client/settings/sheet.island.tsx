// How to read: theme, text size, screen, and for a game what to show and where its other pages are.
import { RadioGroup } from '@/components/settings/radio-group';
import type { SettingsData } from '@/components/settings/settings-button';
import { Switch } from '@/components/settings/switch';
import { withToggled } from '@/lib/core/visibility-filters';
import { stringsOf } from '@/lib/i18n';
import { dataOf, page } from '../current-page';
import { createPlace } from '../mount';
import { canKeepAwake } from '../page/wake-lock';
import { Sheet } from '../sheet/sheet';
import { useStored } from '../use-storage';

const place = createPlace();

/** The button says what can be set on its page. */
export const attach = (button: HTMLElement): void =>
  place.show(<SettingsSheet {...dataOf<SettingsData>(button, 'settings')} onClose={place.clear} />);

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
  const { filters: words, spoilers } = stringsOf(page.lang);
  const [hidden, setHidden] = useStored('hidden');
  const [unlocked, setUnlocked] = useStored('unlocked');
  const out = hidden[game] ?? [];
  const open = unlocked[game] ?? [];
  return (
    <>
      {filters.length > 0 && (
        <fieldset>
          <legend>{words.title}</legend>
          {filters.map((kind) => (
            <Switch
              key={kind}
              label={words[kind]}
              on={!out.includes(kind)}
              onChange={(on) => setHidden({ ...hidden, [game]: withToggled(out, kind, !on) })}
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
              on={open.includes(id)}
              onChange={(on) => setUnlocked({ ...unlocked, [game]: withToggled(open, id, on) })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
