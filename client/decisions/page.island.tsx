// All that was decided in a game, by table; and the door through which decisions come from other phones.
import { useEffect, useRef, useState } from 'preact/hooks';
import { LARGEST_FILE, readDecisionsFile } from '@/lib/backup/backup-file';
import { anchorOf } from '@/lib/core/addresses';
import type { Decision } from '@/lib/core/decision';
import { type ReadDecisions, type Refusal, readLink } from '@/lib/decisions/link-code';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { draw } from '../mount';
import { DecisionsList } from './decision-list';
import { ImportForm } from './import-form';
import { ImportPreview } from './import-preview';

export function attach(element: HTMLElement): void {
  draw(<DecisionsPage />, element);
}

function DecisionsPage() {
  const { taking } = stringsOf(page.lang).deciding;
  const [theirs, setTheirs] = useState<readonly Decision[]>();
  const [refusal, setRefusal] = useState<Refusal | 'otherGame'>();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const show = (read: ReadDecisions) => {
    setSaid('');
    setRefusal('refusal' in read ? read.refusal : undefined);
    setTheirs('value' in read ? read.value : undefined);
  };
  const look = (text: string) => show(readLink(text, page.game));
  const done = (words = '') => {
    setTheirs(undefined);
    setSaid(words);
    // The button that was pressed is gone.
    status.current?.focus();
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
      <p ref={status} role="status" tabIndex={-1} className="decisions-said">
        {said}
      </p>
      {refusal && (
        <p role="alert" className="mt-4 rounded-xl bg-wash p-4">
          {taking.refusals[refusal]}
        </p>
      )}
      {theirs ? (
        <ImportPreview
          key={theirs.map(({ id, edited }) => id + edited).join()}
          theirs={theirs}
          onDone={done}
        />
      ) : (
        <>
          <DecisionsList onSaid={setSaid} />
          <ImportForm
            onText={look}
            onFile={(text) => show(readDecisionsFile(text, page.game))}
            most={LARGEST_FILE}
          />
        </>
      )}
    </>
  );
}
