// Lists what the content check has found at one place, in the reader's language and with the cure.
import type { Diagnostic } from '@/lib/core/diagnostics';
import type { EditorWords } from './editor';

interface ProblemsProps {
  words: EditorWords;
  diagnostics: readonly Diagnostic[];
  /** Whether the line of each problem is shown, for a text with lines. */
  withLines?: boolean;
  /** Whether the file and the line of each problem are shown. */
  withFiles?: boolean;
}

export function Problems({ words, diagnostics, withLines = false, withFiles = false }: ProblemsProps) {
  if (diagnostics.length === 0) return null;
  return (
    <ul className="editor-problems">
      {diagnostics.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a problem has no other identity than its position
        <li key={at} data-problem={one.rule}>
          {withFiles && `${one.file}, `}
          {(withLines || withFiles) && `${one.line}: `}
          {Object.hasOwn(words.trouble, one.rule) ? (
            <>
              {words.trouble[one.rule]} <Subject message={one.message} />
            </>
          ) : (
            <>
              {words.otherTrouble}{' '}
              <span lang="en">
                {one.message} {one.help}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the problem is about: the first text that the message of the check has in backquotes or angle quotes. */
function Subject({ message }: { message: string }) {
  const [, subject] = /[`«]([^`»]{1,80})[`»]/.exec(message) ?? [];
  return subject ? <q>{subject}</q> : null;
}
