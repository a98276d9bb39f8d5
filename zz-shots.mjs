import { chromium } from 'playwright-core';
import { serve } from './scripts/server/static-server.mjs';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/attack-shots', { recursive: true });
const { port } = await serve({ dir: 'out', port: 0, compresses: false });
const o = `http://localhost:${port}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const shot = async (name, path, { width = 390, height = 844, dark = false, locale = 'en-US', forced = false, act, touch = width < 900 } = {}) => {
  const c = await browser.newContext({ viewport: { width, height }, locale, colorScheme: dark ? 'dark' : 'light', forcedColors: forced ? 'active' : 'none', hasTouch: touch, isMobile: touch, serviceWorkers: 'block' });
  const p = await c.newPage();
  try {
  await p.goto(o + path); await p.waitForTimeout(2500);
  if (act) await act(p);
  await p.waitForTimeout(800);
  await p.screenshot({ path: `/tmp/attack-shots/${name}.png` });
  console.log(name, p.url());
  } catch (e) { console.log(name, 'FAILED', String(e).slice(0, 200)); await p.screenshot({ path: `/tmp/attack-shots/${name}.png` }); }
  await c.close();
};
const type = (t) => async (p) => { await p.getByRole('combobox').fill(t); await p.waitForTimeout(2500); };
const only = process.argv[2];
const S = [
 ['1-icons', '/outer-rim/en/reputation/', {}],
 ['1-icons-dark', '/outer-rim/en/reputation/', { dark: true }],
 ['2-rebellion', '/shelf/en/', { act: type('rebellion') }],
 ['2-outer-rim-combat', '/shelf/en/', { act: type('outer rim combat') }],
 ['7-forced-setup', '/outer-rim/en/appendix-setup/', { forced: true, act: async (p) => { await p.locator('.players-choice label').nth(1).click(); } }],
 ['7-forced-settings', '/outer-rim/en/combat/', { forced: true, act: async (p) => { await p.getByRole('button', { name: /^Aa/ }).click(); } }],
 ['7-forced-search', '/rebellion/en/', { forced: true, act: async (p) => { await type('hit')(p); await p.keyboard.press('ArrowDown'); } }],
 ['7-forced-steps', '/rebellion/en/combat/#roll', { forced: true }],
 ['13-ru-rebellion', '/rebellion/uk/combat/', { locale: 'ru-RU', act: async (p) => { await p.evaluate(() => localStorage.setItem('pravylo.lang', '"ru"')); await p.reload(); await p.waitForTimeout(2500); } }],
 ['13-ru-rebellion-home', '/rebellion/uk/', { locale: 'ru-RU', act: async (p) => { await p.evaluate(() => localStorage.setItem('pravylo.lang', '"ru"')); await p.reload(); await p.waitForTimeout(2500); } }],
 ['first-en', '/shelf/en/', {}],
 ['first-uk', '/', { locale: 'uk-UA' }],
 ['long-entry-phone', '/rebellion/en/combat/', {}],
 ['entry-ru-reader', '/outer-rim/en/patrols/', {}],
 ['checklist', '/outer-rim/en/appendix-setup/', {}],
 ['small-largest', '/outer-rim/en/combat/', { width: 360, height: 640, act: async (p) => { await p.evaluate(() => localStorage.setItem('pravylo.textSize', '2')); await p.reload(); await p.waitForTimeout(2000); } }],
 ['about', '/about/', {}],
 ['offline', '/offline/', {}],
];
for (const w of [1280, 1920]) for (const dark of [false, true]) {
  S.push([`desk-${w}-${dark ? 'dark' : 'light'}`, '/rebellion/en/combat/', { width: w, height: 900, dark }]);
  S.push([`desk-${w}-${dark ? 'dark' : 'light'}-search`, '/rebellion/en/', { width: w, height: 900, dark, act: type('retreat') }]);
  S.push([`desk-${w}-${dark ? 'dark' : 'light'}-home`, '/shelf/en/', { width: w, height: 900, dark }]);
}
for (const [n, p, x] of S) if (!only || n.includes(only)) await shot(n, p, x);
await browser.close(); process.exit(0);
