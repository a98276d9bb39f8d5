// Saves the reader's data to a backup file, and restores data from such a file. Before restoring, shows what the file
// will add. Restoring deletes nothing.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Switch } from '@/components/settings/switch';
import {
  BACKUP_KEYS,
  type Backup,
  type BackupKey,
  MAX_BACKUP_SIZE,
  parseBackupFile,
  toBackupFile,
} from '@/lib/backup/backup-file';
import { applyBackup, type RestoreSummary, summarizeRestore } from '@/lib/backup/restore';
import type { Lang } from '@/lib/core/languages';
import type { StoredValues } from '@/lib/core/storage-schema';
import { toIsoDay } from '@/lib/decisions/edit-decisions';
import type { RefusalReason } from '@/lib/decisions/link-code';
import { stringsOf } from '@/lib/i18n';
import { loadIsland } from '../load-island';
import { readFileText, shareOrDownloadFile } from '../share-or-download';
import { readStored, updateStored } from '../storage';
import { useStored } from '../use-storage';
import { DamagedValues } from './damaged-values';

const readAll = (): Pick<StoredValues, BackupKey> =>
  Object.fromEntries(BACKUP_KEYS.map((key) => [key, readStored(key)])) as Pick<StoredValues, BackupKey>;

export function BackupSection({ lang }: { lang: Lang }) {
  const { mine } = stringsOf(lang).offline;
  const [backup, setBackup] = useState<Backup>();
  /** Ids of the games that have a draft of the editor on this device. */
  const [drafted, setDrafted] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<RefusalReason>();
  const [message, setMessage] = useState('');
  /** Cancels restoring private books; undefined if no restore is running. */
  const [running, setRunning] = useState<AbortController>();
  const [privateBooks] = useStored('own');
  const [withBooks, setWithBooks] = useState(true);
  const hasBooks = Object.keys(privateBooks).length > 0;
  const input = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  // The browser tried to scroll to `#mine` before this section was rendered, so the section now scrolls itself into
  // view.
  useEffect(() => {
    if (location.hash === '#mine') section.current?.scrollIntoView();
  }, []);

  const save = async () => {
    if (await saveBackup(hasBooks && withBooks)) setMessage(mine.saved);
  };
  const preview = async (chosen: File) => {
    const text = await readFileText(chosen, MAX_BACKUP_SIZE);
    const read = text === undefined ? ({ refusal: 'tooLarge' } as const) : parseBackupFile(text);
    setMessage('');
    if (read && 'value' in read && read.value.drafts)
      setDrafted(await (await loadIsland('editor/drafts')).listDrafts());
    setRefusal('refusal' in read ? read.refusal : undefined);
    setBackup('value' in read ? read.value : undefined);
  };
  const restore = async (removed: boolean) => {
    if (!backup) return;
    const { books, drafts } = summarizeRestore(readAll(), backup, Object.keys(privateBooks), drafted);
    const written = await Promise.all(
      BACKUP_KEYS.map((key) =>
        updateStored(key, (value) => {
          const restored = applyBackup({ ...readAll(), [key]: value }, backup, { removed });
          return (restored[key] ?? value) as typeof value;
        }),
      ),
    );
    setBackup(undefined);
    const stop = new AbortController();
    if (books > 0) setRunning(stop);
    const restoredBooks =
      books > 0
        ? await (await loadIsland('private-books/backup')).restoreBooks(backup.privateBooks, stop.signal)
        : 0;
    const restoredDrafts =
      drafts > 0 ? await (await loadIsland('editor/drafts')).restoreDrafts(backup.drafts) : 0;
    setRunning(undefined);
    const isComplete = written.every(Boolean) && restoredBooks >= books && restoredDrafts >= drafts;
    setMessage(isComplete ? mine.done : mine.notAll);
    input.current?.focus();
  };
  return (
    <section ref={section} aria-labelledby="mine">
      <h2 id="mine" className="mt-8 font-rule text-2xl font-[650]">
        {mine.title}
      </h2>
      <p className="mt-2">{mine.intro}</p>
      {hasBooks && <Switch label={mine.withBooks} on={withBooks} onChange={setWithBooks} />}
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="pill-button" onClick={save}>
          {mine.save}
        </button>
        <FileButton label={mine.restore} input={input} onChoose={preview} />
      </p>
      <p role="status" className="mt-2 font-medium">
        {message}
      </p>
      {running && (
        <button type="button" className="pill-button" onClick={() => running.abort()}>
          {mine.cancel}
        </button>
      )}
      <DamagedValues lang={lang} />
      {refusal && (
        <p role="alert" className="mt-4 rounded-xl bg-wash p-4">
          {mine.refusals[refusal]}
        </p>
      )}
      {backup && (
        <RestorePreview
          gain={summarizeRestore(readAll(), backup, Object.keys(privateBooks), drafted)}
          isIncomplete={backup.isIncomplete ?? false}
          mine={mine}
          onRestore={restore}
          onCancel={() => setBackup(undefined)}
        />
      )}
    </section>
  );
}

/**
 * Saves the backup file, with the private books and their drafts if `withBooks` is true. Returns false if the reader
 * cancels.
 */
async function saveBackup(withBooks: boolean): Promise<boolean> {
  const day = toIsoDay(new Date());
  const books = withBooks
    ? { privateBooks: await (await loadIsland('private-books/backup')).backUpBooks() }
    : {};
  const drafts = await (await loadIsland('editor/drafts')).backUpDrafts(withBooks);
  const text = toBackupFile({ day, stored: readAll(), ...books, ...(drafts.length && { drafts }) });
  return shareOrDownloadFile(`pravylo-${day}.json`, text);
}

interface FileButtonProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => Promise<void>;
}

function FileButton({ label, input, onChoose }: FileButtonProps) {
  return (
    <label className="file-button pill-button">
      {label}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        onChange={async (event) => {
          const field = event.currentTarget;
          const [chosen] = field.files ?? [];
          if (chosen) await onChoose(chosen);
          // Clears the field. Otherwise, choosing the same file again would not fire a `change` event.
          field.value = '';
        }}
      />
    </label>
  );
}

interface RestorePreviewProps {
  gain: RestoreSummary;
  /** Whether some parts of the file are invalid. Restoring skips these parts. */
  isIncomplete: boolean;
  mine: ReturnType<typeof stringsOf>['offline']['mine'];
  /**
   * Restores the data of the file. If `removed` is true, also restores decisions that the reader has deleted on this
   * device.
   */
  onRestore: (removed: boolean) => void;
  onCancel: () => void;
}

function RestorePreview({ gain, isIncomplete, mine, onRestore, onCancel }: RestorePreviewProps) {
  const [removed, setRemoved] = useState(false);
  const lines = (Object.keys(mine.gain) as (keyof typeof mine.gain)[]).filter((key) => gain[key] > 0);
  return (
    <div className="mt-4 rounded-xl bg-wash p-4">
      {lines.length === 0 ? (
        <p>{mine.nothing}</p>
      ) : (
        <>
          <p>{mine.holds}</p>
          <ul className="list-disc pl-5">
            {lines.map((key) => (
              <li key={key}>{mine.gain[key](gain[key])}</li>
            ))}
          </ul>
          <p className="mt-2">{mine.kept}</p>
        </>
      )}
      {isIncomplete && <p className="mt-2">{mine.incomplete}</p>}
      {gain.removed > 0 && <Switch label={mine.removed(gain.removed)} on={removed} onChange={setRemoved} />}
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="pill-button pill-button-main" onClick={() => onRestore(removed)}>
          {mine.take}
        </button>
        <button type="button" className="pill-button" onClick={onCancel}>
          {mine.cancel}
        </button>
      </p>
    </div>
  );
}
