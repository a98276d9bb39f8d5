// biome-ignore-all lint/a11y/noRedundantRoles: on a phone, CSS changes `display`, which removes the implied roles
// Lists the terms of a game in columns, one column per language. The island reading/sort-terms sorts the rows by any
// column.
import { withBase } from '@/components/page/site-addresses';
import { entryPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import type { Term } from '@/lib/navigation/term-list';

interface TermsTableProps {
  game: string;
  lang: Lang;
  rows: readonly Term[];
  /** Text for screen readers that says what a click on a column heading does. */
  caption: string;
  columns: readonly { lang: Lang; title: string }[];
  absent: string;
}

export function TermsTable({ game, lang, rows, caption, columns, absent }: TermsTableProps) {
  return (
    <table role="table" className="terms" data-island="reading/sort-terms" data-when="load">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.lang}
              role="columnheader"
              scope="col"
              data-lang={column.lang}
              aria-sort={column.lang === lang ? 'ascending' : 'none'}
            >
              <button type="button">{column.title}</button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, names }) => (
          <tr key={id} role="row">
            {columns.map((column, index) => {
              const name = names[column.lang];
              return (
                <td
                  key={column.lang}
                  role="cell"
                  className={column.lang === lang ? 'is-sorted' : ''}
                  {...(name && { lang: column.lang })}
                >
                  {!name && <span className="text-soft">{absent}</span>}
                  {name && index === 0 && (
                    <a href={withBase(entryPath(game, lang, id))} data-ref={id}>
                      {name}
                    </a>
                  )}
                  {name && index > 0 && name}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
