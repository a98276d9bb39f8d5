// Tests the setup checklist: ticks, progress, undo and the number of players.
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';

const site = startSite();

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('setup as a checklist on %s', (_name, device) => {
  it('stores ticks over a reload and clears them in one tap, with undo', async () => {
    const page = await site.open('/outer-rim/uk/appendix-setup/', device);
    await page.getByText('Готово 0 з 7').waitFor();
    await page.getByRole('checkbox', { name: 'Зроблено: Склади мапу' }).check();
    await page.getByText('Готово 1 з 7').waitFor();
    await page.reload();
    await page.getByText('Готово 1 з 7').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Зроблено: Склади мапу' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Скинути' }).click();
    await page.getByText('Готово 0 з 7').waitFor();
    expect(await page.locator('.tick:checked').count()).toBe(0);
    await page.getByRole('button', { name: 'Повернути' }).click();
    await page.getByText('Готово 1 з 7').waitFor();
    expect(page.errors).toEqual([]);
  });

  it('ticks all sub-steps with a step, and a step with its last sub-step', async () => {
    const page = await site.open('/rebellion/uk/appendix-setup/', device);
    const box = (id: string) => page.locator(`[data-tick="${id}"]`);
    await box('board').check();
    for (const id of ['board-halves', 'time-marker', 'reputation-marker'])
      expect(await box(id).isChecked()).toBe(true);
    await box('time-marker').uncheck();
    expect(await box('board').isChecked()).toBe(false);
    await box('time-marker').check();
    expect(await box('board').isChecked()).toBe(true);
    await page.getByText('Готово 1 з 10').waitFor();
    // The progress bar shows the same numbers as the text.
    expect(
      await page.locator('progress').evaluate((bar: HTMLProgressElement) => [bar.value, bar.max]),
    ).toEqual([1, 10]);
  });

  it('shows a message when all steps are ticked', async () => {
    const page = await site.open('/planet-unknown/uk/setup/', device);
    for (const box of await page.locator('.tick').all()) await box.check();
    await page.getByText('Усе готово, можна грати').waitFor();
  });

  it('shows no rule number at a step or at a rule below it', async () => {
    const page = await site.open('/planet-unknown/en/setup/');
    await page.getByRole('checkbox').first().waitFor();
    const shown = page.locator('.steps .rule-n').filter({ visible: true });
    expect(await shown.count()).toBeGreaterThan(15);
    const opacities = await shown.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(new Set(opacities)).toEqual(new Set(['0']));
  });

  it('has checkboxes of at least 44 px', async () => {
    const page = await site.open('/outer-rim/ru/appendix-setup/', device);
    for (const box of await page.locator('.tick').all()) {
      const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it('shows the amounts of money for the chosen number of players, and stores the number for the game', async () => {
    const page = await site.open('/outer-rim/uk/appendix-setup/', device);
    const line = (words: string) => page.getByText(words).locator('visible=true');
    expect(await page.locator('.for-players >> visible=true').count()).toBe(0);
    await page.getByRole('radio', { name: '3' }).check();
    expect(await line('першому 4000, другому 6000, третьому 8000').count()).toBe(1);
    expect(await page.locator('.for-players >> visible=true').count()).toBe(1);
    await page.getByRole('radio', { name: '1' }).check();
    expect(await line('тобі 4000, Штінтові 6000').count()).toBe(1);
    expect(await readStoredValue(page, 'players')).toEqual({ 'outer-rim': 1 });
    await page.goto(`${site.origin}/outer-rim/ru/appendix-setup/`);
    expect(await line('вам 4000, ИИ 6000').count()).toBe(1);
    await waitUntilInteractive(page);
    expect(await page.getByRole('radio', { name: '1' }).isChecked()).toBe(true);
  });

  it('marks the table row for the number of players, visibly and for screen readers', async () => {
    const page = await site.open('/planet-unknown/uk/setup/', device);
    const row = (text: string) => page.locator('tr', { hasText: text });
    const colour = (text: string) =>
      row(text)
        .locator('td')
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await page.getByRole('radio', { name: '5' }).check();
    expect(await colour('3–\u20606')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await colour('3 карти між гравцями')).toBe('rgba(0, 0, 0, 0)');
    expect(await row('3–\u20606').getAttribute('aria-current')).toBe('true');
    await page.getByRole('radio', { name: '2' }).check();
    expect(await colour('3–\u20606')).toBe('rgba(0, 0, 0, 0)');
    expect(await row('3 карти між гравцями').getAttribute('aria-current')).toBe('true');
  });

  it('applies the chosen number before the scripts run, without layout shifts', async () => {
    const values = { players: { 'planet-unknown': 4 }, ticks: { 'planet-unknown/setup': ['station'] } };
    const page = await site.newPage(withStoredValues(site, values, device));
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site.origin}/planet-unknown/uk/setup/`);
    await page.getByText('Готово 1 з 9').waitFor();
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.02);
    await page.route('**/client/**', (route) => route.abort());
    await page.reload();
    expect(await page.getByText('по 5 карт кожного рівня').locator('visible=true').count()).toBe(2);
  });

  it('has working checkboxes without scripts', async () => {
    const page = await site.open('/outer-rim/uk/appendix-setup/', { ...device, javaScriptEnabled: false });
    await page.getByRole('checkbox').first().check();
    expect(await page.getByText('Скільки гравців?').isVisible()).toBe(false);
  });
});
