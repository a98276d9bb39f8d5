// The section of the Offline page that explains how to install the site. It is visible even if the reader has declined
// the install prompt.
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { InstallInstructions } from '../install/install-instructions';
import { useInstall } from '../install/use-install';

export function InstallSection({ lang }: { lang: Lang }) {
  const { install: words } = stringsOf(lang);
  const { way, isInstalled, install } = useInstall();
  if (isInstalled) return null;
  return (
    <section aria-labelledby="install">
      <h2 id="install" className="mt-8 font-rule text-2xl font-[650]">
        {words.title}
      </h2>
      <p className="mt-2">{way === 'none' ? words.impossible : words.why}</p>
      {way === 'none' ? null : way === 'prompt' ? (
        <p className="mt-3">
          <button type="button" className="pill-button" onClick={() => void install()}>
            {words.install}
          </button>
        </p>
      ) : (
        <InstallInstructions words={words.ways[way]} />
      )}
    </section>
  );
}
