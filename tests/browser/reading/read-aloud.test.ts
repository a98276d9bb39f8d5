// Tests that the site reads entries aloud, with a stub of the browser's speech synthesis: what the voice says, which
// sentence the page marks, and how the reader stops it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { openActions, PATROLS } from '../support/rule-actions';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';

const site = startSite();

// Playwright's `tap` can return before the browser has dispatched the click, so the tests poll for the effect of a
// tap.

/** The stub of the speech synthesis. A test reads in it what was spoken, and ends utterances. */
interface Voice {
  spoken: string[];
  /** Makes the stub end the utterance that it is speaking. */
  finish: () => void;
  isSpeaking: () => boolean;
}
type VoiceWindow = Window & { voice: Voice };

/**
 * Replaces the speech synthesis of the browser with a stub that has voices for these languages. An utterance ends
 * when the test calls `finish`.
 */
function stubVoice(languages: string[]): void {
  let current: SpeechSynthesisUtterance | undefined;
  const voice: Voice = {
    spoken: [],
    finish: () => {
      const ended = current;
      current = undefined;
      ended?.onend?.(new Event('end') as SpeechSynthesisEvent);
    },
    isSpeaking: () => current !== undefined,
  };
  Object.assign(window, { voice });
  const voices = languages.map((lang) => ({ lang, localService: true, default: false, name: lang }));
  class Utterance {
    voice: unknown;
    lang = '';
    constructor(readonly text: string) {}
  }
  Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => voices,
      addEventListener: () => {},
      cancel: () => {
        current = undefined;
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        voice.spoken.push(utterance.text);
        current = utterance;
      },
    },
  });
}

async function open(path: string, languages = ['uk-UA', 'ru-RU', 'en-US']) {
  const page = await site.newPage(PHONE);
  await page.addInitScript(stubVoice, languages);
  await page.goto(site.origin + path);
  await waitUntilInteractive(page);
  return page;
}

const spoken = (page: Page) => page.evaluate(() => (window as unknown as VoiceWindow).voice.spoken);
const lastSpoken = async (page: Page) => (await spoken(page)).at(-1);
const finish = (page: Page) => page.evaluate(() => (window as unknown as VoiceWindow).voice.finish());
const isSpeaking = (page: Page) => page.evaluate(() => (window as unknown as VoiceWindow).voice.isSpeaking());
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String).join().replace(/\s+/g, ' '));
const bar = (page: Page) => page.getByRole('region', { name: 'Читання вголос' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const readEntry = async (page: Page) => {
  await page.locator('[data-island="aloud/player"]').last().tap();
  await button(page, 'Пауза').waitFor();
};

describe('an entry read aloud', () => {
  it('is spoken sentence by sentence with the names of its icons, and each sentence is marked', async () => {
    const page = await open(PATROLS);
    await readEntry(page);
    const icons = await page
      .locator('.entry-text svg[aria-label]')
      .evaluateAll((all) => all.map((icon) => icon.getAttribute('aria-label') ?? ''));
    expect(icons).toContain('космічний бій');
    // The voice says the name of an icon, but the page has no text for it. So the marked text is the spoken sentence
    // without the names of icons.
    const withoutIcons = (text: string) =>
      icons.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(/\s/g, '');
    for (let count = 1; count < 60 && (await isSpeaking(page)); count++) {
      const text = (await spoken(page)).at(-1) ?? '';
      expect(withoutIcons(await marked(page))).toBe(withoutIcons(text));
      await finish(page);
    }
    const all = await spoken(page);
    expect(all.slice(0, 3)).toEqual([
      'Патрулі',
      'Патруль — бойове судно однієї з чотирьох фракцій.',
      'Протягом гри він може і допомогти тобі, і зашкодити.',
    ]);
    expect(all).toContain(
      'Число біля космічний бій на жетоні — це кількість кубиків, які кидають за патруль.',
    );
    expect(all).toContain('Видання різняться');
    // The voice says neither the numbers of the rules nor the links to other languages.
    expect(all.filter((text) => /^[\d.]+$|\bEN\b|≠/.test(text))).toEqual([]);
    await bar(page).waitFor({ state: 'detached' });
    expect(await marked(page)).toBe('');
    expect(page.errors).toEqual([]);
  });

  it('pauses, repeats the interrupted sentence, skips rules and stops', async () => {
    const page = await open(PATROLS);
    await readEntry(page);
    await finish(page);
    await button(page, 'Пауза').tap();
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await button(page, 'Продовжити').tap();
    await expect.poll(() => isSpeaking(page)).toBe(true);
    expect((await spoken(page)).slice(-2)).toEqual(Array(2).fill((await spoken(page)).at(-1)));
    await button(page, 'Наступне правило').tap();
    await expect.poll(() => lastSpoken(page)).toMatch(/^Патруль не є кораблем/);
    await button(page, 'Попереднє правило').tap();
    await expect.poll(() => lastSpoken(page)).toMatch(/^Патруль — бойове судно/);
    await button(page, 'Зупинити').tap();
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await expect.poll(() => bar(page).count()).toBe(0);
    await expect.poll(() => marked(page)).toBe('');
  });

  it('stops with Escape and when the reader leaves the page', async () => {
    const page = await open(PATROLS);
    await readEntry(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await readEntry(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(() => isSpeaking(page)).toBe(false);
  });

  it('says so when the device has no voice for the language', async () => {
    const page = await open(PATROLS, ['en-US']);
    await page.locator('[data-island="aloud/player"]').last().tap();
    const alert = bar(page).getByRole('alert');
    expect(await alert.innerText()).toMatch(/немає голосу для цієї мови \(Українська\)/);
    expect(await spoken(page)).toEqual([]);
    await button(page, 'Закрити').tap();
    await bar(page).waitFor({ state: 'detached' });
  });

  it('offers a locked entry only after it is unlocked', async () => {
    const page = await open('/mandalorian-adventures/uk/additional-enemy-abilities/');
    const buttons = page.locator('[data-island="aloud/player"]:visible');
    expect(await buttons.count()).toBe(0);
    await page.locator('summary.when-locked').tap();
    await buttons.last().tap();
    await expect.poll(() => lastSpoken(page)).toBeTruthy();
  });

  it('has a bar with accessible controls of at least 44 px', async () => {
    const page = await open('/outer-rim/uk/appendix-setup/');
    await page.locator('[data-island="aloud/player"]').first().tap();
    await button(page, 'Пауза').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    for (const control of await bar(page).getByRole('button').all()) {
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('a setup list read aloud', () => {
  it('waits after each step for one tap, or goes on by itself', async () => {
    const page = await open('/outer-rim/uk/appendix-setup/');
    await page.locator('.checklist [data-island="aloud/player"]').tap();
    await button(page, 'Пауза').waitFor();
    for (let count = 0; count < 20 && (await isSpeaking(page)); count++) await finish(page);
    await button(page, 'Наступний крок').waitFor();
    const before = (await spoken(page)).length;
    await button(page, 'Наступний крок').tap();
    await expect.poll(async () => (await spoken(page))[before]).toMatch(/^Склади мапу/);
    const waits = button(page, 'Чекати після кожного кроку');
    await waits.tap();
    await expect.poll(() => waits.getAttribute('aria-pressed')).toBe('false');
    for (let count = 0; count < 300 && (await isSpeaking(page)); count++) await finish(page);
    await bar(page).waitFor({ state: 'detached' });
  });
});

describe('a rule read aloud from the dialog with its actions', () => {
  it('is read with the rules below it, and nothing else', async () => {
    const page = await open(PATROLS);
    await openActions(page, 'reward');
    await page.locator('dialog').getByRole('button', { name: 'Читати вголос' }).tap();
    await button(page, 'Пауза').waitFor();
    for (let count = 0; count < 20 && (await isSpeaking(page)); count++) await finish(page);
    const all = await spoken(page);
    expect(all).toHaveLength(3);
    expect(all[0]).toMatch(/^На лицьовому боці/);
    expect(all[2]).toMatch(/^Патруль рівня 4/);
  });
});
