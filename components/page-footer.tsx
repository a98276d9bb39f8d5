// Whose words these are and whose game it is, under every page of a game.
import type { Strings } from '@/lib/interface';

export function PageFooter({ strings, publisher }: { strings: Strings; publisher: string }) {
  return (
    <footer className="mx-auto max-w-2xl px-5 pb-28 pt-8 text-sm leading-relaxed text-soft">
      <p>{strings.footer.words}</p>
      <p className="mt-1">{strings.footer.rights(publisher)}</p>
    </footer>
  );
}
