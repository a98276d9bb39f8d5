// The sheet of one rule: its actions, the full-screen card to show to other players, the QR code and the decision form.

import { useEffect, useState } from 'preact/hooks';
import { absolute, SETTINGS } from '@/components/page/site-addresses';
import { isPrivateGame } from '@/lib/core/addresses';
import type { RuleSharing } from '@/lib/core/site-settings';
import { noteLabel } from '@/lib/data/format-rule-notes';
import type { GameData } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';
import { pageWordOf, toQuotation } from '@/lib/sharing/quotation';
import { toRuleCard } from '@/lib/sharing/rule-card';
import { sharedRulePath } from '@/lib/sharing/rule-sharing';
import { page } from '../current-page';
import { loadDataFor } from '../load-game-data';
import { loadIslandOrReport } from '../load-island';
import { createMountPoint } from '../render-into';
import { Sheet } from '../sheet/sheet';
import { whenHistoryIdle } from '../sheet/sheet-history';
import { DecideView } from './decision-form-view';
import { ShowCard } from './full-screen-card';
import { QrView } from './qr-code-view';
import { readRule } from './read-rule-from-page';
import { RuleActions } from './rule-actions';

/** How the site shares rules: each rule has a page, or links lead to its entry. The build inserts this setting. */
declare const RULE_SHARING: RuleSharing;

const mountPoint = createMountPoint();

/** Opens the sheet of a rule on this page. */
export const openRule = (rule: HTMLElement): void =>
  mountPoint.show(<RuleSheet key={rule.id} rule={rule} onClose={mountPoint.clear} />);

interface RuleSheetProps {
  rule: HTMLElement;
  onClose: () => void;
}

export type RuleView = 'actions' | 'show' | 'qr' | 'decide';

/**
 * Focuses a new view of the sheet and scrolls to its top. The button that opened the view has been removed, so
 * otherwise nothing would have the focus.
 */
function focusView(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  element?.focus({ preventScroll: true });
  element?.closest('.sheet-body')?.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Returns the query string that keeps the reader's choice of modules (expansions) in a shared address. Returns an empty
 * string if the reader has not chosen modules yet.
 */
function playedQuery(): string {
  const { played } = document.documentElement.dataset;
  return played === undefined ? '' : `?with=${played.replaceAll(' ', ',')}`;
}

function RuleSheet({ rule, onClose }: RuleSheetProps) {
  const { game, lang } = page;
  const strings = stringsOf(lang);
  const [view, setView] = useState<RuleView>('actions');
  const [data, setData] = useState<GameData>();
  const [status, setStatus] = useState('');
  const [ruleOnPage] = useState(() => readRule(rule));

  useEffect(() => {
    // All actions work with the rule from the HTML of the page. The game data adds the section of the rule, its
    // subordinate rules and the differences between editions.
    loadDataFor(game, lang, `${ruleOnPage.entry}#${ruleOnPage.id}`).then(setData, () => {});
  }, [ruleOnPage.entry, ruleOnPage.id]);
  useEffect(() => {
    rule.classList.add('is-open');
    return () => rule.classList.remove('is-open');
  }, [rule]);

  const card = (data && toRuleCard(data, ruleOnPage.entry, ruleOnPage.id)) ?? ruleOnPage;
  const name = [card.title, card.number].filter(Boolean).join(', ');
  const address = isPrivateGame(game)
    ? ''
    : absolute(sharedRulePath(card, RULE_SHARING, playedQuery()), SETTINGS.origin || location.origin);
  const quotation = toQuotation(card, {
    address,
    quotes: strings.sharing.quotes,
    iconName: (id) => data?.icons[id]?.name ?? id,
    noteLabel: (note) => noteLabel(note, strings),
    pageWord: pageWordOf(strings, card.book),
  });
  const switchView = (next: RuleView, nextStatus = '') => {
    setStatus(nextStatus);
    setView(next);
  };
  const readAloud = async () => {
    const island = await loadIslandOrReport('aloud/player');
    if (!island) return;
    onClose();
    whenHistoryIdle(() => island.readAloud(rule, rule.querySelector<HTMLElement>('a') ?? undefined));
  };
  const common = { card, place: name, quotation, onView: switchView };
  return (
    <Sheet label={name} closeLabel={strings.sharing.close} onClose={onClose} full={view === 'show'}>
      <div key={view} tabIndex={-1} className="rule-view" ref={focusView}>
        {view === 'actions' && (
          <RuleActions
            {...common}
            icons={data?.icons ?? {}}
            rule={rule}
            initialStatus={status}
            onReadAloud={readAloud}
          />
        )}
        {view === 'show' && <ShowCard {...common} data={data} />}
        {view === 'qr' && <QrView {...common} />}
        {view === 'decide' && <DecideView card={card} title={name} data={data} onView={switchView} />}
      </div>
    </Sheet>
  );
}
