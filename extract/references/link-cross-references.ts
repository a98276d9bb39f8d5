// Pipeline step: turns references inside sentences, such as «див. «Рух» на с. 11» (see “Movement” on p. 11), into
// links. A link is written as ⟦topic index|words⟧ until the entries have ids.
import { alternationOf } from '../text/text-patterns';
import { createTitleResolver } from '../topics/resolve-title';
import type { Draft, ExtractedRule, Step, Warning } from '../types';

/**
 * Returns a pattern that matches a quoted title after the word “see” («див. «Рух»»), or before a page number or a
 * direction (see page 11; on the right). If “and” joins two titles before one page number, the pattern matches both.
 */
function referencePattern({ words, book }: Draft): RegExp {
  const see = alternationOf([...words.see, ...(book.see ?? [])]);
  const place = `(?:на|у|в|on|at)\\s+(?:${alternationOf(words.page)})\\.?\\s*\\d|(?:${alternationOf([...words.samePage, ...words.nearby])})(?!\\p{L})`;
  const afterSee = `(?<=(?:^|[^\\p{L}])(?:${see})\\.?\\s+(?:[^«»“”.]{0,40}\\s)?(?:[«“„][^»”“]{2,60}[»”“]\\s+(?:${alternationOf(words.and)})\\s+)?)`;
  return new RegExp(
    `${afterSee}[«“„]([^»”“]{2,70})[»”“]|[«“„]([^»”“]{2,70})[»”“](?=\\s+(?:${place})|\\s+(?:${alternationOf(words.and)})\\s+[«“„][^»”“]{2,60}[»”“]\\s+(?:${place}))`,
    'giu',
  );
}

/**
 * Returns a pattern that matches the quoted title after the word “section”, as in «у розділі «Рух»» (in the section
 * “Movement”). The quotation may also be another text, so the caller links it only if it is exactly the title of a
 * topic.
 */
const sectionPattern = ({ words }: Draft): RegExp =>
  new RegExp(
    `(?<=(?:^|[^\\p{L}])(?:${alternationOf(words.sectionStems)})\\p{Ll}*\\s+)[«“„]([^»”“⟦]{2,70})[»”“]`,
    'giu',
  );

export const linkCrossReferences: Step = (draft) => {
  const pattern = referencePattern(draft);
  const section = sectionPattern(draft);
  const resolve = createTitleResolver(draft.topics);
  const warnings: Warning[] = [];
  const link = (rule: ExtractedRule): ExtractedRule => {
    const text = rule.text.replace(
      pattern,
      (match: string, nameAfterSee?: string, nameBeforePage?: string) => {
        const name = nameAfterSee ?? nameBeforePage ?? '';
        const found = resolve(name);
        const line = rule.lines[0] ?? 0;
        if (!found) warnings.push({ line, code: 'reference', words: [name] });
        else if (found.guessed)
          warnings.push({
            line,
            code: 'reference-guessed',
            words: [name, draft.topics[found.topic]?.title ?? ''],
          });
        return found ? withLink(match, found.topic, name) : match;
      },
    );
    const linked = text.replace(section, (match: string, name: string) => {
      const found = resolve(name);
      return found && !found.guessed ? withLink(match, found.topic, name) : match;
    });
    return { ...rule, text: linked, children: rule.children.map(link) };
  };
  const topics = draft.topics.map((topic) => ({ ...topic, rules: topic.rules.map(link) }));
  return { ...draft, topics, warnings: [...draft.warnings, ...warnings] };
};

/** Inserts a link inside the quotation marks: `“Movement”` becomes `“⟦3|Movement⟧”`. */
const withLink = (quoted: string, topic: number, name: string): string =>
  `${quoted[0]}⟦${topic}|${name}⟧${quoted.at(-1)}`;
