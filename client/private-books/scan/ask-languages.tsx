// Asks the reader for the languages of the scanned pages. The browser downloads the data for text recognition only
// after the answer.
import { useState } from 'preact/hooks';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import type { Strings } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import type { FoundScan } from '../book-worker';

interface ScanQuestionProps {
  words: Strings['privateBooks'];
  lang: Lang;
  scan: FoundScan;
  onRecognize: (languages: string[]) => void;
  onCancel: () => void;
}

export function AskLanguages({
  words,
  lang,
  scan: { pages, tools },
  onRecognize,
  onCancel,
}: ScanQuestionProps) {
  const first = tools.languages.find((one) => one.lang === lang) ?? tools.languages[0];
  const [chosen, setChosen] = useState<string[]>(first ? [first.tesseract] : []);
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  const bytes = tools.languages
    .filter(({ tesseract }) => chosen.includes(tesseract))
    .reduce((sum, one) => sum + one.bytes, tools.bytes);
  const toggle = (code: string) =>
    setChosen((now) => (now.includes(code) ? now.filter((one) => one !== code) : [...now, code]));
  return (
    <section className="mt-4" aria-labelledby="scan-question">
      <p id="scan-question">{typeset(words.scanFound(pages))}</p>
      <fieldset className="mt-4">
        <legend className="text-sm text-soft">{words.scanLanguages}</legend>
        {tools.languages.map((one) => (
          <label key={one.tesseract} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(one.tesseract)}
              onChange={() => toggle(one.tesseract)}
            />
            <span>{names.of(one.lang)}</span>
            <span className="text-sm text-soft">{formatSize(one.bytes, lang)}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-3 text-sm text-soft">{typeset(words.scanSize(formatSize(bytes, lang)))}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className="pill-button pill-button-main"
          disabled={!chosen.length}
          onClick={() => onRecognize(chosen)}
        >
          {words.scanStart}
        </button>
        <button type="button" className="pill-button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </section>
  );
}
