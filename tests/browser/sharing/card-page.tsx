/** @jsxImportSource preact */
// Code that rule-cards.test.ts runs in a page: renders the full-screen card of each given rule, and returns the cards
// that do not fit the screen.
import { render } from 'preact';
import { ShowCard } from '../../../client/rule/full-screen-card';
import type { GameData } from '../../../lib/data/game-data';
import { toQuotation } from '../../../lib/sharing/quotation';
import { type RuleCard, toRuleCard } from '../../../lib/sharing/rule-card';

export interface CardOverflow {
  rule: string;
  size: number;
  width: number;
}

const noop = () => {};

function renderCard(card: RuleCard, data: GameData, dialog: HTMLElement): void {
  const quotation = toQuotation(card, {
    address: 'https://example.org/outer-rim/uk/patrols/not-a-ship/',
    quotes: ['«', '»', '„', '“'],
    iconName: (icon) => icon,
    pageWord: String,
    noteLabel: String,
  });
  const place = [card.title, card.number].filter(Boolean).join(', ');
  render(
    <div className="sheet-body">
      <div className="rule-view">
        <ShowCard card={card} place={place} quotation={quotation} data={data} onView={noop} />
      </div>
    </div>,
    dialog,
  );
}

function findCardOverflows(
  data: GameData,
  sizes: readonly number[],
  only: readonly string[] | null,
): CardOverflow[] {
  const dialog = document.querySelector<HTMLElement>('#card') ?? document.createElement('dialog');
  dialog.id = 'card';
  dialog.className = 'sheet sheet-full';
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  const found: CardOverflow[] = [];
  const cards = data.entries.flatMap((entry) =>
    entry.rules.flatMap(({ id }) => {
      const rule = `${data.game}/${data.lang}/${entry.id}#${id}`;
      const card = only && !only.includes(rule) ? undefined : toRuleCard(data, entry.id, id);
      return card ? [{ rule, card }] : [];
    }),
  );
  for (const size of sizes) {
    // Change the text size once for all cards, because every change recalculates the styles of the page.
    document.documentElement.dataset.textSize = String(size);
    for (const { rule, card } of cards) {
      renderCard(card, data, dialog);
      const body = dialog.firstElementChild as HTMLElement;
      const right = Math.max(
        ...[...body.querySelectorAll('p, li, .qr, button')].map((one) => one.getBoundingClientRect().right),
      );
      if (body.scrollWidth > body.clientWidth || right > body.clientWidth)
        found.push({ rule, size, width: Math.max(body.scrollWidth, right) });
    }
  }
  return found;
}

Object.assign(window, { findCardOverflows });
