// The notice that offers to install the site. It is not shown again after the reader declines.
import { stringsOf } from '@/lib/i18n';
import { countRead, shouldOfferInstall } from '@/lib/install/install-prompt';
import { page } from '../current-page';
import { useStored } from '../use-storage';
import { InstallInstructions } from './install-instructions';
import { useInstall } from './use-install';

export function InstallPrompt() {
  const { install: words } = stringsOf(page.lang);
  const { way, isInstalled, install } = useInstall();
  const [declined, setDeclined] = useStored('installDeclined');
  const [visits] = useStored('visits');
  const [history] = useStored('history');
  const context = { way, isInstalled, declined, visits: visits.length, read: countRead(history) };
  if (way === 'none' || !shouldOfferInstall(context)) return null;
  return (
    <section className="invitation print:hidden" aria-labelledby="invitation">
      <h2 id="invitation" className="font-rule text-xl font-[650]">
        {words.title}
      </h2>
      <p className="mt-1">{words.why}</p>
      {way !== 'prompt' && <InstallInstructions words={words.ways[way]} />}
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
