// Links to the same page in other languages. client/page/language-toggle.ts adds the anchor of the current rule to
// these links.
import { LANGS, LANGUAGES, type Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { withBase } from '../page/site-addresses';

interface LanguageToggleProps {
  /** Language of the interface. */
  lang: Lang;
  /** The page in every language that has it. */
  versions: readonly { lang: Lang; path: string }[];
  /** Whether the page itself shows two languages. If so, the toggle marks no language as the current one. */
  isSideBySide?: boolean;
  /** Path of the page that shows this entry in two languages; undefined if there is none. */
  besidePath?: string | undefined;
}

/** Shows nothing if the page exists in one language only. */
export function LanguageToggle({ lang, versions, isSideBySide = false, besidePath }: LanguageToggleProps) {
  if (versions.length < 2) return null;
  const { languageChoice, editions } = stringsOf(lang);
  return (
    <>
      {besidePath && <SideBySideLink address={withBase(besidePath)} label={editions.sideBySide} />}
      <LanguageChoice
        {...(!isSideBySide && { current: lang })}
        label={languageChoice}
        choices={versions.map((one) => ({ lang: one.lang, address: withBase(one.path) }))}
      />
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

interface LanguageChoiceProps {
  current?: Lang;
  label: string;
  choices: readonly { lang: Lang; address: string }[];
}

/** Sorts the languages in the order of the home page, so that the toggle looks the same on all pages. */
const inSameOrder = (choices: LanguageChoiceProps['choices']) =>
  LANGS.flatMap((lang) => choices.filter((choice) => choice.lang === lang));

function LanguageChoice({ current, label, choices }: LanguageChoiceProps) {
  return (
    <nav
      aria-label={label}
      className="language-toggle flex shrink-0 overflow-hidden rounded-full border border-line"
    >
      {inSameOrder(choices).map(({ lang, address }) =>
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
