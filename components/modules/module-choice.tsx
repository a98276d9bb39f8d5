// The form in which the reader chooses the modules (expansions) that the group plays. The script
// client/modules/choice.island.ts stores the choice, and hides the content of all other modules.
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import type { ModuleName } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';

const ROW = 'flex min-h-11 items-center gap-3';
const BOX = 'size-5 accent-accent';

export function ModuleChoice({ modules, lang }: { modules: readonly ModuleName[]; lang: Lang }) {
  const { modules: words } = stringsOf(lang);
  return (
    <form
      className="needs-scripts mt-4 rounded-2xl border border-line bg-raised p-4 print:hidden"
      data-island="modules/choice"
      data-when="load"
      data-modules={JSON.stringify(modules.map(({ id }) => id))}
    >
      <fieldset>
        <legend className="font-rule text-xl font-[650]">{typeset(words.title)}</legend>
        <p className="mt-1 text-sm text-soft">{typeset(words.intro)}</p>
        <label className={ROW}>
          <input type="radio" name="modules" value="all" defaultChecked className={BOX} />
          {words.all}
        </label>
        <label className={ROW}>
          <input type="radio" name="modules" value="some" className={BOX} />
          {words.some}
        </label>
        <ul className="ml-7">
          {modules.map(({ id, name }) => (
            <li key={id}>
              <label className={ROW}>
                <input type="checkbox" name="module" value={id} className={BOX} />
                {name}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </form>
  );
}

/**
 * An empty element for pages without the form. It loads the script client/modules/choice.island.ts, which applies the
 * stored choice to the page.
 */
export function AppliedModules({ modules }: { modules: readonly ModuleName[] | undefined }) {
  return modules ? (
    <div
      hidden
      data-island="modules/choice"
      data-when="load"
      data-modules={JSON.stringify(modules.map(({ id }) => id))}
    />
  ) : null;
}
