// Finds, for every topic of a book, the entry of the content or the heading inside one that stands for it.
import { rulesOf } from '../../lib/content/entry-summary';
import { entriesOf, type RegisteredEntry, type RegisteredGame } from '../../lib/content/registry';
import type { Lang } from '../../lib/core/languages';
import type { RuleData } from '../../lib/data/game-data';
import { fold } from '../text/text-patterns';
import { CHAPTER } from '../topics/resolve-title';
import type { Topic } from '../types';

export interface Match {
  entry: RegisteredEntry;
  /** Id of the heading, when the topic is one inside the entry. */
  heading?: string;
}

interface Candidate extends Match {
  name: string;
}

export interface Matches {
  /** By the topic's place. */
  topics: (Match | undefined)[];
  /** `combat` or `combat#ties` to the topic's place. */
  byTarget: Map<string, number>;
}

export function matchTopics(topics: readonly Topic[], game: RegisteredGame, lang: Lang): Matches {
  const candidates = entriesOf(game, lang).flatMap(namesOf);
  const byName = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    byName.set(candidate.name, [...(byName.get(candidate.name) ?? []), candidate]);
  const taken = new Set<Candidate>();
  const claimed = new Set<RegisteredEntry>();
  const found: (Match | undefined)[] = topics.map(() => undefined);
  const namesake = (topic: Topic, strange: number): Candidate | undefined => {
    const home = topic.parent === undefined ? undefined : found[topic.parent]?.entry.id;
    const { title } = topic;
    return (byName.get(fold(title)) ?? byName.get(fold(title.replace(CHAPTER, ''))) ?? []).find(
      (candidate) =>
        !taken.has(candidate) &&
        isRedirect(candidate) === (topic.kind === 'redirect') &&
        strangeness(candidate, topic, home) === strange &&
        // A heading far from home is another topic's, unless its entry gathers topics under a name of its own.
        (strange < 2 || !claimed.has(candidate.entry)),
    );
  };
  // The likeliest first, so that no topic takes the heading that another one has a better claim to; a match may
  // give the sub-topics a home, so each begins anew.
  for (let strange = 0; strange <= 2; strange++) {
    let more = false;
    topics.forEach((topic, at) => {
      const best = found[at] ? undefined : namesake(topic, strange);
      if (!best) return;
      found[at] = best;
      taken.add(best);
      if (!best.heading) claimed.add(best.entry);
      more = true;
    });
    if (more) strange = -1;
  }
  const byTarget = new Map<string, number>();
  found.forEach((match, at) => {
    if (match) byTarget.set(match.heading ? `${match.entry.id}#${match.heading}` : match.entry.id, at);
  });
  return { topics: found, byTarget };
}

function namesOf(entry: RegisteredEntry): Candidate[] {
  const headings = rulesOf(entry).filter(({ kind }) => kind === 'heading');
  return [
    { name: fold(entry.fields.title), entry },
    ...headings.map(({ id, text }: RuleData) => ({ name: fold(text), entry, heading: id })),
  ];
}

const isRedirect = ({ entry, heading }: Candidate): boolean => !heading && entry.fields.see !== undefined;

/** A sub-topic is looked for in its parent's entry first, a main topic among the entries. */
function strangeness({ entry, heading }: Candidate, { parent }: Topic, home: string | undefined): number {
  if (parent === undefined) return heading ? 2 : 0;
  if (heading) return entry.id === home ? 0 : 2;
  return 1;
}
