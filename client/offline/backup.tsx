// All that the reader has made, into one file and back: shown before it is taken, and nothing on the device is lost by it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Switch } from '@/components/settings/switch';
import {
  BACKUP_KEYS,
  type Backup,
  type BackupKey,
  LARGEST_FILE,
  parseBackupFile,
  toBackupFile,
} from '@/lib/backup/backup-file';
import { type Gain, gainOf, restored } from '@/lib/backup/restore';
import type { Lang } from '@/lib/core/languages';
import type { Stored } from '@/lib/core/storage-schema';
import { dayOf } from '@/lib/decisions/edit-decisions';
import type { Refusal } from '@/lib/decisions/link-code';
import { stringsOf } from '@/lib/i18n';
import { loadIsland } from '../load-island';
import { giveFile, readFileText } from '../share-or-download';
import { readStored, writeStored } from '../storage';
import { useStored } from '../use-storage';

const readAll = (): Pick<Stored, BackupKey> =>
  Object.fromEntries(BACKUP_KEYS.map((key) => [key, readStored(key)])) as Pick<Stored, BackupKey>;

export function BackupSection({ lang }: { lang: Lang }) {
  const { mine } = stringsOf(lang).offline;
  const [file, setFile] = useState<Backup>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [said, setSaid] = useState('');
  const [own] = useStored('own');
  const [withBooks, setWithBooks] = useState(true);
  const hasOwn = Object.keys(own).length > 0;
  const input = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  // Who comes for this by its address: the page was drawn too late for the browser to see.
  useEffect(() => {
    if (location.hash === '#mine') section.current?.scrollIntoView();
  }, []);

  const save = async () => {
    const day = dayOf(new Date());
    const books =
      hasOwn && withBooks ? { own: await (await loadIsland('private-books/backup')).saveBooks() } : {};
    const text = toBackupFile({ day, stored: readAll(), ...books });
    if (await giveFile(`pravylo-${day}.json`, text)) setSaid(mine.saved);
  };
  const look = async (chosen: File) => {
    const text = await readFileText(chosen, LARGEST_FILE);
    const read = text === undefined ? ({ refusal: 'tooLarge' } as const) : parseBackupFile(text);
    setSaid('');
    setRefusal('refusal' in read ? read.refusal : undefined);
    setFile('value' in read ? read.value : undefined);
  };
  const take = async (removed: boolean) => {
    if (!file) return;
    const { books } = gainOf(readAll(), file, Object.keys(own));
    const kept = Object.entries(restored(readAll(), file, { removed })).map(([key, value]) =>
      writeStored(key as BackupKey, value as never),
    );
    setFile(undefined);
    const came = books > 0 ? await (await loadIsland('private-books/backup')).restoreBooks(file.own) : 0;
    setSaid(kept.every(Boolean) && came >= books ? mine.done : mine.notAll);
    input.current?.focus();
  };
  return (
    <section ref={section} aria-labelledby="mine">
      <h2 id="mine" className="mt-8 font-rule text-2xl font-[650]">
        {mine.title}
      </h2>
      <p className="mt-2">{mine.intro}</p>
      {hasOwn && <Switch label={mine.withBooks} on={withBooks} onChange={setWithBooks} />}
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="pill-button" onClick={save}>
          {mine.save}
        </button>
        <label className="file-button pill-button">
          {mine.restore}
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            onChange={async (event) => {
              const field = event.currentTarget;
              const [chosen] = field.files ?? [];
              if (chosen) await look(chosen);
              field.value = '';
            }}
          />
        </label>
      </p>
      <p role="status" className="mt-2 font-medium">
        {said}
      </p>
      {refusal && (
        <p role="alert" className="rounded-xl bg-wash p-4">
          {mine.refusals[refusal]}
        </p>
      )}
      {file && (
        <Look
          gain={gainOf(readAll(), file, Object.keys(own))}
          mine={mine}
          onTake={take}
          onLeave={() => setFile(undefined)}
        />
      )}
    </section>
  );
}

interface LookProps {
  gain: Gain;
  mine: ReturnType<typeof stringsOf>['offline']['mine'];
  /** Whether decisions that were taken off here come back too. */
  onTake: (removed: boolean) => void;
  onLeave: () => void;
}

function Look({ gain, mine, onTake, onLeave }: LookProps) {
  const [removed, setRemoved] = useState(false);
  const lines = (Object.keys(mine.gain) as (keyof typeof mine.gain)[]).filter((key) => gain[key] > 0);
  return (
    <div className="rounded-xl bg-wash p-4">
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
      {gain.removed > 0 && <Switch label={mine.removed(gain.removed)} on={removed} onChange={setRemoved} />}
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="pill-button pill-button-main" onClick={() => onTake(removed)}>
          {mine.take}
        </button>
        <button type="button" className="pill-button" onClick={onLeave}>
          {mine.cancel}
        </button>
      </p>
    </div>
  );
}
