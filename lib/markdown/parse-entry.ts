// Parses the body of an entry to a Markdown syntax tree (mdast) with rules, notes, icons and references. README.md
// lists the plugins.
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Diagnostic } from '../core/diagnostics';
import { getRule, type Rule } from './mdast-nodes';
import { fileToDiagnostics } from './plugin-diagnostics';
import { remarkIconsAndReferences } from './remark-icons-and-references';
import { remarkLinks } from './remark-links';
import { remarkNotes } from './remark-notes';
import { remarkRules } from './remark-rules';
import { remarkTypography } from './remark-typography';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkNotes)
  .use(remarkRules)
  .use(remarkIconsAndReferences)
  .use(remarkLinks)
  .use(remarkTypography)
  .freeze();

export interface ParsedEntry {
  tree: Root;
  rules: Map<string, Rule>;
  diagnostics: Diagnostic[];
}

/** Parses the body of an entry. It never throws: it returns errors in the Markdown as diagnostics. */
export function parseEntry(body: string, path = 'entry.md'): ParsedEntry {
  const file = new VFile({ value: body, path });
  const tree = processor.runSync(processor.parse(file), file) as Root;
  const rules = new Map<string, Rule>();
  visit(tree, (node) => {
    const rule = getRule(node);
    if (rule) rules.set(rule.id, rule);
  });
  return { tree, rules, diagnostics: fileToDiagnostics(file) };
}
