'use client';
// A rule to hold up across the table: large, with what it hangs on, its source, and every language the game has.
import { useEffect, useState } from 'react';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/interface';
import { isLang, type Lang } from '@/lib/languages';
import type { Quotation } from '@/lib/sharing/quote';
import { findGolden, type RuleCard, toRuleCard } from '@/lib/sharing/rule-card';
import { typeset } from '@/lib/typography';
import { InlineText } from './inline-text';
import { loadGameData } from './load-game-data';
import { QrCode } from './qr-code';
import type { EditionNames } from './rule-handle';
import type { RuleView } from './rule-sheet';
import { useWakeLock } from './use-wake-lock';

interface ShowCardProps {
  card: RuleCard;
  place: string;
  quotation: Quotation;
  edition: EditionNames;
  data: GameData | undefined;
  onView: (view: RuleView) => void;
}

export function ShowCard({ card, place, quotation, edition, data, onView }: ShowCardProps) {
  const { sharing, notes } = stringsOf(edition.lang);
  const others = useOtherEditions(edition, card);
  useWakeLock(true);
  return (
    <div className="show">
      <p className="show-place">
        {card.gameName} · {place}
        {card.section && ` · ${card.section}`}
      </p>
      <div className="show-texts" data-editions={1 + others.length}>
        <SpokenRule card={card} icons={data?.icons ?? {}} label={sharing.hangsOn} main />
        {others.map((other) => (
          <SpokenRule
            key={other.data.lang}
            card={other.card}
            icons={other.data.icons}
            label={sharing.hangsOn}
          />
        ))}
      </div>
      {card.differs && (
        <p className="show-differs">
          <strong>{notes.differs}.</strong> <InlineText text={card.differs} icons={data?.icons ?? {}} />
        </p>
      )}
      <div className="show-foot">
        <div className="show-sources">
          {[card, ...others.map((other) => other.card)].map((one) => (
            <SourceLine key={one.lang} card={one} />
          ))}
        </div>
        <button type="button" className="show-qr" onClick={() => onView('qr')}>
          <QrCode address={quotation.address} label={sharing.qrOf(place)} />
        </button>
      </div>
      <GoldenRule data={data} label={sharing.golden} />
    </div>
  );
}

interface SpokenRuleProps {
  card: RuleCard;
  icons: GameData['icons'];
  label: string;
  /** In the reader's own language: larger than the others. */
  main?: boolean;
}

function SpokenRule({ card, icons, label, main = false }: SpokenRuleProps) {
  const rows = card.kind === 'table' ? card.text.split('; ') : [card.text];
  const length =
    rows.length > 1 || card.text.length > 240 ? 'long' : card.text.length < 90 ? 'short' : 'middle';
  return (
    <section lang={card.lang} className={main ? 'show-rule show-main' : 'show-rule'} data-length={length}>
      {card.parents.map((parent) => (
        <p key={parent.id} className="show-parent">
          <span className="sr-only">{label}: </span>
          <span className="show-number">{parent.number}</span> <InlineText text={parent.text} icons={icons} />
        </p>
      ))}
      {rows.map((row) => (
        <p key={row} className="show-words">
          <InlineText text={row} icons={icons} />
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

/** «Довідник, українське видання, с. 8», each in its own language. */
function SourceLine({ card: { book, lang, page } }: { card: RuleCard }) {
  if (!book || !isLang(lang)) return null;
  const strings = stringsOf(lang);
  return (
    <p lang={lang}>
      {typeset(
        [book.short, book.edition ?? strings.sharing.edition, page && strings.page(page)]
          .filter(Boolean)
          .join(', '),
      )}
    </p>
  );
}

/** What wins over what, one tap away and without leaving the rule. */
function GoldenRule({ data, label }: { data: GameData | undefined; label: string }) {
  const golden = data && findGolden(data);
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

/** The same rule in the game's other languages, as far as they are on the device or can be had. */
function useOtherEditions({ game, lang, languages }: EditionNames, { entry, id }: RuleCard) {
  const [others, setOthers] = useState<{ card: RuleCard; data: GameData }[]>([]);
  useEffect(() => {
    let current = true;
    const load = async (other: Lang) => {
      const data = await loadGameData(game, other);
      const card = toRuleCard(data, entry, id);
      return card ? [{ card, data }] : [];
    };
    Promise.allSettled(languages.filter((other) => other !== lang).map(load)).then((results) => {
      if (current) setOthers(results.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
    });
    return () => {
      current = false;
    };
  }, [game, lang, languages, entry, id]);
  return others;
}
