// Links to the same page in other languages. client/page/language-toggle.ts adds the anchor of the current rule to the
// links.
import { LANGUAGES, type Lang } from '@/lib/core/languages';

interface LanguageToggleProps {
  /** Language of the page. Undefined on a side-by-side page. */
  current?: Lang;
  label: string;
  choices: readonly { lang: Lang; address: string }[];
  /** Link to the side-by-side page. */
  beside?: { address: string; label: string };
}

export function LanguageToggle({ current, label, choices, beside }: LanguageToggleProps) {
  return (
    <>
      {beside && <SideBySideLink {...beside} />}
      <LanguageChoice {...{ current, label, choices }} />
    </>
  );
}

function SideBySideLink({ address, label }: { address: string; label: string }) {
  return (
    <a
      href={address}
      title={label}
      className="beside-link grid h-11 w-[44px] shrink-0 place-items-center rounded-full text-soft hover:text-ink"
    >
      <svg viewBox="0 0 24 24" className="icon size-5" aria-hidden="true">
        <path d="M4 5h6v14H4zM14 5h6v14h-6z" />
      </svg>
      <span className="sr-only">{label}</span>
    </a>
  );
}

/** Returns the accessible name of a language link. It contains the shown abbreviation: «УК, Українська». */
const accessibleName = (lang: Lang): string => `${LANGUAGES[lang].short}, ${LANGUAGES[lang].name}`;

function LanguageChoice({ current, label, choices }: Omit<LanguageToggleProps, 'beside'>) {
  return (
    <nav
      aria-label={label}
      className="language-toggle flex shrink-0 overflow-hidden rounded-full border border-line"
    >
      {choices.map(({ lang, address }) =>
        lang === current ? (
          <span
            key={lang}
            aria-current="true"
            className="grid min-h-11 min-w-[44px] place-items-center bg-ink px-1 text-sm font-semibold text-paper"
          >
            <abbr title={LANGUAGES[lang].name} className="no-underline">
              {LANGUAGES[lang].short}
            </abbr>
          </span>
        ) : (
          <a
            key={lang}
            href={address}
            hrefLang={lang}
            lang={lang}
            aria-label={accessibleName(lang)}
            className="grid min-h-11 min-w-[44px] place-items-center px-1 text-sm font-semibold text-soft no-underline hover:text-ink"
          >
            {LANGUAGES[lang].short}
          </a>
        ),
      )}
    </nav>
  );
}
