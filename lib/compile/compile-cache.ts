// Caches results between repeated compilations (the dev server), so that an edit recompiles only what it affects.
import type { Root } from 'mdast';
import { createLinker, type Linker } from '../auto-links/create-linker';
import type { LinkedTerms } from '../auto-links/link-terms';
import type { RegisteredEntry, RegisteredGame } from '../content/registry';
import type { Lang } from '../core/languages';
import type { RenderContext } from '../markdown/render-context';

type Render<T> = (tree: Root, context: RenderContext) => T;

export interface CompileCache {
  linker: (game: RegisteredGame, lang: Lang) => Pick<Linker, 'link'>;
  /** `key` identifies the output and the entry: `page outer-rim/uk/combat`. */
  render: <T>(key: string, render: Render<T>, tree: Root, context: RenderContext) => T;
}

/** Computes every result again. */
export const NO_CACHE: CompileCache = {
  linker: createLinker,
  render: (_key, render, tree, context) => render(tree, context),
};

/**
 * Compares trees and fields by identity, so an unchanged file must yield the same objects: use it together with
 * `createCachedParser`.
 */
export const createCompileCache = (): CompileCache => ({
  linker: createLinkerCache(),
  render: createRenderCache(),
});

function createLinkerCache(): CompileCache['linker'] {
  const linkers = new Map<string, { inputs: unknown[]; names: string; linker: Linker }>();
  const linked = new WeakMap<Root, { by: Linker; fields: RegisteredEntry['fields']; result: LinkedTerms }>();
  return (game, lang) => {
    const key = `${game.id} ${lang}`;
    const inputs = linkerInputs(game, lang);
    let cached = linkers.get(key);
    if (!cached || !isSameList(cached.inputs, inputs)) {
      const linker = createLinker(game, lang);
      const names = serialize([linker.names, linker.common.map(({ name }) => linker.names.indexOf(name))]);
      // If the names are unchanged, the old linker and its linked trees stay. An edited rule seldom changes names.
      cached = { inputs, names, linker: cached?.names === names ? cached.linker : linker };
      linkers.set(key, cached);
    }
    const { linker } = cached;
    return {
      link: (entry) => {
        const known = linked.get(entry.tree);
        if (known?.by === linker && known.fields === entry.fields) return known.result;
        const result = linker.link(entry);
        linked.set(entry.tree, { by: linker, fields: entry.fields, result });
        return result;
      },
    };
  };
}

/** Everything that the names of an edition depend on: its own trees, and the front matter of all languages. */
const linkerInputs = (game: RegisteredGame, lang: Lang): unknown[] => [
  JSON.stringify(game.fields),
  ...[...game.entries].flatMap(([entryLang, entries]) =>
    [...entries.values()].flatMap(({ id, fields, tree }) => [
      id,
      JSON.stringify(fields),
      entryLang === lang && tree,
    ]),
  ),
];

/** One read of the render context during rendering, with the value that was read. */
interface ContextRead {
  name: keyof RenderContext;
  /** Arguments of the call; absent if the property is not a function. */
  args?: readonly unknown[];
  /** Serialized value or return value. */
  value: string;
}

/**
 * Caches rendered entries with automatic dependency tracking. A render depends only on its tree and on the context, and
 * a proxy records every read of the context. The cached result is valid while the tree is the same and every recorded
 * read still returns the same value. No list of dependencies has to be maintained by hand.
 */
function createRenderCache(): CompileCache['render'] {
  const cache = new Map<string, { blocks: unknown[]; reads: ContextRead[]; result: unknown }>();
  return <T>(key: string, render: Render<T>, tree: Root, context: RenderContext) => {
    const cached = cache.get(key);
    if (
      cached &&
      isSameList(cached.blocks, tree.children) &&
      cached.reads.every((read) => readContext(read, context) === read.value)
    )
      return cached.result as T;
    const reads: ContextRead[] = [];
    const result = render(tree, recordReads(context, reads));
    cache.set(key, { blocks: tree.children, reads, result });
    return result;
  };
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** A proxy of the context that adds every read to `reads`. */
function recordReads(context: RenderContext, reads: ContextRead[]): RenderContext {
  const record = (read: Omit<ContextRead, 'value'>): void => {
    reads.push({ ...read, value: readContext(read, context) });
  };
  return new Proxy(context, {
    get(_, name: keyof RenderContext) {
      const property = context[name];
      if (typeof property !== 'function') {
        record({ name });
        return property;
      }
      return (...args: unknown[]) => {
        record({ name, args });
        return (property as (...args: unknown[]) => unknown)(...args);
      };
    },
  });
}

/** Repeats a read and returns the serialized value. */
function readContext({ name, args }: Omit<ContextRead, 'value'>, context: RenderContext): string {
  const property = context[name];
  if (typeof property !== 'function') return serialize(property);
  return args ? serialize((property as (...args: unknown[]) => unknown)(...args)) : 'a function';
}

/** Text that is equal for equal values. Strings, the most frequent values, take a fast path. */
const serialize = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : serializeObject(value);

const serializeObject = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (part instanceof Map || part instanceof Set ? [...part] : part)) ??
  '';
