// Tests the topic maps (drawings of a game's entries and the links between them), and the strip that shows the steps
// of a procedure above an entry.
import { describe, expect, it } from 'vitest';
import { DESKTOP, isInView, PHONE, startSite } from '../support/serve-site';

const site = startSite();

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('topic maps on %s', (_name, device) => {
  it('show every entry of the game once, as a link with readable text and a large enough touch target', async () => {
    const page = await site.open('/outer-rim/uk/topics/', device);
    const drawn = await page.locator('.topic-groups a.topic').evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        const text = link.querySelector('text');
        const box = link.querySelector('rect')?.getBoundingClientRect();
        const words = text?.getBoundingClientRect();
        return {
          id: link.getAttribute('data-ref'),
          small: Math.min(width, height),
          size:
            Number.parseFloat(getComputedStyle(text as Element).fontSize) *
            ((box?.width ?? 0) / (Number(link.querySelector('rect')?.getAttribute('width')) || 1)),
          outside: !box || !words || words.left < box.left || words.right > box.right,
        };
      }),
    );
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length);
    expect(drawn.length).toBe(60);
    for (const { id, small, size, outside } of drawn) {
      expect(small, `${id}`).toBeGreaterThanOrEqual(40);
      expect(size, `${id}`).toBeGreaterThanOrEqual(13);
      expect(outside, `${id}`).toBe(false);
    }
    await page.locator('.topic-groups').getByRole('link', { name: 'Кубики' }).click();
    await page.getByRole('heading', { level: 1, name: 'Кубики' }).waitFor();
  });

  it('link from the overview to a group, by keyboard and without scripts', async () => {
    const page = await site.open('/rebellion/uk/topics/', { ...device, javaScriptEnabled: false });
    const first = page.locator('.topic-map').first();
    await first.getByRole('link', { name: 'Бій' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/topics/#group-combat');
    expect(await isInView(page, '#group-combat')).toBe(true);
  });

  it('show the neighbors of an entry on its page, with the entry in the center', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', device);
    const picture = page.getByRole('group', { name: 'Теми, пов’язані з темою «Патрулі»' });
    expect(await picture.locator('g.topic-hub').textContent()).toContain('Патрулі');
    const names = await picture
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.textContent?.trim()));
    expect(names).toContain('Бій');
    expect(names.length).toBeGreaterThan(4);
    expect(await picture.locator('.tie-main').count()).toBe(names.length);
    await picture.getByRole('link', { name: 'Фракції' }).click();
    await page
      .getByRole('link', { name: /Уся мапа тем/ })
      .first()
      .waitFor();
  });
});

describe('a narrow screen', () => {
  it('is wide enough for every page', async () => {
    const page = await site.open('/planet-unknown/uk/topics/', PHONE);
    for (const path of [
      '/planet-unknown/uk/topics/',
      '/planet-unknown/uk/setup/',
      '/rebellion/uk/combat/',
      '/outer-rim/ru/booklet/',
      '/outer-rim/uk/tonight/',
    ]) {
      await page.goto(site.origin + path);
      for (const width of [360, 390, 430]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('the strip of a procedure on %s', (_name, device) => {
  it('marks the current step and stays below the header', async () => {
    const page = await site.open('/outer-rim/uk/combat/', device);
    const strip = page.getByRole('navigation', { name: 'Кроки' });
    const current = () => strip.locator('[aria-current="step"]').innerText();
    expect(await strip.getByRole('link').count()).toBe(5);
    for (const name of ['Кидок нападника', 'Кидок атакованого', 'Отримані пошкодження']) {
      await strip.getByRole('link', { name }).click();
      await expect.poll(current).toContain(name);
      const link = strip.getByRole('link', { name });
      const target = (await link.getAttribute('href')) ?? '';
      await expect.poll(() => isInView(page, target)).toBe(true);
      const [stripBox, stepBox] = await Promise.all([
        strip.boundingBox(),
        page.locator(target).boundingBox(),
      ]);
      expect(stepBox?.y).toBeGreaterThanOrEqual((stripBox?.y ?? 0) + (stripBox?.height ?? 0) - 1);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(async () => ((await strip.boundingBox())?.y ?? 0) < 0).toBe(true);
  });

  it('marks no step in a section after the procedure that was opened by its address', async () => {
    const page = await site.open('/rebellion/en/combat/#retreat', device);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect.poll(() => isInView(page, '#retreat')).toBe(true);
    await expect.poll(() => steps.locator('[aria-current]').count()).toBe(0);
    await page.goto(`${site.origin}/rebellion/en/combat/#destroy`);
    await expect.poll(() => steps.last().locator('[aria-current]').innerText()).toContain('Destroy units');
  });

  it('marks ticked steps', async () => {
    const page = await site.open('/outer-rim/uk/appendix-setup/', device);
    const link = page.getByRole('navigation', { name: 'Кроки' }).getByRole('link', { name: 'Склади мапу' });
    await expect.poll(() => link.getAttribute('data-done')).toBe('false');
    await page.getByRole('checkbox', { name: 'Зроблено: Склади мапу' }).check();
    await expect.poll(() => link.getAttribute('data-done')).toBe('true');
  });

  it('links to the steps without scripts, and is absent for one or two steps', async () => {
    const page = await site.open('/rebellion/uk/refresh-phase/', { ...device, javaScriptEnabled: false });
    const links = page.getByRole('navigation', { name: 'Кроки' }).getByRole('link');
    expect(await links.count()).toBe(6);
    await links.nth(3).click();
    await page.waitForURL(/#.+/);
    expect(await isInView(page, new URL(page.url()).hash)).toBe(true);
    await page.goto(`${site.origin}/rebellion/uk/assignment-phase/`);
    expect(await page.locator('.steps').count()).toBeGreaterThan(0);
    expect(await page.getByRole('navigation', { name: 'Кроки' }).count()).toBe(0);
  });
});
