// The page of a game's decisions (house rules and interpretations). It lists the decisions, and imports them from a
// link, a message or a file.
import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_BACKUP_SIZE, readDecisionsFile } from '@/lib/backup/backup-file';
import { anchorOf } from '@/lib/core/addresses';
import type { Decision } from '@/lib/core/decision';
import { type ReadDecisionsResult, type RefusalReason, readLink } from '@/lib/decisions/link-code';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { renderInto } from '../render-into';
import { DecisionsList } from './decision-list';
import { ImportForm } from './import-form';
import { ImportPreview } from './import-preview';

export function attach(element: HTMLElement): void {
  renderInto(<DecisionsPage />, element);
}

function DecisionsPage() {
  const { taking } = stringsOf(page.lang).deciding;
  const [theirs, setTheirs] = useState<readonly Decision[]>();
  const [refusal, setRefusal] = useState<RefusalReason | 'otherGame'>();
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const showResult = (result: ReadDecisionsResult) => {
    setMessage('');
    setRefusal('refusal' in result ? result.refusal : undefined);
    setTheirs('value' in result ? result.value : undefined);
  };
  const importText = (text: string) => showResult(readLink(text, page.game));
  const finishImport = (text = '') => {
    setTheirs(undefined);
    setMessage(text);
    // The focused button disappears together with the import preview, so the focus moves to the message.
    status.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for the page
  useEffect(() => {
    const importFromAddress = () => {
      if (!location.hash.startsWith('#take=')) return;
      importText(location.hash);
      // Removes the encoded decisions from the address, so that the page does not import them again after going back or
      // reloading.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    importFromAddress();
    // The address of a decision in the search results has the id of the decision after `#`. The page scrolls to that
    // decision.
    if (location.hash) document.getElementById(anchorOf(location.hash))?.scrollIntoView({ block: 'center' });
    addEventListener('hashchange', importFromAddress);
    return () => removeEventListener('hashchange', importFromAddress);
  }, []);

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="decisions-said">
        {message}
      </p>
      {refusal && (
        <p role="alert" className="my-4 rounded-xl bg-wash p-4">
          {taking.refusals[refusal]}
        </p>
      )}
      {theirs ? (
        <ImportPreview
          key={theirs.map(({ id, edited }) => id + edited).join()}
          theirs={theirs}
          onDone={finishImport}
        />
      ) : (
        <>
          <DecisionsList onMessage={setMessage} />
          <ImportForm
            onText={importText}
            onFile={(text) => showResult(readDecisionsFile(text, page.game))}
            maxSize={MAX_BACKUP_SIZE}
          />
        </>
      )}
    </>
  );
}
