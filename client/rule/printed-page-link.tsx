// The link from a rule of a private book to its printed page. Renders nothing if the book has no picture of that page.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { loadIsland, loadStrings } from '../load-island';
import { ActionIcon } from './action-icon';

export function PrintedPageLink({ target }: { target: string }) {
  // Path of the printed page, or undefined to hide the link. Until the path is known, the value is the attribute
  // `data-pdf`, which is empty if the book has a PDF. With an empty path, the link is already visible, so that no
  // button moves later.
  const [path, setPath] = useState<string | undefined>(document.documentElement.dataset.pdf);
  useEffect(() => {
    let isStale = false;
    Promise.all([loadIsland('private-books/books'), loadStrings(page.lang, 'private-books')])
      .then(([{ findPrintedPagePath }]) => findPrintedPagePath(page.game, page.lang, target))
      .then(
        (found) => !isStale && setPath(found),
        () => setPath(undefined),
      );
    return () => {
      isStale = true;
    };
  }, [target]);
  if (path === undefined) return null;
  return (
    <a className="rule-action" {...(path && { href: withBase(path) })}>
      <ActionIcon name="page" />
      {stringsOf(page.lang).privateBooks.onPage}
    </a>
  );
}
