// The footer of every page of a game. It says who wrote the text and who owns the rights to the game.
import type { Strings } from '@/lib/i18n';

interface PageFooterProps {
  strings: Strings;
  publisher: string;
  /** Whether the entries contain the exact text of the printed book instead of restating it. */
  exact: boolean;
}

export function PageFooter({ strings, publisher, exact }: PageFooterProps) {
  return (
    <footer className="mx-auto max-w-2xl px-5 pb-28 pt-8 text-sm leading-relaxed text-soft">
      <p>{exact ? strings.footer.exact : strings.footer.words}</p>
      <p className="mt-1">{strings.footer.rights(publisher)}</p>
    </footer>
  );
}
