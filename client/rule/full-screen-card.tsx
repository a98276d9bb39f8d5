// The full-screen card of a rule, which the reader shows to other players: large text, parent rules and source, in one
// or two languages.
import { useEffect, useState } from 'preact/hooks';
import { InlineText } from '@/components/reading/rule-text';
import { isLang, LANGUAGES, type Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { noteLabel } from '@/lib/data/format-rule-notes';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';
import type { Quotation } from '@/lib/sharing/quotation';
import { findGoldenRule, type RuleCard, toRuleCard } from '@/lib/sharing/rule-card';
import { page } from '../current-page';
import { DecisionSlot } from '../decisions/lazy-rule-decisions';
import { loadGameData } from '../load-game-data';
import { loadStrings } from '../load-island';
import { keepAwake } from '../page/wake-lock';
import { useStored } from '../use-storage';
import { QrCode } from './qr-code';
import type { RuleView } from './sheet.island';

interface ShowCardProps {
  card: RuleCard;
  place: string;
  quotation: Quotation;
  data: GameData | undefined;
  onView: (view: RuleView) => void;
}

export function ShowCard({ card, place, quotation, data, onView }: ShowCardProps) {
  const strings = stringsOf(page.lang);
  const { sharing } = strings;
  const [chosen, setChosen] = useStored('cardLang');
  const choices = page.languages.filter((lang) => lang !== page.lang);
  const second = choices.find((lang) => lang === chosen) ?? choices[0];
  const others = useOtherEdition(card, second);
  useEffect(keepAwake, []);
  return (
    <div className="show">
      <p className="show-place">
        {card.gameName} · {place}
        {card.section && ` · ${card.section}`}
      </p>
      <div className="show-texts" data-editions={1 + others.length}>
        <CardRule card={card} icons={data?.icons ?? {}} label={sharing.hangsOn} main />
        {others.map((other) => (
          <CardRule
            key={other.data.lang}
            card={other.card}
            icons={other.data.icons}
            label={sharing.hangsOn}
          />
        ))}
      </div>
      {choices.length > 1 && (
        <fieldset className="show-choice">
          <legend className="sr-only">{sharing.second}</legend>
          {choices.map((lang) => (
            <button
              key={lang}
              type="button"
              lang={lang}
              aria-pressed={lang === second}
              onClick={() => setChosen(lang)}
            >
              {LANGUAGES[lang].name}
            </button>
          ))}
        </fieldset>
      )}
      <DecisionSlot game={card.game} target={`${card.entry}#${card.id}`} short />
      {card.notes.map((note) => (
        <p key={note.text} className="show-differs">
          <strong>{noteLabel(note, strings)}.</strong>{' '}
          <InlineText text={note.text} icons={data?.icons ?? {}} />
        </p>
      ))}
      <div className="show-foot">
        <div className="show-sources">
          {[card, ...others.map((other) => other.card)].map((one) => (
            <SourceLine key={one.lang} card={one} />
          ))}
        </div>
        {quotation.address && (
          <button type="button" className="show-qr" onClick={() => onView('qr')}>
            <QrCode address={quotation.address} label={sharing.qrOf(place)} />
          </button>
        )}
      </div>
      <GoldenRule data={data} label={sharing.golden} />
    </div>
  );
}

interface CardRuleProps {
  card: RuleCard;
  icons: GameData['icons'];
  label: string;
  /**
   * Whether this text is in the reader's language. If so, the card shows it larger than the text in the other language.
   */
  main?: boolean;
}

/** A text longer than this, in characters, is shown in a smaller font. */
const MIN_LONG_TEXT = 240;
/** A text shorter than this, in characters, is shown in a larger font. */
const MAX_SHORT_TEXT = 90;

function CardRule({ card, icons, label, main = false }: CardRuleProps) {
  const lines = card.kind === 'table' ? card.text.split('; ') : [card.text];
  const length =
    lines.length > 1 || card.text.length > MIN_LONG_TEXT
      ? 'long'
      : card.text.length < MAX_SHORT_TEXT
        ? 'short'
        : 'middle';
  return (
    <section lang={card.lang} className={main ? 'show-rule show-main' : 'show-rule'} data-length={length}>
      {card.parents.map((parent) => (
        <p key={parent.id} className="show-parent">
          <span className="sr-only">{label}: </span>
          <span className="show-number">{parent.number}</span> <InlineText text={parent.text} icons={icons} />
        </p>
      ))}
      {card.ruling && (
        <p className="show-parent">
          <b>{noteLabel({ note: 'ruling', ruling: card.ruling }, stringsOf(card.lang as Lang))}.</b>{' '}
          {card.ruling.question}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className="show-words">
          <InlineText text={line} icons={icons} />
        </p>
      ))}
      {card.below.length > 0 && (
        <ol className="show-below">
          {card.below.map((rule) => (
            <li key={rule.id}>
              <span className="show-number">{rule.number}</span> <InlineText text={rule.text} icons={icons} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The source of the rule in the language of the card, for example «Довідник, українське видання, с. 8». */
function SourceLine({ card: { book, lang, page, ruling } }: { card: RuleCard }) {
  if (ruling?.source) return <p lang={lang}>{ruling.source}</p>;
  if (!book || !isLang(lang)) return null;
  const strings = stringsOf(lang);
  return (
    <p lang={lang}>
      {typeset(
        [
          book.short,
          book.edition ?? (book.of ? '' : strings.editions.inSentence(lang)),
          page && strings.page(page),
        ]
          .filter(Boolean)
          .join(', '),
      )}
    </p>
  );
}

/** The "golden rule" of the game, which says which rules override others. It is collapsed until the reader opens it. */
function GoldenRule({ data, label }: { data: GameData | undefined; label: string }) {
  const golden = data && findGoldenRule(data);
  if (!golden) return null;
  return (
    <details className="show-golden">
      <summary>
        {label}: {golden.title.toLocaleLowerCase(data.lang)}
      </summary>
      <ul>
        {golden.rules.map((rule) => (
          <li key={rule.id}>
            <InlineText text={rule.text} icons={data.icons} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Loads the same rule in the second language. Returns an empty list if loading fails or if the edition does not contain
 * the rule.
 */
function useOtherEdition({ entry, id }: RuleCard, lang: Lang | undefined) {
  const [others, setOthers] = useState<{ card: RuleCard; data: GameData }[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async (other: Lang) => {
      const [data] = await Promise.all([loadGameData(page.game, other), loadStrings(other)]);
      const card = toRuleCard(data, entry, id);
      if (isCurrent) setOthers(card ? [{ card, data }] : []);
    };
    if (lang) load(lang).catch(() => isCurrent && setOthers([]));
    return () => {
      isCurrent = false;
    };
  }, [entry, id, lang]);
  return others;
}
