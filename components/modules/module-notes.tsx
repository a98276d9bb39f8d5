// Two notes above an entry. One names the module (expansion) to which the entry belongs; the other names the entries of
// modules that replace the entry.
import { withBase } from '@/components/page/site-addresses';
import { entryPath } from '@/lib/core/addresses';
import { typeset } from '@/lib/core/typography';
import type { SiteEdition, SiteEntry } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';

export function ModuleNotes({ edition, entry }: { edition: SiteEdition; entry: SiteEntry }) {
  const { game, lang } = edition;
  const { module, replacedBy = [] } = entry;
  return (
    <>
      {module && (
        <p className="mb-3 font-medium text-accent">{typeset(stringsOf(lang).modules.label(module.name))}</p>
      )}
      {replacedBy.map((other) => (
        <p key={other.id} data-module={other.module.id} className="mb-3 rounded-xl bg-wash p-3">
          {typeset(other.module.label)}{' '}
          <a href={withBase(entryPath(game, lang, other.id))} data-ref={other.id}>
            {other.title}
          </a>
        </p>
      ))}
    </>
  );
}
