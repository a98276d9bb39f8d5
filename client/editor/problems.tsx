// Lists the problems that the content check has found, for example in one rule. Each problem is described in the
// reader's language, with an instruction to correct it.
import type { Diagnostic } from '@/lib/core/diagnostics';
import type { EditorWords } from './editor';

interface ProblemsProps {
  words: EditorWords;
  diagnostics: readonly Diagnostic[];
  /** Whether the line number of each problem is shown. Used when the reader edits an entry as Markdown. */
  withLines?: boolean;
  /** Whether the file name and the line number of each problem are shown. */
  withFiles?: boolean;
}

export function Problems({ words, diagnostics, withLines = false, withFiles = false }: ProblemsProps) {
  if (diagnostics.length === 0) return null;
  return (
    <ul className="editor-problems">
      {diagnostics.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a problem can be identified only by its position
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

/** Shows what the problem is about: the first text in backquotes or guillemets in the message of the content check. */
function Subject({ message }: { message: string }) {
  const [, subject] = /[`«]([^`»]{1,80})[`»]/.exec(message) ?? [];
  return subject ? <q>{subject}</q> : null;
}
