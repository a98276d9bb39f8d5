// What a reader's phone has to load, held to budgets; `npm run budgets -- --write` notes today's files beside the limits.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findExcess, type Weights } from '../lib/budgets/compare';
import {
  PAGE_TYPES,
  SHARING,
  weighComponents,
  weighData,
  weighEntries,
  weighPage,
} from '../scripts/weigh-site';

interface Limits {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
}
const { limits, noted } = JSON.parse(readFileSync('tests/budgets.json', 'utf8')) as {
  limits: { pages: Record<string, Limits>; entry: number; data: number; sharing: number };
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

describe('the actions of a rule', () => {
  it('add little to the first load: what they show comes with the first tap', async () => {
    const files = await weighComponents(SHARING);
    const excess = findExcess({ what: 'actions', limit: limits.sharing, files }, noted.sharing ?? {});
    expect(excess, excess).toBeUndefined();
    expect(Object.keys(files).length).toBeGreaterThan(0);
  });
});
