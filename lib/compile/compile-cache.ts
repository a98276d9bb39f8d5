// Compiling again and again while somebody writes: what would come out the same is remembered, not made anew.
import type { Root } from 'mdast';
import { createLinker, type Linker } from '../auto-links/create-linker';
import type { LinkedTerms } from '../auto-links/link-terms';
import type { RegisteredEntry, RegisteredGame } from '../content/registry';
import type { Lang } from '../core/languages';
import type { RenderContext } from '../markdown/render-context';

type Draw<T> = (tree: Root, context: RenderContext) => T;

export interface CompileCache {
  linker: (game: RegisteredGame, lang: Lang) => Pick<Linker, 'link'>;
  /** `place` names what is drawn: the product and the entry. */
  render: <T>(place: string, draw: Draw<T>, tree: Root, context: RenderContext) => T;
}

/** A build makes everything once. */
export const NO_CACHE: CompileCache = {
  linker: createLinker,
  render: (_place, draw, tree, context) => draw(tree, context),
};

/** Holds as long as a file that did not change is the same entry: its tree and fields are compared by identity. */
export const createCompileCache = (): CompileCache => ({
  linker: rememberLinkers(),
  render: rememberDrawings(),
});

function rememberLinkers(): CompileCache['linker'] {
  const linkers = new Map<string, { from: unknown[]; names: string; linker: Linker }>();
  const linked = new WeakMap<Root, { by: Linker; fields: RegisteredEntry['fields']; made: LinkedTerms }>();
  return (game, lang) => {
    const place = `${game.id} ${lang}`;
    const from = sourcesOf(game, lang);
    let last = linkers.get(place);
    if (!last || !isSameList(last.from, from)) {
      const linker = createLinker(game, lang);
      const names = toText([linker.names, linker.common.map(({ name }) => linker.names.indexOf(name))]);
      // Another word in a rule seldom changes what the entries are called; another title always does.
      last = { from, names, linker: last?.names === names ? last.linker : linker };
      linkers.set(place, last);
    }
    const { linker } = last;
    return {
      link: (entry) => {
        const known = linked.get(entry.tree);
        if (known?.by === linker && known.fields === entry.fields) return known.made;
        const made = linker.link(entry);
        linked.set(entry.tree, { by: linker, fields: entry.fields, made });
        return made;
      },
    };
  };
}

/** All that the names of an edition may come from: its own texts, and the front matter of every language. */
const sourcesOf = (game: RegisteredGame, lang: Lang): unknown[] => [
  JSON.stringify(game.fields),
  ...[...game.entries].flatMap(([at, entries]) =>
    [...entries.values()].flatMap(({ id, fields, tree }) => [
      id,
      JSON.stringify(fields),
      at === lang && tree,
    ]),
  ),
];

/** A look into the context while something was drawn, and what was seen. */
interface Question {
  name: keyof RenderContext;
  /** Absent where the value itself was looked at. */
  asked?: readonly unknown[];
  answer: string;
}

/**
 * Other entries reach a drawing only through the links in its tree and through the context. If the tree is the same and
 * the context answers every question as it did, so is the drawing: nobody has to know what depends on what.
 */
function rememberDrawings(): CompileCache['render'] {
  const drawn = new Map<string, { blocks: unknown[]; questions: Question[]; made: unknown }>();
  return <T>(place: string, draw: Draw<T>, tree: Root, context: RenderContext) => {
    const last = drawn.get(place);
    if (
      last &&
      isSameList(last.blocks, tree.children) &&
      last.questions.every((one) => answerTo(one, context) === one.answer)
    )
      return last.made as T;
    const questions: Question[] = [];
    const made = draw(tree, listenTo(context, questions));
    drawn.set(place, { blocks: tree.children, questions, made });
    return made;
  };
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** The same context, and every look into it is written down. */
function listenTo(context: RenderContext, questions: Question[]): RenderContext {
  const note = (question: Omit<Question, 'answer'>): void => {
    questions.push({ ...question, answer: answerTo(question, context) });
  };
  return new Proxy(context, {
    get(_, name: keyof RenderContext) {
      const value = context[name];
      if (typeof value !== 'function') {
        note({ name });
        return value;
      }
      return (...asked: unknown[]) => {
        note({ name, asked });
        return (value as (...asked: unknown[]) => unknown)(...asked);
      };
    },
  });
}

function answerTo({ name, asked }: Omit<Question, 'answer'>, context: RenderContext): string {
  const value = context[name];
  if (typeof value !== 'function') return toText(value);
  return asked ? toText((value as (...asked: unknown[]) => unknown)(...asked)) : 'a function';
}

const toText = (value: unknown): string =>
  // Most answers are words.
  typeof value === 'string' ? `"${value}"` : whole(value);

const whole = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (part instanceof Map || part instanceof Set ? [...part] : part)) ??
  '';
