// What can be done with one rule: a sheet of actions that turns into the card to hold up, or into a code to scan.
import { useEffect, useState } from 'preact/hooks';
import { absolute, SETTINGS } from '@/components/page/site-addresses';
import { isPrivateGame, rulePath } from '@/lib/core/addresses';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';
import { pageWordOf, toQuotation } from '@/lib/sharing/quotation';
import { toRuleCard } from '@/lib/sharing/rule-card';
import { page } from '../current-page';
import { loadGameData } from '../load-game-data';
import { createPlace } from '../mount';
import { Sheet } from '../sheet/sheet';
import { DecideView } from './decide-view';
import { QrView } from './qr-view';
import { readRule } from './read-rule';
import { RuleActions } from './rule-actions';
import { ShowCard } from './show-card';

const place = createPlace();

/** The sheet of one rule of this page. */
export const openRule = (rule: HTMLElement): void =>
  place.show(<RuleSheet key={rule.id} rule={rule} onClose={place.clear} />);

interface RuleSheetProps {
  rule: HTMLElement;
  onClose: () => void;
}

export type RuleView = 'actions' | 'show' | 'qr' | 'decide';

/** Reading begins at the top of every view: when the sheet opens, and when the button that turned it is gone. */
function beginHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  element?.focus({ preventScroll: true });
  element?.closest('.sheet-body')?.scrollTo({ top: 0, behavior: 'instant' });
}

function RuleSheet({ rule, onClose }: RuleSheetProps) {
  const { game, lang } = page;
  const strings = stringsOf(lang);
  const [view, setView] = useState<RuleView>('actions');
  const [data, setData] = useState<GameData>();
  const [said, setSaid] = useState('');
  const [onPage] = useState(() => readRule(rule));

  useEffect(() => {
    // What the page itself says is enough to act; the data adds what stands elsewhere.
    loadGameData(game, lang).then(setData, () => {});
  }, []);
  useEffect(() => {
    rule.classList.add('is-open');
    return () => rule.classList.remove('is-open');
  }, [rule]);

  const card = (data && toRuleCard(data, onPage.entry, onPage.id)) ?? onPage;
  const name = [card.title, card.number].filter(Boolean).join(', ');
  const address = isPrivateGame(game)
    ? ''
    : absolute(rulePath(game, lang, card.entry, card.id), SETTINGS.origin || location.origin);
  const quotation = toQuotation(card, {
    address,
    quotes: strings.sharing.quotes,
    iconName: (id) => data?.icons[id]?.name ?? id,
    pageWord: pageWordOf(strings, card.book),
  });
  const turn = (next: RuleView, words = '') => {
    setSaid(words);
    setView(next);
  };
  const common = { card, place: name, quotation, onView: turn };
  return (
    <Sheet label={name} closeLabel={strings.sharing.close} onClose={onClose} full={view === 'show'}>
      <div key={view} tabIndex={-1} className="rule-view" ref={beginHere}>
        {view === 'actions' && (
          <RuleActions {...common} icons={data?.icons ?? {}} rule={rule} before={said} />
        )}
        {view === 'show' && <ShowCard {...common} data={data} />}
        {view === 'qr' && <QrView {...common} />}
        {view === 'decide' && <DecideView card={card} title={name} data={data} onView={turn} />}
      </div>
    </Sheet>
  );
}
