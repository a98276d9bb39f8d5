// Shows the text of the scanned pages that are recognized already, while the worker recognizes the other pages.
import type { PageText } from '@/extract/scan/page-to-paragraphs';
import type { Strings } from '@/lib/i18n';

interface RecognizedPagesProps {
  words: Strings['privateBooks'];
  texts: readonly PageText[];
}

export function RecognizedPages({ words, texts }: RecognizedPagesProps) {
  return (
    <section className="mt-6" aria-labelledby="recognized-pages">
      <h2 id="recognized-pages" className="text-lg font-semibold">
        {words.recognizedPages}
      </h2>
      {texts.map(({ sheet, paragraphs }) => (
        <details key={sheet} className="own-details">
          <summary>{words.picture(sheet)}</summary>
          {paragraphs.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page never change
            <p key={at} className="mt-2">
              {text}
            </p>
          ))}
        </details>
      ))}
    </section>
  );
}
