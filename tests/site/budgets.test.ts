// Tests that the sizes of the files that pages load stay within the limits in tests/budgets.json.
// `npm run budgets -- --write` writes the current sizes to this file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FileSizes, findExcess } from '../../lib/budgets/compare-budgets';
import { selectShellFiles } from '../../lib/offline/download-selection';
import type { FileList } from '../../lib/offline/offline-manifest';
import {
  FIRST_TAPS,
  PAGE_TYPES,
  weighClientFiles,
  weighData,
  weighEntries,
  weighPage,
  withImports,
} from '../../scripts/measure/page-weights';

interface Limits {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
}
const { limits, noted } = JSON.parse(readFileSync('tests/budgets.json', 'utf8')) as {
  limits: { pages: Record<string, Limits>; entry: number; data: number; taps: Record<string, number> };
  noted: Record<string, FileSizes>;
};

describe.each(Object.entries(PAGE_TYPES))('the first load of %s', (type, path) => {
  const page = weighPage(path);
  const limit = limits.pages[type] as Limits;

  it.each(['scripts', 'styles', 'fonts'] as const)('stays within its budget of %s', (kind) => {
    const excess = findExcess(
      { what: `${kind} of ${path}`, limit: limit[kind], files: page[kind] },
      noted[kind] ?? {},
    );
    expect(excess, excess).toBeUndefined();
  });

  it('stays within its budget of HTML and of requests', () => {
    const excess = findExcess(
      { what: 'HTML', limit: limit.html, files: { [path]: page.html } },
      noted.html ?? {},
    );
    expect(excess, excess).toBeUndefined();
    const files = [path, ...[page.scripts, page.styles, page.fonts].flatMap(Object.keys)].join('\n  ');
    expect(page.requests, `requests of ${path}:\n  ${files}`).toBeLessThanOrEqual(limit.requests);
  });
});

describe('every entry and every edition', () => {
  it('stays within the budget of HTML per entry', () => {
    for (const [path, bytes] of Object.entries(weighEntries())) {
      const excess = findExcess(
        { what: 'an entry', limit: limits.entry, files: { [path]: bytes } },
        noted.html ?? {},
      );
      expect(excess, excess).toBeUndefined();
    }
  });

  it('stays within the budget of data per edition', () => {
    for (const [path, bytes] of Object.entries(weighData())) {
      const excess = findExcess(
        { what: 'data', limit: limits.data, files: { [path]: bytes } },
        noted.data ?? {},
      );
      expect(excess, excess).toBeUndefined();
    }
  });
});

describe.each(Object.entries(FIRST_TAPS))('the first tap on %s', (name, files) => {
  it('stays within its budget of scripts', () => {
    const sizes = weighClientFiles();
    const loaded = Object.fromEntries(withImports(files).map((file) => [file, sizes[file] ?? Number.NaN]));
    const excess = findExcess(
      { what: `a tap on ${name}`, limit: limits.taps[name] ?? 0, files: loaded },
      noted.parts ?? {},
    );
    expect(excess, excess).toBeUndefined();
    expect(Object.values(loaded).every((bytes) => bytes > 0)).toBe(true);
  });
});

describe('private books', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );

  it('load their scripts only on their own pages', () => {
    const pages = files.filter((file) => file.endsWith('.html') && !/(^|\/)own\/index\.html$/.test(file));
    const loading = pages.filter((file) =>
      /data-island="private-books\/[a-z-]+" data-when="(?!own")|\/pdf\/|private-books-reader|book-worker/.test(
        readFileSync(join('out', file), 'utf8'),
      ),
    );
    expect(loading).toEqual([]);
  });

  it('are the only reason to download their scripts for offline use', () => {
    const { shell } = JSON.parse(readFileSync('out/packs/manifest.json', 'utf8')) as { shell: string };
    const list = JSON.parse(readFileSync(`out/packs/${shell}.json`, 'utf8')) as FileList;
    const pathsOf = (withPrivateBooks: boolean) =>
      selectShellFiles(list, { packs: [], langs: ['uk'], withPrivateBooks }).map(([path]) => path);
    const isTool = (path: string) => /^\/pdf\/|\/(private-books-reader|book-worker)\.js$/.test(path);
    expect(pathsOf(false)).toContain('/own/');
    expect(pathsOf(false).filter(isTool)).toEqual([]);
    expect(pathsOf(true).filter(isTool)).toHaveLength(2);
    expect(files.filter((file) => file.startsWith('pdf/')).length).toBeGreaterThan(10);
  });
});

describe('the editor', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const isOfEditor = (path: string) => /editor-page|-editor\.js|\.source\.json/.test(path);

  it('costs nothing on other pages: they load and name none of its scripts and texts', () => {
    const pages = files.filter((file) => file.endsWith('.html') && !/(^|\/)edit\/index\.html$/.test(file));
    expect(pages.length).toBeGreaterThan(1000);
    const read = (file: string) => readFileSync(join('out', file), 'utf8');
    expect(
      pages.filter((file) => /data-island="editor\//.test(read(file)) || isOfEditor(read(file))),
    ).toEqual([]);
    const main = files.find((file) => file.endsWith('/main.js')) ?? '';
    expect(isOfEditor(read(main))).toBe(false);
    expect(files.filter(isOfEditor).length).toBeGreaterThan(4);
  });

  it('is not downloaded for offline use by readers without private books', () => {
    const { shell } = JSON.parse(readFileSync('out/packs/manifest.json', 'utf8')) as { shell: string };
    const list = JSON.parse(readFileSync(`out/packs/${shell}.json`, 'utf8')) as FileList;
    const pathsOf = (withPrivateBooks: boolean) =>
      selectShellFiles(list, { packs: [], langs: ['uk'], withPrivateBooks }).map(([path]) => path);
    expect(pathsOf(false).filter(isOfEditor)).toEqual([]);
    expect(pathsOf(true).filter(isOfEditor).length).toBeGreaterThan(0);
  });
});

describe('Next', () => {
  it('leaves none of its scripts in the site', () => {
    const scripts = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.m?js$/.test(file),
    );
    expect(scripts.filter((file) => !/^(client|pdf)[\\/]/.test(file))).toEqual(['sw.js']);
  });

  it('leaves no trace in any page', () => {
    const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(1000);
    const marked = pages.filter((file) =>
      /__next|self\.__|_next\/static\/[^"]+\.js|<!--/.test(readFileSync(join('out', file), 'utf8')),
    );
    expect(marked).toEqual([]);
  });
});
