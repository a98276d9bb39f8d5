// biome-ignore-all lint/a11y/noRedundantRoles: on a phone a row's cells stand under one another, and CSS takes the table's own roles away
'use client';
// The terms as a table that can be put in the order of any of its languages; without scripts it is a plain table.
import Link from 'next/link';
import { useState } from 'react';
import { entryPath } from '@/lib/addresses';
import type { Lang } from '@/lib/languages';
import { sortTerms, type Term } from '@/lib/terms';

interface TermsTableProps {
  game: string;
  lang: Lang;
  rows: readonly Term[];
  /** What a click on a language does, for those who do not see it. */
  caption: string;
  columns: readonly { lang: Lang; title: string }[];
  absent: string;
}

export function TermsTable({ game, lang, rows, caption, columns, absent }: TermsTableProps) {
  const [by, setBy] = useState<Lang>(lang);
  const sorted = by === lang ? rows : sortTerms(rows, by);
  return (
    <table role="table" className="terms">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.lang}
              role="columnheader"
              scope="col"
              aria-sort={column.lang === by ? 'ascending' : 'none'}
            >
              <button type="button" onClick={() => setBy(column.lang)}>
                {column.title}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sorted.map(({ id, names }) => (
          <tr key={id} role="row">
            {columns.map((column, index) => {
              const name = names[column.lang];
              return (
                <td
                  key={column.lang}
                  role="cell"
                  className={column.lang === by ? 'is-sorted' : ''}
                  {...(name && { lang: column.lang })}
                >
                  {!name && <span className="text-soft">{absent}</span>}
                  {name && index === 0 && (
                    <Link href={entryPath(game, lang, id)} prefetch={false} data-ref={id}>
                      {name}
                    </Link>
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
