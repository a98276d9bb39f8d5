// Draws the topics of an edition: the groups and how they hang together, and the surroundings of one entry.
import { isSpoiler } from '../content/entry-summary';
import {
  entriesOf,
  findEntry,
  followRedirect,
  type RegisteredEntry,
  type RegisteredGame,
} from '../content/registry';
import { mayName } from '../content/spoiler-locks';
import { type AddressSettings, entryPath, withBase } from '../core/addresses';
import type { Lang } from '../core/languages';
import { typeset } from '../core/typography';
import { filterTags } from '../core/visibility-filters';
import type { SiteTopics } from '../data/site-data';
import { stringsOf } from '../i18n';
import { nodesOfType } from '../markdown/list-nodes';
import { layoutPanel } from '../topics/panel-layout';
import { drawPanel } from '../topics/panel-svg';
import { groupTopics, type TopicGroup } from '../topics/topic-clusters';
import { createTopicGraph, neighboursOf, type TopicGraph, tieOf } from '../topics/topic-graph';

/** As many as stay readable around one entry. */
const MOST_NEIGHBOURS = 10;

const titleOf = (game: RegisteredGame, lang: Lang) => (id: string) =>
  typeset(findEntry(game, lang, id)?.fields.title ?? id);

const tagsOf = (game: RegisteredGame, lang: Lang) => (id: string) =>
  filterTags(findEntry(game, lang, id)?.fields.tags);

/** Ties between these entries; redirects count as where they lead. */
export function topicGraphOf(game: RegisteredGame, entries: readonly RegisteredEntry[]): TopicGraph {
  const home = (lang: Lang, target: string): string => {
    const found = findEntry(game, lang, target.split('#')[0] ?? '');
    return (found && followRedirect(found, game)?.id) ?? '';
  };
  return createTopicGraph(
    entries
      .filter((entry) => !entry.fields.see)
      .map((entry) => {
        const mentions = nodesOfType(entry.tree, 'entryReference').map((node) =>
          home(entry.lang, node.entry),
        );
        const related = (entry.fields.related ?? []).map((target) => home(entry.lang, target));
        return { id: entry.id, related, mentions };
      }),
  );
}

/** The entry in the middle and what it hangs together with; nothing where it stands alone. */
export function pictureOf(
  entry: RegisteredEntry,
  game: RegisteredGame,
  graph: TopicGraph,
  settings: AddressSettings,
): string | undefined {
  const { lang, id } = entry;
  const members = neighboursOf(graph, id)
    .filter((other) => {
      const found = findEntry(game, lang, other);
      return found && mayName(game, entry, found);
    })
    .slice(0, MOST_NEIGHBOURS);
  if (entry.fields.see || members.length < 2) return undefined;
  const names = titleOf(game, lang);
  return drawPanel(layoutPanel({ hub: id, members, titleOf: names, graph }), {
    label: stringsOf(lang).topics.around(names(id)),
    addressOf: (other) => withBase(entryPath(game.id, lang, other), settings),
    tagsOf: tagsOf(game, lang),
    hub: id,
    here: true,
  });
}

export function topicMapOf(game: RegisteredGame, lang: Lang, settings: AddressSettings): SiteTopics {
  const entries = entriesOf(game, lang).filter((entry) => !isSpoiler(entry));
  const graph = topicGraphOf(game, entries);
  const groups = groupTopics(graph);
  const names = titleOf(game, lang);
  const tags = tagsOf(game, lang);
  const strings = stringsOf(lang).topics;
  const drawn = groups.map(({ hub, members }) => ({
    id: hub,
    title: names(hub),
    tags: [...new Set([hub, ...members].flatMap(tags))].filter((tag) =>
      [hub, ...members].every((id) => tags(id).includes(tag)),
    ),
    svg: drawPanel(layoutPanel({ hub, members, titleOf: names, graph }), {
      label: strings.around(names(hub)),
      addressOf: (id) => withBase(entryPath(game.id, lang, id), settings),
      tagsOf: tags,
      hub,
    }),
  }));
  const between = graphOfGroups(graph, groups);
  const overview = drawPanel(
    layoutPanel({ members: groups.map(({ hub }) => hub), titleOf: names, graph: between }),
    { label: strings.overview, addressOf: (id) => `#group-${id}`, tagsOf: () => [], plain: true },
  );
  const alone = [...graph]
    .filter(([, ties]) => ties.size === 0)
    .map(([id]) => ({ target: id, title: names(id), tags: tags(id) }));
  return { overview, groups: drawn, alone };
}

/** A tie between groups for every pair that is bound closer than most. */
function graphOfGroups(graph: TopicGraph, groups: readonly TopicGroup[]): TopicGraph {
  const bonds = groups.flatMap((a, index) =>
    groups.slice(index + 1).map((b) => ({ a: a.hub, b: b.hub, weight: bondOf(graph, a, b) })),
  );
  const kept = bonds.sort((one, other) => other.weight - one.weight).slice(0, Math.ceil(groups.length * 1.5));
  const between: TopicGraph = new Map(groups.map(({ hub }) => [hub, new Map()]));
  const strong = kept[Math.floor(kept.length / 3)]?.weight ?? 0;
  for (const { a, b, weight } of kept)
    if (weight > 0) {
      between.get(a)?.set(b, weight > strong ? 4 : 1);
      between.get(b)?.set(a, weight > strong ? 4 : 1);
    }
  return between;
}

const bondOf = (graph: TopicGraph, a: TopicGroup, b: TopicGroup): number =>
  [a.hub, ...a.members].reduce(
    (sum, one) => sum + [b.hub, ...b.members].reduce((inner, other) => inner + tieOf(graph, one, other), 0),
    0,
  );
