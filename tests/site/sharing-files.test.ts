// Tests the files behind shared links: every entry has a preview with an image, every rule has a share page (a small
// page that redirects to the rule), and none of these files contains a spoiler.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wholeSentence } from '../../lib/data/complete-sentence';
import { toWords } from '../../lib/sharing/quotation';
import { readEditions } from '../../scripts/measure/read-editions';

const OUT = 'out';
const editions = readEditions();
const page = (path: string) => readFileSync(join(OUT, path, 'index.html'), 'utf8');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&([#\w]+);/g, (whole, name) => ENTITIES[name] ?? whole);
const meta = (html: string, name: string) =>
  decode(
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ??
      new RegExp(`<meta content="([^"]*)" (?:property|name)="${name}"`).exec(html)?.[1] ??
      '',
  );

const entries = editions.flatMap((edition) =>
  edition.entries.map((entry) => ({ edition, entry, path: `/${edition.game}/${edition.lang}/${entry.id}/` })),
);
const isSpoiler = ({ tags }: { tags?: string[] }) => tags?.includes('spoiler') ?? false;

describe('every entry', () => {
  it('has a preview with the game, the entry, its first rule and an existing image', () => {
    const wrong: string[] = [];
    for (const { edition, entry, path } of entries) {
      const html = page(path);
      const title = meta(html, 'og:title');
      if (!title.endsWith(` — ${edition.name}`)) wrong.push(`${path}: game`);
      const image = meta(html, 'og:image');
      if (!existsSync(join(OUT, image))) wrong.push(`${path}: ${image}`);
      if (meta(html, 'twitter:card') !== 'summary_large_image') wrong.push(`${path}: card`);
      if (meta(html, 'og:description') !== meta(html, 'description')) wrong.push(`${path}: description`);
      if (entry.see || isSpoiler(entry)) continue;
      const first = entry.rules.find(({ kind }) => kind !== 'heading');
      const words = toWords(first?.text ?? '', (id) => edition.icons[id]?.name ?? id);
      if (toWords(meta(html, 'description'), String) !== words) wrong.push(`${path}: first rule`);
      if (toWords(title, String) !== `${entry.title} — ${edition.name}`) wrong.push(`${path}: title`);
      if (image !== `/previews/${edition.game}/${edition.lang}/${entry.id}.png`)
        wrong.push(`${path}: own image`);
    }
    expect(wrong).toEqual([]);
    expect(entries.length).toBeGreaterThan(300);
  });

  it('has a preview image of 1200 by 630 pixels and 4 to 60 KB', () => {
    const images = readdirSync(join(OUT, 'previews'), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name));
    for (const path of images) {
      const png = readFileSync(path);
      expect(png.toString('latin1', 1, 4), path).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
      expect(png.length, path).toBeGreaterThan(4_000);
      expect(png.length, path).toBeLessThan(60_000);
    }
    expect(images.length).toBeGreaterThan(300);
  });
});

describe('every edition', () => {
  it('states the number of its entries on its page, and has that many preview images and sitemap addresses', () => {
    const sitemap = readFileSync(join(OUT, 'sitemap.xml'), 'utf8');
    for (const { game, lang, ...edition } of editions) {
      const open = edition.entries.filter((entry) => !entry.see && !isSpoiler(entry));
      const home = `/${game}/${lang}/`;
      const counted = new RegExp(`(?<!\\d)${open.length}[\\s\u00a0]`);
      expect(meta(page(home), 'description'), home).toMatch(counted);
      expect(page(home).replace(/<head>.*<\/head>/s, ''), home).toMatch(counted);
      const images = readdirSync(join(OUT, 'previews', game, lang));
      expect(images, home).toHaveLength(open.length);
      const listed = open.filter(({ id }) => sitemap.includes(`<loc>${home}${id}/</loc>`));
      expect(listed, home).toHaveLength(open.length);
    }
  });
});

describe('every rule', () => {
  const rules = entries.flatMap(({ edition, entry, path }) =>
    entry.rules.map((rule) => ({ edition, entry, path, rule })),
  );

  it('has a share page that quotes the rule exactly and links to it', () => {
    const wrong: string[] = [];
    for (const { edition, entry, path, rule } of rules) {
      if (isSpoiler(entry) || rule.note === 'spoiler') continue;
      const html = page(`${path}${rule.id}/`);
      const words = toWords(wholeSentence(entry, rule), (id) => edition.icons[id]?.name ?? id);
      if (!meta(html, 'description').includes(words)) wrong.push(`${path}${rule.id}/: words`);
      const title = decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/…$/, '');
      if (!meta(html, 'description').startsWith(title) || !title) wrong.push(`${path}${rule.id}/: title`);
      if (!html.includes(`href="${path}#${rule.id}"`)) wrong.push(`${path}${rule.id}/: way on`);
      if (!html.includes(`<link rel="canonical" href="${path}">`))
        wrong.push(`${path}${rule.id}/: canonical`);
    }
    expect(wrong).toEqual([]);
    expect(rules.length).toBeGreaterThan(3000);
  });

  it('has a share page of at most 6 KB', () => {
    for (const { path, rule } of rules)
      expect(statSync(join(OUT, path, rule.id, 'index.html')).size).toBeLessThan(6_000);
  });
});

describe('the first load of an entry', () => {
  it('does not include the scripts of the sheet, the card and the QR code', () => {
    const scripts = [...page('/outer-rim/uk/patrols/').matchAll(/<script[^>]* src="([^"]+)"/g)]
      .map(([, src = '']) => readFileSync(join(OUT, src), 'utf8'))
      .join('');
    expect(scripts).toContain('.section-link');
    const heavy = ['rule-action-main', 'show-texts', 'execCommand', 'Data too long'];
    for (const mark of heavy) expect(scripts.includes(mark), mark).toBe(false);
  });
});

describe('a spoiler', () => {
  const locked = entries.filter(({ entry }) => isSpoiler(entry));

  it('is in no preview: neither its title nor its text is in a meta tag, a share page or an image', () => {
    expect(locked.length).toBeGreaterThan(3);
    for (const { edition, entry, path } of locked) {
      const head = (html: string) =>
        html.slice(0, html.indexOf('</head>')).replace(/<script.*?<\/script>/gs, '');
      const secrets = [entry.title, ...entry.rules.map(({ text }) => toWords(text, String).slice(0, 30))];
      const tiny = entry.rules.map(({ id }) => page(`${path}${id}/`));
      for (const secret of secrets)
        for (const html of [head(page(path)), ...tiny])
          expect(html.includes(secret), `${path}: ${secret}`).toBe(false);
      expect(existsSync(join(OUT, `previews/${edition.game}/${edition.lang}/${entry.id}.png`))).toBe(false);
    }
  });
});

describe('every published address', () => {
  it('has a share page in every language of its game', () => {
    const missing = editions.flatMap(({ game, lang }) =>
      readFileSync(`content/${game}/published.txt`, 'utf8')
        .split('\n')
        .filter((line) => line.includes('#'))
        .map((line) => join(OUT, game, lang, ...line.split('#'), 'index.html'))
        .filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });
});
