// A quiet invitation to install, among the games and topics and never over a rule; one no is enough.
import { stringsOf } from '@/lib/i18n';
import { countRead, shouldInvite } from '@/lib/install/install-prompt';
import { page } from '../current-page';
import { useStored } from '../use-storage';
import { InstallWords } from './install-instructions';
import { useInstall } from './use-install';

export function Invitation() {
  const { install: words } = stringsOf(page.lang);
  const { way, isInstalled, install } = useInstall();
  const [declined, setDeclined] = useStored('installDeclined');
  const [visits] = useStored('visits');
  const [history] = useStored('history');
  const reader = { way, isInstalled, declined, visits: visits.length, read: countRead(history) };
  if (way === 'none' || !shouldInvite(reader)) return null;
  return (
    <section className="invitation print:hidden" aria-labelledby="invitation">
      <h2 id="invitation" className="font-rule text-xl font-[650]">
        {words.title}
      </h2>
      <p className="mt-1">{words.why}</p>
      {way !== 'prompt' && <InstallWords words={words.ways[way]} />}
      <p className="mt-3 flex flex-wrap gap-2">
        {way === 'prompt' && (
          <button
            type="button"
            className="pill-button pill-button-main"
            onClick={async () => {
              if (!(await install())) setDeclined(true);
            }}
          >
            {words.install}
          </button>
        )}
        <button type="button" className="pill-button" onClick={() => setDeclined(true)}>
          {way === 'prompt' ? words.no : words.understood}
        </button>
      </p>
    </section>
  );
}
