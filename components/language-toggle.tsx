'use client';
// Switches the language and keeps the reader's place: the marked rule, or the topmost one in view.
import { LANGUAGES, type Lang } from '@/lib/languages';
import { findRuleInView } from './rule-in-view';
import { writeStored } from './use-stored';

interface LanguageToggleProps {
  /** Nothing where both languages stand side by side. */
  current?: Lang;
  label: string;
  choices: readonly { lang: Lang; address: string }[];
  /** The page with two languages side by side. */
  beside?: { address: string; label: string };
}

/** The link takes the reader's rule along. */
function keepPlace(link: HTMLAnchorElement, address: string): void {
  const rule = findRuleInView();
  if (rule) link.href = `${address}#${rule}`;
}

export function LanguageToggle({ current, label, choices, beside }: LanguageToggleProps) {
  return (
    <>
      {beside && <BesideLink {...beside} />}
      <LanguageChoice {...{ current, label, choices }} />
    </>
  );
}

function BesideLink({ address, label }: { address: string; label: string }) {
  return (
    <a
      href={address}
      title={label}
      onClick={(event) => keepPlace(event.currentTarget, address)}
      className="beside-link grid size-11 shrink-0 place-items-center rounded-full text-soft hover:text-ink"
    >
      <svg viewBox="0 0 24 24" className="icon size-5" aria-hidden="true">
        <path d="M4 5h6v14H4zM14 5h6v14h-6z" />
      </svg>
      <span className="sr-only">{label}</span>
    </a>
  );
}

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
            className="grid min-h-11 min-w-12 place-items-center bg-ink text-sm font-semibold text-paper"
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
            aria-label={LANGUAGES[lang].name}
            onClick={(event) => {
              writeStored('lang', lang);
              keepPlace(event.currentTarget, address);
            }}
            className="grid min-h-11 min-w-12 place-items-center text-sm font-semibold text-soft no-underline hover:text-ink"
          >
            {LANGUAGES[lang].short}
          </a>
        ),
      )}
    </nav>
  );
}
