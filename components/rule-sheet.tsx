'use client';
// What can be done with one rule: a sheet of actions that turns into the card to hold up, or into a code to scan.
import { useEffect, useState } from 'react';
import { absolute, rulePath, SITE_ORIGIN } from '@/lib/addresses';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/interface';
import { toQuotation } from '@/lib/sharing/quote';
import { toRuleCard } from '@/lib/sharing/rule-card';
import { loadGameData } from './load-game-data';
import { QrView } from './qr-view';
import { RuleActions } from './rule-actions';
import type { EditionNames } from './rule-handle';
import { readRule } from './rule-on-page';
import { Sheet } from './sheet';
import { ShowCard } from './show-card';

export interface RuleSheetProps {
  rule: HTMLElement;
  edition: EditionNames;
  onClose: () => void;
}

export type RuleView = 'actions' | 'show' | 'qr';

/** Reading begins at the top of every view: when the sheet opens, and when the button that turned it is gone. */
function beginHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  element?.focus({ preventScroll: true });
  element?.closest('.sheet-body')?.scrollTo({ top: 0, behavior: 'instant' });
}

export function RuleSheet({ rule, edition, onClose }: RuleSheetProps) {
  const { game, lang } = edition;
  const strings = stringsOf(lang);
  const [view, setView] = useState<RuleView>('actions');
  const [data, setData] = useState<GameData>();
  const [onPage] = useState(() => readRule(rule, edition));

  useEffect(() => {
    // What the page itself says is enough to act; the data adds what stands elsewhere.
    loadGameData(game, lang).then(setData, () => {});
  }, [game, lang]);
  useEffect(() => {
    rule.classList.add('is-open');
    return () => rule.classList.remove('is-open');
  }, [rule]);

  const card = (data && toRuleCard(data, onPage.entry, onPage.id)) ?? onPage;
  const place = [card.title, card.number].filter(Boolean).join(', ');
  const address = absolute(rulePath(game, lang, card.entry, card.id), SITE_ORIGIN || location.origin);
  const quotation = toQuotation(card, {
    address,
    quotes: strings.sharing.quotes,
    iconName: (id) => data?.icons[id]?.name ?? id,
    pageWord: strings.page,
  });
  const common = { card, place, quotation, edition, onView: setView };
  return (
    <Sheet label={place} closeLabel={strings.sharing.close} onClose={onClose} full={view === 'show'}>
      <div key={view} tabIndex={-1} className="rule-view" ref={beginHere}>
        {view === 'actions' && <RuleActions {...common} icons={data?.icons ?? {}} rule={rule} />}
        {view === 'show' && <ShowCard {...common} data={data} />}
        {view === 'qr' && <QrView {...common} />}
      </div>
    </Sheet>
  );
}
