// Says in words which document of a game (rulebook, FAQ, errata) overrules which other document.
import { typeset } from '@/lib/core/typography';
import type { SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';

/** Returns one sentence for each document that overrules another one: “FAQ, May 2019” overrules “Rules reference.” */
export function precedenceOf({ documents = [], lang }: Pick<SiteEdition, 'documents' | 'lang'>): string[] {
  const { rulings } = stringsOf(lang);
  return documents.flatMap(({ name }, at) => {
    const lower = documents[at + 1];
    return lower ? [typeset(rulings.precedence(name, lower.name))] : [];
  });
}

export function Precedence({ edition, className }: { edition: SiteEdition; className: string }) {
  const sentences = precedenceOf(edition);
  return sentences.length > 0 ? <p className={className}>{sentences.join(' ')}</p> : null;
}
