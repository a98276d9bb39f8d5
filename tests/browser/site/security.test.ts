// Tests the Content-Security-Policy: the site works, injected scripts do not run, no other host is contacted.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../../scripts/server/headers.mjs';
import { chooseFile, samplePdf, saveBook } from '../private-books/sample-book';
import { startSite, WIDE_SCREEN, waitUntilInteractive } from '../support/serve-site';

const site = startSite();

const PAGES = [
  '/',
  '/shelf/ru/',
  '/outer-rim/uk/',
  '/outer-rim/uk/patrols/',
  '/outer-rim/uk-ru/patrols/',
  '/outer-rim/uk/terms/',
  '/outer-rim/uk/topics/',
  '/outer-rim/uk/tonight/',
  '/outer-rim/uk/decisions/',
  '/outer-rim/uk/booklet/',
  '/outer-rim/uk/differences/',
  '/about/',
  '/offline/',
  '/own/',
  '/shelf/en/edit/?g=outer-rim&l=en&t=patrols',
  '/not-kept/uk/',
  '/mandalorian-adventures/uk/',
  '/outer-rim/uk/patrols/not-a-ship/',
  '/no-such-page/',
];
/** Matches the console error that the browser logs for `/no-such-page/`, a page that does not exist. */
const NOT_FOUND = /status of 404/;

/** Texts that would run code, load a resource or break the layout if they were not escaped. */
const HOSTILE = [
  '<img src=x onerror="window.harmed=1"><svg/onload=window.harmed=1>',
  '"><script>window.harmed=1</script>',
  '\'-window.harmed--\'{{constructor.constructor("window.harmed=1")()}}',
  'javascript:window.harmed=1',
  '\u202eйіб\u2066 патруль \u2069\u200b\u0000\u0007\ud800',
  '__proto__',
  'д'.repeat(2000),
];

const readDamage = (page: Page) =>
  page.evaluate(() => ({
    ran: 'harmed' in window,
    elements: document.querySelectorAll('img[src="x"], svg[onload]').length,
    wide: document.documentElement.scrollWidth > innerWidth,
  }));
const NO_DAMAGE = { ran: false, elements: 0, wide: false };
/** Replaces lone surrogates, which encodeURIComponent rejects. */
const toAddress = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'));

describe('the policy', () => {
  it('blocks nothing of the site on any kind of page, and no other host is contacted', async () => {
    const page = await site.open('/');
    const foreign: string[] = [];
    const violations: string[] = [];
    page.context().on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== site.origin && url.protocol !== 'data:') foreign.push(request.url());
    });
    await page.exposeFunction('report', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        void (globalThis as unknown as { report: (text: string) => void }).report(
          `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
        );
      });
    });
    for (const path of PAGES) {
      await page.goto(site.origin + path);
      await page.locator('main').first().waitFor();
      if (!path.includes('no-such-page')) await waitUntilInteractive(page);
    }
    await page.goto(`${site.origin}/shelf/en/edit/?g=outer-rim&l=en&t=patrols`);
    await page.locator('.editor-rule-field > textarea[data-field]').first().waitFor();
    // Uses the search with its worker, opens a result, and opens the actions for a rule.
    await page.goto(`${site.origin}/outer-rim/uk/patrols/?q=патрулем`);
    await page.getByRole('option').first().waitFor();
    await page.getByRole('option').first().click();
    await page.goto(`${site.origin}/outer-rim/uk/patrols/`);
    await page.locator('.rule-body p').first().click();
    await page.getByRole('dialog').waitFor();
    expect(violations).toEqual([]);
    expect(foreign).toEqual([]);
    expect(page.errors.filter((error) => !NOT_FOUND.test(error))).toEqual([]);
  }, 60_000);

  it('refuses an injected script, eval and requests to another host', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    const outcome = await page.evaluate(async () => {
      const script = document.createElement('script');
      // Trusted Types do not check text nodes, so the policy refuses this script only when it would run.
      script.append('window.harmed = 1');
      document.body.append(script);
      // Run `eval` in a timeout, because the Content-Security-Policy does not apply to code that Playwright evaluates
      // directly.
      const evaluated = await new Promise((resolve) => {
        setTimeout(() => {
          try {
            // biome-ignore lint/security/noGlobalEval: the test checks that it is refused
            resolve(globalThis.eval('1 + 1'));
          } catch {
            resolve('refused');
          }
        });
      });
      const fetched = await fetch('https://example.org/').then(
        () => 'answered',
        () => 'refused',
      );
      return { ran: 'harmed' in window, evaluated, fetched };
    });
    expect(outcome).toEqual({ ran: false, evaluated: 'refused', fetched: 'refused' });
    expect(page.errors.join('\n')).toMatch(/Content Security Policy/);
  });

  it('refuses HTML and workers that do not pass the Trusted Types policy, and any other policy', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    const outcomes = await page.evaluate(async () => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const attempt = (run: () => unknown): string => {
        try {
          run();
          return 'accepted';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const element = document.createElement('div');
      // Make the attempts in a timeout, because the Content-Security-Policy does not apply to code that Playwright
      // evaluates directly.
      return new Promise<string[]>((resolve) =>
        setTimeout(() =>
          resolve([
            attempt(() => {
              element.innerHTML = '<b>Owls</b>';
            }),
            attempt(() => element.insertAdjacentHTML('beforeend', '<b>Owls</b>')),
            attempt(() => new DOMParser().parseFromString('<b>Owls</b>', 'text/html')),
            attempt(() => new Worker('/sw.js')),
            attempt(() => {
              document.createElement('script').src = '/sw.js';
            }),
            attempt(() => trustedTypes.createPolicy('other', { createHTML: String })),
            attempt(() => trustedTypes.createPolicy('pravylo', { createHTML: String })),
            attempt(() => {
              element.textContent = 'Owls';
            }),
          ]),
        ),
      );
    });
    expect(outcomes).toEqual([...Array(7).fill('TypeError'), 'accepted']);
  });

  it('lets a private book with a picture, the sidebar and the service worker pass', {
    timeout: 60_000,
  }, async () => {
    const page = await site.open('/outer-rim/uk/patrols/', { ...WIDE_SCREEN, serviceWorkers: 'allow' });
    await page.locator('.desk-side a').first().waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toContain(
      site.origin,
    );
    await page.goto(`${site.origin}/own/`);
    await waitUntilInteractive(page);
    await chooseFile(page, 'foxes.pdf', await samplePdf('en'));
    await page.locator('.own-topics').waitFor({ timeout: 30_000 });
    await saveBook(page);
    await page.goto(`${page.url()}&t=combat`);
    expect(await page.locator('.entry-text').innerText()).toContain('The higher roll wins');
    await page.goto(page.url().replace('&t=combat', '&v=page&p=1'));
    await page.locator('.own-canvas[data-drawn]').waitFor({ timeout: 30_000 });
    expect(page.errors).toEqual([]);
  });

  it('comes with the security headers that a host should send', async () => {
    const response = await fetch(`${site.origin}/outer-rim/uk/`);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(response.headers.get(name)).toBe(value);
  });
});

describe('hostile text', { timeout: 60_000 }, () => {
  it('in the query stays text, and the search answers', async () => {
    const page = await site.open('/outer-rim/uk/');
    for (const text of HOSTILE) {
      await page.goto(`${site.origin}/outer-rim/uk/?q=${toAddress(text)}`);
      await page.getByRole('combobox').waitFor();
      await page.waitForFunction(() =>
        document.querySelector('p.sr-only[aria-live=polite]')?.textContent?.trim(),
      );
      expect(await readDamage(page), text.slice(0, 40)).toEqual(NO_DAMAGE);
    }
    expect(page.errors).toEqual([]);
  });

  it('in the anchor leaves the entry readable', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    for (const text of HOSTILE) {
      await page.goto('about:blank');
      await page.goto(`${site.origin}/outer-rim/uk/patrols/#${toAddress(text)}`);
      expect(await page.locator('h1').innerText()).toContain('Патрулі');
      expect(await readDamage(page), text.slice(0, 40)).toEqual(NO_DAMAGE);
    }
    await page.goto(`${site.origin}/outer-rim/uk/patrols/#%E0%A4%A`);
    expect(await page.locator('h1').innerText()).toContain('Патрулі');
    expect(page.errors).toEqual([]);
  });
});
