// The way from a rule of a private book to the picture of its printed page; nothing where there is none.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { loadIsland, loadStrings } from '../load-island';
import { ActionIcon } from './action-icon';

export function OnPage({ target }: { target: string }) {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    let over = false;
    Promise.all([loadIsland('private-books/books'), loadStrings(page.lang, 'own')])
      .then(([{ findPrinted }]) => findPrinted(page.game, page.lang, target))
      .then(
        (found) => !over && setPath(found),
        () => {},
      );
    return () => {
      over = true;
    };
  }, [target]);
  if (!path) return null;
  return (
    <a className="rule-action" href={withBase(path)}>
      <ActionIcon name="page" />
      {stringsOf(page.lang).own.onPage}
    </a>
  );
}
