// Caches rendered entries. In a build, a text that several pages show is rendered once. In the development server,
// which compiles a game after every edit, only the entries that the edit affects are rendered again.
import type { Root } from 'mdast';
import { createLinker, type Linker } from '../auto-links/create-linker';
import type { LinkedTerms } from '../auto-links/link-terms';
import type { RegisteredEntry, RegisteredGame } from '../content/registry';
import type { Lang } from '../core/languages';
import type { RenderContext } from '../markdown/render-context';

type Render<T> = (tree: Root, context: RenderContext) => T;

export interface CompileCache {
  linker: (game: RegisteredGame, lang: Lang) => Pick<Linker, 'link'>;
  /**
   * Renders an entry, or returns the cached result. `key` identifies the kind of output and the entry, for example
   * `page outer-rim/uk/combat`.
   */
  render: <T>(key: string, render: Render<T>, tree: Root, context: RenderContext) => T;
}

/** A cache for one build. `renders` maps the key of each output to the number of times it was rendered. */
export interface BuildCache extends CompileCache {
  renders: ReadonlyMap<string, number>;
}

/**
 * Creates a cache for one build. The content does not change during a build, so cached results stay valid. For example,
 * all side-by-side pages that show the Ukrainian text of an entry share one rendering.
 */
export function createBuildCache(): BuildCache {
  const results = new Map<string, unknown>();
  const renders = new Map<string, number>();
  return {
    renders,
    linker: createLinker,
    render: <T>(key: string, render: Render<T>, tree: Root, context: RenderContext) => {
      if (results.has(key)) return results.get(key) as T;
      const result = render(tree, context);
      renders.set(key, (renders.get(key) ?? 0) + 1);
      results.set(key, result);
      return result;
    },
  };
}

/**
 * Creates a cache for the development server. The cache compares trees and fields by identity, so the parser must
 * return the same objects for an unchanged file. `createCachedParser` creates such a parser.
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
      // If an edit did not change the names that become automatic links, reuse the old linker and the trees with its
      // links. Most edits of a rule change no names.
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

/**
 * Returns everything that determines which names become automatic links in an edition: the syntax trees of the edition,
 * game.md, and the front matter of the entries in all languages.
 */
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

/** A property that was read from the render context during rendering, with its value. */
interface ContextRead {
  name: keyof RenderContext;
  /** Arguments of the call. Absent if the property is not a function. */
  args?: readonly unknown[];
  /** The serialized value of the property, or the serialized return value if the property is a function. */
  value: string;
}

/**
 * Caches rendered entries and finds their dependencies automatically. The HTML of an entry depends only on its syntax
 * tree and on the render context. A proxy of the context records every property that the renderer reads. A cached
 * result is valid as long as the tree is the same and every recorded read returns the same value.
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

/** Returns a proxy of the context that records every read in `reads`. */
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

/** Repeats a recorded read on a context, and returns the serialized value. */
function readContext({ name, args }: Omit<ContextRead, 'value'>, context: RenderContext): string {
  const property = context[name];
  if (typeof property !== 'function') return serialize(property);
  return args ? serialize((property as (...args: unknown[]) => unknown)(...args)) : 'a function';
}

/** Returns the same text for equal values. Most values are strings, so they take a faster path. */
const serialize = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : serializeObject(value);

const serializeObject = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (part instanceof Map || part instanceof Set ? [...part] : part)) ??
  '';
