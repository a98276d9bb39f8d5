// Lists the problems that the content check has found, for example in one rule. Each problem is described in the
// reader's language, with an instruction to correct it.
import { editPath } from '@/components/page/editor-address';
import { withBase } from '@/components/page/site-addresses';
import type { Diagnostic } from '@/lib/core/diagnostics';
import { isLang, LANGUAGES } from '@/lib/core/languages';
import { type BookFiles, parseEntryFileName, titleOf } from '@/lib/editing/edit-book';
import { page } from '../current-page';
import type { EditorWords } from './editor';

interface ProblemsProps {
  words: EditorWords;
  diagnostics: readonly Diagnostic[];
  /** Whether the line number of each problem is shown. Used when the reader edits an entry as Markdown. */
  withLines?: boolean;
  /** If the problems are in several files: the game and its files, for a link from each problem to its entry. */
  places?: { game: string; lang: string; files: BookFiles };
}

export function Problems({ words, diagnostics, withLines = false, places }: ProblemsProps) {
  if (diagnostics.length === 0) return null;
  return (
    <ul className="editor-problems">
      {diagnostics.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a problem can be identified only by its position
        <li key={at} data-problem={one.rule}>
          {places && <Place file={one.file} {...places} />}
          {withLines && `${one.line}: `}
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

/**
 * A link to the entry that has the problem. If the entry is not in the language that the reader edits, the link names
 * the language of the entry.
 */
function Place({ file, game, lang, files }: { file: string } & NonNullable<ProblemsProps['places']>) {
  const name = parseEntryFileName(file);
  if (!name) return `${file}: `;
  const { lang: code, id } = name;
  return (
    <>
      <a href={withBase(editPath(page.lang, game, code, id))} lang={code}>
        {titleOf(files[file] ?? '') || id}
      </a>
      {code !== lang && isLang(code) && ` (${LANGUAGES[code].name})`}:{' '}
    </>
  );
}

/**
 * Shows what the problem is about: the first text in backquotes or guillemets in the message of the content check. The id
 * of a rule is left out, because the problem is shown at the rule.
 */
function Subject({ message }: { message: string }) {
  const [, subject] = /[`«]([^`»]{1,80})[`»]/.exec(message) ?? [];
  return subject && !subject.startsWith('^') ? <q>{subject}</q> : null;
}
