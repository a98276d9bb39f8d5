// The field in which the reader chooses a file, or onto which the reader drops a file. If the previous file was
// refused, the error is above the field.
import { useState } from 'preact/hooks';
import { typeset } from '@/lib/core/typography';
import type { Strings } from '@/lib/i18n';
import type { PrivateBookError } from '@/lib/private-books/private-book';

const ACCEPT =
  '.pdf,.txt,.md,.markdown,.pravylo,.zip,application/pdf,text/plain,text/markdown,application/zip,image/*';

interface ChooseFileProps {
  words: Strings['privateBooks'];
  intro: string;
  error: PrivateBookError | undefined;
  /** Called with one file, or with several photographs of pages. */
  onFiles: (files: readonly File[]) => void;
}

export function ChooseFile({ words, intro, error, onFiles }: ChooseFileProps) {
  const [isOver, setIsOver] = useState(false);
  const pick = (files: FileList | null | undefined) => {
    if (files?.length) onFiles([...files]);
  };
  return (
    <>
      {error && (
        <div role="alert" className="mt-4 rounded-xl bg-wash p-4">
          <p>
            {error.code === 'stopped'
              ? words.stopped
              : typeset(words.errors[error.code] ?? words.errors.broken ?? '')}
          </p>
          {error.code === 'not-sound' && <pre className="own-found">{error.detail}</pre>}
        </div>
      )}
      <p className={`${error ? 'mt-4' : 'mt-2'} text-soft`}>{typeset(intro)}</p>
      <label
        className={`own-drop ${isOver ? 'is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          pick(event.dataTransfer?.files);
        }}
      >
        <input
          type="file"
          accept={ACCEPT}
          multiple
          className="sr-only"
          onChange={(event) => {
            pick(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
        <span className="own-choose">{error ? words.again : words.choose}</span>
        <span className="own-drop-hint text-sm text-soft">{words.drop}</span>
        <span className="text-sm text-soft">{words.kinds}</span>
      </label>
    </>
  );
}
