// Formats the report of `npm run links`, which lists all automatic links of an edition. An author looks for wrong links
// in the report and excludes them.
import type { Linker } from './create-linker';
import type { EntryName } from './entry-names';
import type { TermLink } from './link-terms';

export interface LinkReport {
  made: number;
  skipped: number;
  text: string;
}

export function describeLinks(
  edition: string,
  links: readonly TermLink[],
  { common, ruleCount }: Pick<Linker, 'common' | 'ruleCount'>,
): LinkReport {
  const made = links.filter(({ skipped }) => !skipped);
  const skipped = links.filter((link) => link.skipped);
  const sections = [
    `# ${edition}: ${made.length} automatic links in ${ruleCount} rules`,
    section('Names that became links', byName(made).map(nameLine)),
    section(
      'Names too common to link',
      common.map(({ name, rules }) => `- «${name.text}» → ${name.target}, in ${rules} rules`),
    ),
    section(
      'Skipped: listed under `unlinked`',
      byName(skipped.filter((link) => link.skipped === 'unlinked')).map(nameLine),
    ),
    section(
      'Skipped: the name of two entries',
      byName(skipped.filter((link) => link.skipped === 'two-entries')).map(nameLine),
    ),
    section('Every link', made.map(linkLine)),
  ];
  return { made: made.length, skipped: skipped.length, text: `${sections.join('\n\n')}\n` };
}

const section = (title: string, lines: readonly string[]): string =>
  [`## ${title}`, '', ...(lines.length ? lines : ['None.'])].join('\n');

function byName(links: readonly TermLink[]): [EntryName, TermLink[]][] {
  const groups = new Map<EntryName, TermLink[]>();
  for (const link of links) groups.set(link.name, [...(groups.get(link.name) ?? []), link]);
  return [...groups].sort(([a, one], [b, two]) => two.length - one.length || a.text.localeCompare(b.text));
}

/**
 * Formats a name with the number of links to it and the linked word forms. Example:
 * `- 12 «Кораблі» (title) → ships: корабля 7, корабель 5`.
 */
function nameLine([name, links]: [EntryName, TermLink[]]): string {
  const forms = new Map<string, number>();
  for (const { words } of links) {
    const form = words.toLowerCase().replaceAll('\u00a0', ' ');
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  const list = [...forms].sort((a, b) => b[1] - a[1]).map(([form, count]) => `${form} ${count}`);
  return `- ${links.length} «${name.text}» (${name.kind}) → ${name.target}: ${list.join(', ')}`;
}

/** Formats one link with its sentence: `- patrols#level-4 → defeated: … щоб тебе спіткала **невдача**.` */
const linkLine = ({ entry, rule, name, before, words, after }: TermLink): string =>
  `- ${entry}#${rule} → ${name.target}: ${before}**${words}**${after}`.replaceAll('\n', ' ');
