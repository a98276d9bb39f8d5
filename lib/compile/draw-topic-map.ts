// Draws the topic map of an edition as SVG: one drawing with an overview of the groups of topics, one for each group,
// and one for each entry with its neighbors in the topic graph.
import { isSpoiler } from '../content/entry-facts';
import { moduleOf } from '../content/modules';
import {
  entriesOf,
  findEntry,
  followRedirect,
  getEntry,
  type RegisteredEntry,
  type RegisteredGame,
} from '../content/registry';
import { mayMention } from '../content/spoiler-locks';
import { type AddressSettings, entryPath, withBase } from '../core/addresses';
import type { Lang } from '../core/languages';
import { typeset } from '../core/typography';
import { filterTags } from '../core/visibility-filters';
import type { SiteTopics } from '../data/site-data-types';
import { stringsOf } from '../i18n';
import { nodesOfType } from '../markdown/cached-tree-nodes';
import { groupTopics, type TopicGroup } from '../topics/topic-clusters';
import { createTopicGraph, edgeWeight, neighborsOf, type TopicGraph } from '../topics/topic-graph';
import { layoutPanel } from '../topics/topic-map-layout';
import { panelToSvg, STRONG_WEIGHT } from '../topics/topic-map-svg';

/** Maximum number of topics around one entry. With more topics, the drawing would not be readable. */
const MAX_NEIGHBORS = 10;

const titleOf = (game: RegisteredGame, lang: Lang) => (id: string) =>
  typeset(findEntry(game, lang, id)?.fields.title ?? id);

const tagsOf = (game: RegisteredGame, lang: Lang) => (id: string) =>
  filterTags(findEntry(game, lang, id)?.fields.tags);

const moduleIdOf = (game: RegisteredGame, lang: Lang) => (id: string) =>
  findEntry(game, lang, id)?.fields.module;

/**
 * Creates the topic graph of the entries. A reference to a redirect counts as a reference to the entry at the end of
 * the redirect.
 */
export function topicGraphOf(game: RegisteredGame, entries: readonly RegisteredEntry[]): TopicGraph {
  const resolve = (lang: Lang, target: string): string => {
    const found = findEntry(game, lang, target.split('#')[0] ?? '');
    return (found && followRedirect(found, game)?.id) ?? '';
  };
  return createTopicGraph(
    entries
      .filter((entry) => !entry.fields.see)
      .map((entry) => {
        const mentions = nodesOfType(entry.tree, 'entryReference').map((node) =>
          resolve(entry.lang, node.entry),
        );
        const related = (entry.fields.related ?? []).map((target) => resolve(entry.lang, target));
        return { id: entry.id, related, mentions };
      }),
  );
}

/**
 * Draws an entry with its neighbors in the topic graph. Returns undefined if the entry is a redirect or has fewer than
 * two neighbors.
 */
export function entryTopicSvg(
  entry: RegisteredEntry,
  game: RegisteredGame,
  graph: TopicGraph,
  settings: AddressSettings,
): string | undefined {
  const { lang, id } = entry;
  const members = neighborsOf(graph, id)
    .filter((other) => {
      const found = findEntry(game, lang, other);
      return found && mayMention(game, entry, found);
    })
    .slice(0, MAX_NEIGHBORS);
  if (entry.fields.see || members.length < 2) return undefined;
  const names = titleOf(game, lang);
  return panelToSvg(layoutPanel({ hub: id, members, titleOf: names, graph }), {
    label: stringsOf(lang).topics.around(names(id)),
    addressOf: (other) => withBase(entryPath(game.id, lang, other), settings),
    tagsOf: tagsOf(game, lang),
    moduleOf: moduleIdOf(game, lang),
    hub: id,
    isHubCurrent: true,
  });
}

export function drawTopicMap(game: RegisteredGame, lang: Lang, settings: AddressSettings): SiteTopics {
  const entries = entriesOf(game, lang).filter((entry) => !isSpoiler(entry));
  const graph = topicGraphOf(game, entries);
  const groups = groupTopics(graph);
  const names = titleOf(game, lang);
  const tags = tagsOf(game, lang);
  const modules = moduleIdOf(game, lang);
  const strings = stringsOf(lang).topics;
  const panels = groups.map(({ hub, members }) => ({
    id: hub,
    title: names(hub),
    tags: [...new Set([hub, ...members].flatMap(tags))].filter((tag) =>
      [hub, ...members].every((id) => tags(id).includes(tag)),
    ),
    ...moduleOfGroup([hub, ...members].map(modules)),
    svg: panelToSvg(layoutPanel({ hub, members, titleOf: names, graph }), {
      label: strings.around(names(hub)),
      addressOf: (id) => withBase(entryPath(game.id, lang, id), settings),
      tagsOf: tags,
      moduleOf: modules,
      hub,
    }),
  }));
  const groupModules = new Map(panels.map(({ id, module }) => [id, module]));
  const between = graphOfGroups(graph, groups);
  const overview = panelToSvg(
    layoutPanel({ members: groups.map(({ hub }) => hub), titleOf: names, graph: between }),
    {
      label: strings.overview,
      addressOf: (id) => `#group-${id}`,
      tagsOf: () => [],
      moduleOf: (id) => groupModules.get(id),
      withoutPreviews: true,
    },
  );
  const alone = [...graph]
    .filter(([, edges]) => edges.size === 0)
    .map(([id]) => {
      const module = moduleOf(getEntry(game, lang, id), game);
      return { target: id, title: names(id), tags: tags(id), ...(module && { module }) };
    });
  return { overview, groups: panels, alone };
}

/**
 * Creates the graph of the overview. It contains only the strongest edges between groups: at most 1.5 edges per group
 * on average. About a third of these edges, the strongest ones, get a stronger color.
 */
function graphOfGroups(graph: TopicGraph, groups: readonly TopicGroup[]): TopicGraph {
  const edges = groups.flatMap((a, index) =>
    groups.slice(index + 1).map((b) => ({ a: a.hub, b: b.hub, weight: weightBetween(graph, a, b) })),
  );
  const strongest = edges
    .sort((one, other) => other.weight - one.weight)
    .slice(0, Math.ceil(groups.length * 1.5));
  const between: TopicGraph = new Map(groups.map(({ hub }) => [hub, new Map()]));
  const threshold = strongest[Math.floor(strongest.length / 3)]?.weight ?? 0;
  for (const { a, b, weight } of strongest)
    if (weight > 0) {
      between.get(a)?.set(b, weight > threshold ? STRONG_WEIGHT : 1);
      between.get(b)?.set(a, weight > threshold ? STRONG_WEIGHT : 1);
    }
  return between;
}

/** Returns the module of a group's entries, if all of them belong to the same module. */
function moduleOfGroup([first, ...others]: readonly (string | undefined)[]): { module?: string } {
  return first && others.every((module) => module === first) ? { module: first } : {};
}

const weightBetween = (graph: TopicGraph, a: TopicGroup, b: TopicGroup): number =>
  [a.hub, ...a.members].reduce(
    (sum, one) =>
      sum + [b.hub, ...b.members].reduce((inner, other) => inner + edgeWeight(graph, one, other), 0),
    0,
  );
