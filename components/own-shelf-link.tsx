'use client';
// The way back from a game of one language: to the shelf in the reader's own, which need not be the game's.
import { useSyncExternalStore } from 'react';
import { shelfPath } from '@/lib/addresses';
import { findLang, type Lang } from '@/lib/languages';
import { BackLink } from './back-link';
import { readStored } from './use-stored';

const never = () => () => {};

interface OwnShelfLinkProps {
  /** Language of the game. */
  lang: Lang;
  /** Languages that have a shelf. */
  langs: readonly Lang[];
  name: string;
}

export function OwnShelfLink({ lang, langs, name }: OwnShelfLinkProps) {
  const own = useSyncExternalStore(
    never,
    () => findLang([readStored('lang') ?? '', ...navigator.languages], langs) ?? lang,
    () => lang,
  );
  return <BackLink to={shelfPath(own)} label={name} name={name} />;
}
