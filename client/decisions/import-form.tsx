// The form for importing decisions (house rules of other players) from a pasted link or message, or from a file.
import { useId, useState } from 'preact/hooks';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { readFileText } from '../share-or-download';

interface ImportFormProps {
  onText: (text: string) => void;
  /** Called with the text of the chosen file, or with undefined if the file is too large. */
  onFile: (text: string | undefined) => void;
  /** Maximum size of the file, in bytes. */
  maxSize: number;
}

export function ImportForm({ onText, onFile, maxSize }: ImportFormProps) {
  const { taking } = stringsOf(page.lang).deciding;
  const [text, setText] = useState('');
  const id = useId();
  return (
    <details className="taking-form print:hidden">
      <summary className="pill-button">{taking.open}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onText(text);
        }}
      >
        <label htmlFor={`${id}-paste`}>{taking.paste}</label>
        <textarea
          id={`${id}-paste`}
          rows={3}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className="pill-button">
          {taking.look}
        </button>
      </form>
      <label className="file-button pill-button">
        {taking.file}
        <input
          type="file"
          accept=".json,application/json"
          onChange={async (event) => {
            const input = event.currentTarget;
            const [file] = input.files ?? [];
            if (file) onFile(await readFileText(file, maxSize));
            input.value = '';
          }}
        />
      </label>
    </details>
  );
}
