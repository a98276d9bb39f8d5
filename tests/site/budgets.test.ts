// What a reader's phone has to load, held to budgets; `npm run budgets -- --write` notes today's files beside the limits.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findExcess, type Weights } from '../../lib/budgets/compare-budgets';
import { wantedShell } from '../../lib/offline/download-selection';
import type { FileList } from '../../lib/offline/offline-manifest';
import { rendererDir } from '../../scripts/build/steps/bundle-next';
import {
  PAGE_TYPES,
  TAPS,
  weighData,
  weighEntries,
  weighPage,
  weighParts,
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
  noted: Record<string, Weights>;
};

describe.each(Object.entries(PAGE_TYPES))('the first load of %s', (type, path) => {
  const page = weighPage(path);
  const limit = limits.pages[type] as Limits;

  it.each(['scripts', 'styles', 'fonts'] as const)('keeps to its budget of %s', (part) => {
    const excess = findExcess(
      { what: `${part} of ${path}`, limit: limit[part], files: page[part] },
      noted[part] ?? {},
    );
    expect(excess, excess).toBeUndefined();
  });

  it('keeps to its budget of HTML and of requests', () => {
    const excess = findExcess(
      { what: 'HTML', limit: limit.html, files: { [path]: page.html } },
      noted.html ?? {},
    );
    expect(excess, excess).toBeUndefined();
    const asked = [path, ...[page.scripts, page.styles, page.fonts].flatMap(Object.keys)].join('\n  ');
    expect(page.requests, `requests of ${path}:\n  ${asked}`).toBeLessThanOrEqual(limit.requests);
  });
});

describe('every entry and every edition', () => {
  it('keeps the HTML of an entry within its budget', () => {
    for (const [path, bytes] of Object.entries(weighEntries())) {
      const excess = findExcess(
        { what: 'an entry', limit: limits.entry, files: { [path]: bytes } },
        noted.html ?? {},
      );
      expect(excess, excess).toBeUndefined();
    }
  });

  it('keeps the data of a game within its budget', () => {
    for (const [path, bytes] of Object.entries(weighData())) {
      const excess = findExcess(
        { what: 'data', limit: limits.data, files: { [path]: bytes } },
        noted.data ?? {},
      );
      expect(excess, excess).toBeUndefined();
    }
  });
});

describe.each(Object.entries(TAPS))('the first tap on %s', (name, files) => {
  it('brings little', () => {
    const parts = weighParts();
    const brought = Object.fromEntries(files.map((file) => [file, parts[file] ?? Number.NaN]));
    const excess = findExcess(
      { what: `a tap on ${name}`, limit: limits.taps[name] ?? 0, files: brought },
      noted.parts ?? {},
    );
    expect(excess, excess).toBeUndefined();
    expect(Object.values(brought).every((bytes) => bytes > 0)).toBe(true);
  });
});

describe('private books', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );

  it('are asked for by no other page than their own', () => {
    const pages = files.filter((file) => file.endsWith('.html') && !/(^|\/)own\/index\.html$/.test(file));
    const asking = pages.filter((file) =>
      /data-island="private-books\/[a-z-]+" data-when="(?!own")|\/pdf\/|own-(reader|worker)/.test(
        readFileSync(join('out', file), 'utf8'),
      ),
    );
    expect(asking).toEqual([]);
  });

  it('bring what reads them to no device that has none', () => {
    const { shell } = JSON.parse(readFileSync('out/packs/manifest.json', 'utf8')) as { shell: string };
    const list = JSON.parse(readFileSync(`out/packs/${shell}.json`, 'utf8')) as FileList;
    const pathsOf = (ownBooks: boolean) =>
      wantedShell(list, { packs: [], langs: ['uk'], ownBooks }).map(([path]) => path);
    const isTool = (path: string) => /^\/pdf\/|\/own-(reader|worker)\.js$/.test(path);
    expect(pathsOf(false)).toContain('/own/');
    expect(pathsOf(false).filter(isTool)).toEqual([]);
    expect(pathsOf(true).filter(isTool)).toHaveLength(2);
    expect(files.filter((file) => file.startsWith('pdf/')).length).toBeGreaterThan(10);
  });
});

describe('the framework', () => {
  it('left none of its scripts in the site', () => {
    const scripts = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.m?js$/.test(file),
    );
    expect(scripts.filter((file) => !/^(parts|pdf)[\\/]/.test(file))).toEqual(['sw.js']);
  });

  it('was spared the pieces of pages that its router would ask for', () => {
    const rendered = readdirSync(join(rendererDir(), 'server/app'), { recursive: true, encoding: 'utf8' });
    expect(rendered.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(1000);
    expect(rendered.filter((file) => file.endsWith('.segment.rsc'))).toEqual([]);
  });

  it('left nothing of itself in any page', () => {
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
