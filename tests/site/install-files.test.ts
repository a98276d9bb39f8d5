// Tests the files for installing the site as an app: every image in the web manifests exists and has the size that the
// manifest states.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface ManifestImage {
  src: string;
  sizes: string;
  purpose?: string;
  form_factor?: string;
}
interface Manifest {
  icons: ManifestImage[];
  shortcuts: { url: string; icons: ManifestImage[] }[];
  screenshots: ManifestImage[];
}

/** Reads the size of an image from the header of a PNG: `512x512`. */
function sizeOf(path: string): string {
  const png = readFileSync(`out${path}`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe.each([
  ['uk', '/'],
  ['ru', '/shelf/ru/'],
])('the manifest in %s', (lang, start) => {
  const manifest = JSON.parse(readFileSync(`out/install/${lang}.webmanifest`, 'utf8')) as Manifest;

  it('has the name and the start page of the app, and the same id in all languages', () => {
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      start_url: start,
      short_name: 'Правило',
      lang,
      dir: 'ltr',
    });
  });

  it('lists images of the stated size for every purpose', () => {
    const { icons, shortcuts, screenshots } = manifest;
    for (const { src, sizes } of [...icons, ...shortcuts.flatMap((one) => one.icons), ...screenshots])
      expect(`${src} ${sizeOf(src)}`).toBe(`${src} ${sizes}`);
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
    expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
    expect(sizeOf('/install/apple-touch-icon.png')).toBe('180x180');
  });

  it('has a shortcut to the search of every game', () => {
    expect(manifest.shortcuts.map(({ url }) => url).sort()).toEqual([
      '/mandalorian-adventures/uk/?q=',
      `/outer-rim/${lang}/?q=`,
      '/planet-unknown/uk/?q=',
      '/rebellion/uk/?q=',
    ]);
  });

  it('is linked by the pages in that language, with the meta tags for iOS', () => {
    for (const path of [start, `/outer-rim/${lang}/patrols/`]) {
      const html = readFileSync(`out${path}index.html`, 'utf8');
      expect(html).toContain(`<link rel="manifest" href="/install/${lang}.webmanifest"/>`);
      expect(html).toContain('<link rel="apple-touch-icon" href="/install/apple-touch-icon.png"/>');
      expect(html).toContain('<meta name="apple-mobile-web-app-title" content="Правило"/>');
    }
  });
});
