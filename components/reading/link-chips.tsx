// A short list of links as chips (rounded boxes), such as related topics or the entries that mention this entry.
import { withBase } from '@/components/page/site-addresses';
import { type FilterKind, sharedTags, tagsAttribute } from '@/lib/core/visibility-filters';
import type { ModuleName } from '@/lib/data/game-data';

interface LinkChipsProps {
  title: string;
  links: readonly { target: string; title: string; path: string; tags?: FilterKind[]; module?: ModuleName }[];
}

export function LinkChips({ title, links }: LinkChipsProps) {
  if (links.length === 0) return null;
  return (
    <section className="link-chips mt-8" data-tags={tagsAttribute(sharedTags(links))}>
      <h2 className="text-sm font-medium text-soft">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ target, title: name, path, tags, module }) => (
          <li key={target} data-tags={tagsAttribute(tags)} data-module={module?.id}>
            <a
              href={withBase(path)}
              data-ref={target}
              className="flex min-h-11 items-center rounded-full border border-line bg-raised px-4 text-[0.9375rem] font-medium text-ink no-underline hover:border-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
