// The way from a rule of a private book to the picture of its printed page; nothing where there is none.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { stringsOf } from '@/lib/interface';
import { loadPart, loadStrings } from '../bring';
import { page } from '../page';
import { ActionIcon } from './action-icon';

export function OnPage({ target }: { target: string }) {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    let over = false;
    Promise.all([loadPart('own/books'), loadStrings(page.lang, 'own')])
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
