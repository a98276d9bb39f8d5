// Tests that a decision (house rule) appears wherever its rule appears: in two editions side by side, inside a spoiler,
// in print, and in every language of the interface.
import { describe, expect, it } from 'vitest';
import { toRuleSnapshot } from '../../../lib/decisions/edit-decisions';
import { stringsOf } from '../../../lib/i18n';
import { violationsInBothThemes } from '../support/axe';
import { PHONE_WITH_CLIPBOARD } from '../support/rule-actions';
import { DESKTOP, PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';
import { copyMessage, decision } from './decision-helpers';

const site = startSite();
const inOuterRim = (...list: ReturnType<typeof decision>[]) => ({ decisions: { 'outer-rim': list } });

describe('a decision in two editions side by side', () => {
  const rule = (lang: string) => ({ rule: toRuleSnapshot(lang, 'Патрулі', 'Як було') });
  const list = [
    decision('a', 'Обом', { at: 'patrols#win' }),
    decision('b', 'Лівій', { at: 'patrols#reward', ...rule('uk') }),
    decision('c', 'Правій', { at: 'patrols#reward', ...rule('ru') }),
    decision('d', 'Третій', { at: 'patrols#reward', ...rule('en') }),
    decision('e', 'Зниклій', { at: 'patrols#gone' }),
    decision('f', 'Чужій', { at: 'combat#def' }),
  ];

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('is below both texts of its rule, or below its own if they differ, on %s', async (_name, device) => {
    const page = await site.open(
      '/outer-rim/uk-ru/patrols/#win',
      withStoredValues(site, inOuterRim(...list), device),
    );
    const texts = (place: string) =>
      page.locator(`${place} > .decisions-here .decision-text`).allInnerTexts();
    await page.locator('#win .decision').waitFor();
    expect(await texts('#win')).toEqual(['Обом']);
    expect(await texts('#reward > .side[lang=uk]')).toEqual(['Лівій']);
    expect(await texts('#reward > .side[lang=ru]')).toEqual(['Правій']);
    expect(await texts('#reward')).toEqual(['Третій']);
    const gone = page.locator('section', {
      has: page.getByRole('heading', { name: 'Рішення до видалених правил' }),
    });
    await expect.poll(() => gone.locator('.decision-text').allInnerTexts()).toEqual(['Зниклій']);
    expect(await page.getByText('Чужій').count()).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('#win').getByRole('button', { name: 'Змінити' }).click();
    await page.getByLabel('Рішення в одному-двох реченнях').fill('Інакше');
    await page.getByRole('button', { name: 'Зберегти', exact: true }).click();
    await page.locator('#win').getByText('Інакше').waitFor();
    expect(page.errors).toEqual([]);
  });
});

describe('a decision about a spoiler', () => {
  const GAME = 'mandalorian-adventures';
  const SECRET = 'Жетон кладемо долілиць';
  const list = ['components#child-token', 'the-child#def'].map((at, index) =>
    decision(`s${index}`, `${SECRET} ${index}`, { at, rule: toRuleSnapshot('uk', 'Малюк, 1', 'Як було') }),
  );
  const PAGES = ['components/', 'the-child/', 'decisions/', 'booklet/', 'tonight/', '?q=долілиць'];
  const stored = { decisions: { [GAME]: list }, pins: { [GAME]: list.map(({ at }) => at ?? '') } };

  it('is never shown on any page before the reader unlocks the spoiler, not even briefly', async () => {
    const page = await site.newPage(withStoredValues(site, stored, PHONE));
    await page.addInitScript((secret) => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes(secret)) document.documentElement.dataset.leaked = 'yes';
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }, SECRET);
    for (const path of PAGES) {
      await page.goto(`${site.origin}/${GAME}/uk/${path}`, { waitUntil: 'networkidle' });
      await waitUntilInteractive(page);
      expect(await page.locator('html').getAttribute('data-leaked'), path).toBeNull();
    }
    await page.goto(`${site.origin}/${GAME}/uk/decisions/`);
    await page.getByText('Спойлер').first().waitFor();
  });

  it('is shown after the reader unlocks the spoiler, but not in the text of a message to others', async () => {
    const reached = { ...stored, unlocked: { [GAME]: ['mission-2'] } };
    const page = await site.newPage(withStoredValues(site, reached, PHONE_WITH_CLIPBOARD));
    for (const path of PAGES) {
      await page.goto(`${site.origin}/${GAME}/uk/${path}`);
      await page.getByText(SECRET).first().waitFor();
    }
    await page.goto(`${site.origin}/${GAME}/uk/decisions/`);
    await page.getByText(SECRET).first().waitFor();
    const message = await copyMessage(page);
    expect(message).toMatch(/^Наші рішення: .+\n• Спойлер\n• Спойлер\nhttp\S+#take=\S+$/);
  });
});

describe('a printed decision', () => {
  it('is printed with its rule, without buttons, and with the old wording of the rule', async () => {
    const list = [decision('a', 'Так', { rule: toRuleSnapshot('uk', 'Патрулі, 7', 'Колись було інакше.') })];
    const values = { ...inOuterRim(...list), pins: { 'outer-rim': ['patrols#win'] } };
    const page = await site.newPage(withStoredValues(site, values, PHONE));
    await page.emulateMedia({ media: 'print' });
    for (const path of ['patrols/', 'tonight/', 'booklet/', 'decisions/']) {
      await page.goto(`${site.origin}/outer-rim/uk/${path}`);
      const note = page.locator('.decision').first();
      await note.getByText('Попередній текст: Патрулі, 7. Колись було інакше.').waitFor();
      expect(await note.getByText('Так').isVisible(), path).toBe(true);
      expect(await page.getByRole('button').count(), path).toBe(0);
    }
  });
});

describe.each(['en', 'ru'] as const)('the interface in %s', (lang) => {
  it('allows writing, listing, sending and importing a decision', async () => {
    const { deciding: words, decisions, sharing } = stringsOf(lang);
    const page = await site.open(`/outer-rim/${lang}/patrols/`, { ...PHONE_WITH_CLIPBOARD, locale: lang });
    await page.locator('#win > .rule-body > .rule-n').press('Enter');
    await page.getByRole('button', { name: decisions.write }).tap();
    await page.getByLabel(words.form.text).fill('1 × 2');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: words.form.save, exact: true }).tap();
    await page.getByRole('button', { name: sharing.show }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#win .decision').getByText(decisions.label).waitFor();
    await page.goto(`${site.origin}/outer-rim/${lang}/decisions/`);
    await page.getByRole('button', { name: words.send, exact: true }).tap();
    await page.getByRole('button', { name: words.sending.link }).tap();
    await page.getByText(words.sending.copied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.remove }).tap();
    await page.getByRole('status').filter({ hasText: words.removed }).waitFor();
    await page.goto(link);
    await page.getByRole('checkbox', { name: words.taking.back }).check();
    expect(await violationsInBothThemes(page)).toEqual([]);
    if (lang === 'en') expect(await page.locator('main').innerText()).not.toMatch(/\p{Script=Cyrillic}/u);
    await page.getByRole('button', { name: words.taking.take, exact: true }).tap();
    await page.getByText(words.taking.taken).waitFor();
    expect((await readStoredValue(page, 'decisions'))?.['outer-rim']).toHaveLength(1);
    expect(page.errors).toEqual([]);
  });
});
