// Tells the reader that stored values were damaged, and lets the reader save these values to a file or delete them.
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '@/lib/core/languages';
import { toIsoDay } from '@/lib/decisions/edit-decisions';
import { stringsOf } from '@/lib/i18n';
import { deleteDurable, readDurable, SET_ASIDE_PREFIX } from '../durable-store';
import { shareOrDownloadFile } from '../share-or-download';

export function DamagedValues({ lang }: { lang: Lang }) {
  const { aside } = stringsOf(lang).offline.mine;
  const [texts, setTexts] = useState<Record<string, string>>({});
  const names = Object.keys(texts);
  useEffect(() => void readSetAside().then(setTexts, () => {}), []);
  if (names.length === 0) return null;
  const save = () => {
    const day = toIsoDay(new Date());
    const file = { pravylo: 'aside', day, texts };
    void shareOrDownloadFile(`pravylo-damaged-${day}.json`, `${JSON.stringify(file, null, 1)}\n`);
  };
  return (
    <div role="status" className="mt-3 rounded-xl bg-wash p-4">
      <p>{aside.said}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="pill-button" onClick={save}>
          {aside.save}
        </button>
        <button
          type="button"
          className="pill-button"
          onClick={() => void deleteDurable(names).then(() => setTexts({}))}
        >
          {aside.remove}
        </button>
      </p>
    </div>
  );
}

/** Returns the texts of the damaged values by the key of their record, such as `aside pins 1763450000000`. */
async function readSetAside(): Promise<Record<string, string>> {
  const records = [...(await readDurable())].filter(([name]) => name.startsWith(SET_ASIDE_PREFIX));
  return Object.fromEntries(records.map(([name, { text }]) => [name, text]));
}
