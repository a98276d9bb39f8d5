// Converts the nodes of a rule to the inline markup of GameData: plain text with `:icon:` and `[[entry#rule|words]]`.
//
//   Tree:   text "Кинь ", icon "hit", text " у ", entryReference "combat" > text "бою", text "."
//   Inline: Кинь :hit: у [[combat|бою]].
import type { Nodes, PhrasingContent, Table } from 'mdast';

export function phrasingToInline(nodes: readonly PhrasingContent[]): string {
  return nodes.map(nodeToInline).join('').trim();
}

function nodeToInline(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value.replace(/\n/g, ' ');
    case 'icon':
      return `:${node.value}:`;
    case 'entryReference':
      return `[[${node.entry}${node.rule ? `#${node.rule}` : ''}|${node.children.map(nodeToInline).join('')}]]`;
    case 'break':
      return ' ';
    default:
      return 'children' in node ? node.children.map(nodeToInline).join('') : '';
  }
}

/** Converts a table to one sentence: «Гравців: 2, Карт: 3; Гравців: 3, Карт: 4». */
export function tableToInline(table: Table): string {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => phrasingToInline(cell.children)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => [head?.[column], cell].filter(Boolean).join(': '))
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');
}
