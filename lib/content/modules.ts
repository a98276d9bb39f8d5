// Reads the modules of a game. A module is an expansion that a group of players may play with or without. An entry or a
// `:::module` note can belong to a module, and can replace entries or rules of the base game.
import type { Lang } from '../core/languages';
import { typeset } from '../core/typography';
import type { ModuleName, ReplacingEntry } from '../data/game-data';
import { stringsOf } from '../i18n';
import type { Rule } from '../markdown/mdast-nodes';
import type { RenderContext } from '../markdown/render-context';
import { entriesOf, type RegisteredEntry, type RegisteredGame } from './registry';

/** Returns the modules of a game, with their names in the language `lang`, in the order of game.md. */
export const modulesOf = ({ fields }: RegisteredGame, lang: Lang): ModuleName[] =>
  Object.entries(fields.modules ?? {}).map(([id, names]) => ({ id, name: names[lang] ?? id }));

export const moduleName = (game: RegisteredGame, id: string, lang: Lang): string =>
  game.fields.modules?.[id]?.[lang] ?? id;

/** Returns the module to which an entry belongs, and the entries of other modules that replace this entry. */
export function moduleFacts(
  entry: RegisteredEntry,
  game: RegisteredGame,
): { module?: ModuleName; replacedBy?: ReplacingEntry[] } {
  if (!game.fields.modules) return {};
  const { modules } = stringsOf(entry.lang);
  const own = moduleOf(entry, game);
  const replacedBy = entriesOf(game, entry.lang)
    .filter(({ fields }) => fields.replaces?.includes(entry.id))
    .flatMap((other) => {
      const module = moduleOf(other, game);
      return module
        ? [
            {
              module: { ...module, label: modules.replacedEntry(module.name) },
              id: other.id,
              title: typeset(other.fields.title),
            },
          ]
        : [];
    });
  return { ...(own && { module: own }), ...(replacedBy.length > 0 && { replacedBy }) };
}

/** Returns the module to which an entry belongs, or undefined if the entry belongs to the base game. */
export function moduleOf(entry: RegisteredEntry, game: RegisteredGame): ModuleName | undefined {
  const { module } = entry.fields;
  return module ? { id: module, name: moduleName(game, module, entry.lang) } : undefined;
}

/**
 * If a rule is inside a `:::module` note, adds the name and the label of the module to the rule. Returns any other rule
 * unchanged.
 */
export function withModule<R extends Rule>(rule: R, entry: RegisteredEntry, game: RegisteredGame): R {
  if (!rule.module) return rule;
  const { id } = rule.module;
  const name = moduleName(game, id, entry.lang);
  const { modules } = stringsOf(entry.lang);
  return {
    ...rule,
    module: { id, name, label: rule.replaces ? modules.withModule(name) : modules.label(name) },
  };
}

/**
 * Returns functions for the renderer of an entry. With these functions, the renderer labels `:::module` notes, and
 * links each replaced rule to the rule that replaces it.
 */
export function modulesContext(
  entry: RegisteredEntry,
  game: RegisteredGame,
): Pick<RenderContext, 'moduleLabel' | 'replacedInModules'> {
  const rules = [...entry.rules.values()].filter(({ module }) => module);
  if (rules.length === 0) return {};
  const { modules } = stringsOf(entry.lang);
  return {
    moduleLabel: (id) => modules.label(moduleName(game, id, entry.lang)),
    replacedInModules: (rule) =>
      rules.flatMap(({ id, module, replaces }) =>
        module && replaces?.includes(rule)
          ? [{ id, module: module.id, label: modules.replaced(moduleName(game, module.id, entry.lang)) }]
          : [],
      ),
  };
}
