// All that was decided in a game, by table; and the door through which decisions come from other phones.
import { useEffect, useState } from 'preact/hooks';
import { findCode, type Refusal, readCode } from '@/lib/decisions/code';
import { anchorOf } from '@/lib/ground/addresses';
import type { Decision } from '@/lib/ground/decision';
import { stringsOf } from '@/lib/interface';
import { decisionsIn, readSavedFile } from '@/lib/saved/saved-file';
import { draw } from '../mount';
import { page } from '../page';
import { DecisionsList } from './list';
import { TakeLook } from './take';
import { TakeForm } from './take-form';

export function attach(element: HTMLElement): void {
  draw(<DecisionsPage />, element);
}

/** Kept small so that a link somebody made by hand cannot fill the device. */
const LARGEST_FILE = 4_000_000;

function DecisionsPage() {
  const { taking } = stringsOf(page.lang).deciding;
  const [theirs, setTheirs] = useState<readonly Decision[]>();
  const [refusal, setRefusal] = useState<Refusal | 'otherGame'>();
  const [said, setSaid] = useState('');

  const look = (text: string) => {
    const code = findCode(text);
    const read = code === undefined ? ({ refusal: 'foreign' } as const) : readCode(code);
    const other = 'value' in read && read.value.game !== page.game;
    setSaid('');
    setRefusal('refusal' in read ? read.refusal : other ? 'otherGame' : undefined);
    setTheirs('value' in read && !other ? read.value.decisions : undefined);
  };
  const lookInFile = (text: string | undefined) => {
    const read =
      text === undefined || text.length > LARGEST_FILE
        ? ({ refusal: 'tooLarge' } as const)
        : readSavedFile(text);
    const found = 'value' in read ? decisionsIn(read.value, page.game) : [];
    const games = 'value' in read ? Object.keys(read.value.stored.decisions ?? {}) : [];
    setSaid('');
    if ('refusal' in read) setRefusal(read.refusal);
    else setRefusal(found.length > 0 ? undefined : games.length > 0 ? 'otherGame' : 'foreign');
    setTheirs(found.length > 0 ? found : undefined);
  };
  const done = (words = '') => {
    setTheirs(undefined);
    setSaid(words);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the life of the page
  useEffect(() => {
    const arrive = () => {
      if (!location.hash.startsWith('#take=')) return;
      look(location.hash);
      // Read once: going back or reloading does not ask again.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    arrive();
    // The search leads to a decision by its id.
    if (location.hash) document.getElementById(anchorOf(location.hash))?.scrollIntoView({ block: 'center' });
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);

  return (
    <>
      <p role="status" className="decisions-said">
        {said}
      </p>
      {refusal && (
        <p role="alert" className="mt-4 rounded-xl bg-wash p-4">
          {taking.refusals[refusal]}
        </p>
      )}
      {theirs ? (
        <TakeLook key={theirs.map(({ id, edited }) => id + edited).join()} theirs={theirs} onDone={done} />
      ) : (
        <>
          <DecisionsList onSaid={setSaid} />
          <TakeForm onText={look} onFile={lookInFile} most={LARGEST_FILE} />
        </>
      )}
    </>
  );
}
