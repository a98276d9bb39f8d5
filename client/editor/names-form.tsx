// Edits or translates the names of the game, its parts and its icons.
import { type GameName, listGameNames, setGameName } from '@/lib/editing/names-in-game-file';
import type { SharedProps } from './editor';
import { LineField } from './line-field';
import { IconDrawing } from './marks';
import { useDraft } from './use-session';

interface NamesFormProps extends SharedProps {
  /** Language from which the reader translates. Empty if the reader does not translate. */
  from: string;
}

export function NamesForm({ session, words, lang, from, checked }: NamesFormProps) {
  const { files } = useDraft(session);
  const all = listGameNames(files);
  const names = from ? all.filter(({ texts }) => texts[from]) : all;
  const done = names.filter(({ texts }) => texts[lang]).length;
  const drawings = checked.preview?.game?.drawings;
  if (!names.length) return null;
  const labelOf = (name: GameName): string => {
    const alike = names.filter(({ kind }) => kind === name.kind);
    const label = words.nameKinds[name.kind];
    return alike.length > 1 ? `${label} ${alike.indexOf(name) + 1}` : label;
  };
  return (
    <details className="own-details">
      <summary>
        {words.names}
        {from && `, ${words.progress(done, names.length)}`}
      </summary>
      {names.map((name) => (
        <div key={name.path.join('.')} className={from ? 'editor-pair' : ''}>
          {from && (
            <p className="editor-beside" lang={from}>
              {name.texts[from]}
            </p>
          )}
          <div className={name.kind === 'icon' ? 'own-icon' : ''}>
            {name.kind === 'icon' && <IconDrawing svg={drawings?.[String(name.path[1])]} />}
            <LineField
              label={labelOf(name)}
              value={name.texts[lang] ?? ''}
              lang={lang}
              onChange={(text) =>
                session.edit(`game.md#${name.path.join('.')}`, (now) =>
                  setGameName(now, name.path, lang, text),
                )
              }
            />
          </div>
        </div>
      ))}
    </details>
  );
}
