// Writes down every automatic link of an edition, so that a person can read through them and settle exclusions.
import type { Linker } from './create-linker';
import type { Name } from './entry-names';
import type { TermLink } from './link-terms';

export interface LinkReport {
  made: number;
  left: number;
  text: string;
}

export function describeLinks(
  edition: string,
  links: readonly TermLink[],
  { common, ruleCount }: Pick<Linker, 'common' | 'ruleCount'>,
): LinkReport {
  const made = links.filter(({ left }) => !left);
  const left = links.filter((link) => link.left);
  const sections = [
    `# ${edition}: ${made.length} automatic links in ${ruleCount} rules`,
    section('Names that became links', byName(made).map(nameLine)),
    section(
      'Names too common to be links',
      common.map(({ name, rules }) => `- «${name.text}» → ${name.target}, in ${rules} rules`),
    ),
    section('Left out by `unlinked`', byName(left.filter((link) => link.left === 'unlinked')).map(nameLine)),
    section(
      'Left out because two entries are called so',
      byName(left.filter((link) => link.left === 'two-entries')).map(nameLine),
    ),
    section('Every link', made.map(linkLine)),
  ];
  return { made: made.length, left: left.length, text: `${sections.join('\n\n')}\n` };
}

const section = (title: string, lines: readonly string[]): string =>
  [`## ${title}`, '', ...(lines.length ? lines : ['None.'])].join('\n');

function byName(links: readonly TermLink[]): [Name, TermLink[]][] {
  const groups = new Map<Name, TermLink[]>();
  for (const link of links) groups.set(link.name, [...(groups.get(link.name) ?? []), link]);
  return [...groups].sort(([a, one], [b, two]) => two.length - one.length || a.text.localeCompare(b.text));
}

/** `- 12 «Кораблі» (title) → ships: корабля 7, корабель 5` */
function nameLine([name, links]: [Name, TermLink[]]): string {
  const forms = new Map<string, number>();
  for (const { words } of links) {
    const form = words.toLowerCase().replaceAll('\u00a0', ' ');
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  const list = [...forms].sort((a, b) => b[1] - a[1]).map(([form, count]) => `${form} ${count}`);
  return `- ${links.length} «${name.text}» (${name.kind}) → ${name.target}: ${list.join(', ')}`;
}

/** `- patrols#level-4 → defeated: … щоб тебе спіткала **невдача**.` */
const linkLine = ({ entry, rule, name, before, words, after }: TermLink): string =>
  `- ${entry}#${rule} → ${name.target}: ${before}**${words}**${after}`.replaceAll('\n', ' ');
