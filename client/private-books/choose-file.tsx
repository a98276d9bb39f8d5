// Where a file is chosen or dropped; what was wrong with the last one stands above it.
import { useState } from 'preact/hooks';
import { typeset } from '@/lib/core/typography';
import type { Strings } from '@/lib/i18n';
import type { PrivateBookError } from '@/lib/private-books/private-book';

export const ACCEPT =
  '.pdf,.txt,.md,.markdown,.pravylo,.zip,application/pdf,text/plain,text/markdown,application/zip';

interface ChooseFileProps {
  words: Strings['own'];
  trouble: PrivateBookError | undefined;
  onFile: (file: File) => void;
}

export function ChooseFile({ words, trouble, onFile }: ChooseFileProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <>
      {trouble && (
        <div role="alert" className="mt-4 rounded-xl bg-wash p-4">
          <p>
            {trouble.trouble === 'stopped'
              ? words.stopped
              : typeset(words.trouble[trouble.trouble] ?? words.trouble.broken ?? '')}
          </p>
          {trouble.trouble === 'not-sound' && <pre className="own-found">{trouble.found}</pre>}
        </div>
      )}
      <p className="mt-2 text-soft">{typeset(words.intro)}</p>
      <label
        className={`own-drop ${over ? 'is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer?.files);
        }}
      >
        <input
          type="file"
          accept={ACCEPT}
          className="sr-only"
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
        <span className="own-choose">{trouble ? words.again : words.choose}</span>
        <span className="own-drop-hint text-sm text-soft">{words.drop}</span>
        <span className="text-sm text-soft">{words.kinds}</span>
      </label>
    </>
  );
}
