'use client';
// How to read: theme, text size, screen, and for a game what to show and where its other pages are.
import { editionPagePath, offlinePath, withBase } from '@/lib/addresses';
import { withToggled } from '@/lib/filters';
import { stringsOf } from '@/lib/interface';
import { Choice } from './choice';
import type { SettingsProps } from './settings-button';
import { Sheet } from './sheet';
import { Switch } from './switch';
import { useStored } from './use-stored';
import { canKeepAwake } from './use-wake-lock';

export default function SettingsSheet(props: SettingsProps & { onClose: () => void }) {
  const { lang, game, onClose } = props;
  const strings = stringsOf(lang);
  const { settings } = strings;
  const [theme, setTheme] = useStored('theme');
  const [textSize, setTextSize] = useStored('textSize');
  const [keepAwake, setKeepAwake] = useStored('keepAwake');
  return (
    <Sheet label={settings.open} closeLabel={settings.close} onClose={onClose}>
      <div className="settings">
        <Choice
          label={settings.textSize}
          value={textSize}
          onChange={setTextSize}
          options={([0, 1, 2] as const).map((value) => ({
            value,
            name: settings.sizes[value],
            show: <span className={`font-rule text-size-${value}`}>Аа</span>,
          }))}
        />
        <Choice
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
        {game ? (
          <GameSettings {...props} game={game} />
        ) : (
          <nav aria-label={strings.offline.title} className="settings-places">
            <a href={withBase(offlinePath(lang))}>{strings.offline.link}</a>
          </nav>
        )}
      </div>
    </Sheet>
  );
}

function GameSettings({ lang, game, filters = [], unlocks = [] }: SettingsProps & { game: string }) {
  const { filters: words, spoilers, settings, tonight, topics, print, offline } = stringsOf(lang);
  const [hidden, setHidden] = useStored('hidden');
  const [unlocked, setUnlocked] = useStored('unlocked');
  const out = hidden[game] ?? [];
  const open = unlocked[game] ?? [];
  const pages = [
    ['tonight', tonight.title],
    ['topics', topics.title],
    ['booklet', print.booklet],
  ] as const;
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
      <nav aria-label={settings.places} className="settings-places">
        {pages.map(([page, name]) => (
          <a key={page} href={withBase(editionPagePath(game, lang, page))}>
            {name}
          </a>
        ))}
        <a href={withBase(offlinePath(lang))}>{offline.link}</a>
      </nav>
    </>
  );
}
