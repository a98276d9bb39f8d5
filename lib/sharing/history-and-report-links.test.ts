// Tests the links to the history of an entry and to a report of a mistake.
import { describe, expect, it } from 'vitest';
import { stringsOf } from '../i18n';
import { historyLink, reportLink, toReport } from './history-and-report-links';

const report = toReport(
  {
    source: 'Зовнішнє Кільце · Патрулі · с. 8',
    address: 'https://example.org/outer-rim/uk/patrols/',
    lang: 'uk',
    version: '0a1b2c3d',
    changed: '2026-03-14',
  },
  stringsOf('uk').sharing.report,
);

describe('a report', () => {
  it('names the address, the language and the version, and asks what is wrong', () => {
    expect(report.title).toBe('Помилка: Зовнішнє Кільце · Патрулі · с. 8');
    expect(report.body.split('\n')).toEqual([
      'Де: https://example.org/outer-rim/uk/patrols/',
      'Мова: uk',
      'Версія: 0a1b2c3d, 2026-03-14',
      'Що не так: ',
    ]);
  });

  it('goes by any address that has places for it', () => {
    const link = reportLink(report, 'https://example.org/new?title={title}&body={body}');
    const { searchParams } = new URL(link ?? '');
    expect(searchParams.get('title')).toBe(report.title);
    expect(searchParams.get('body')).toBe(report.body);
    expect(reportLink(report, 'mailto:a@example.org?subject={title}')).toMatch(
      /^mailto:a@example\.org\?subject=%D0/,
    );
  });

  it('has no address of its own unless one is set', () => {
    expect(reportLink(report, '')).toBeUndefined();
    expect(historyLink('content/outer-rim/uk/patrols.md', '')).toBeUndefined();
  });
});

describe('the history', () => {
  it('is linked by the file of the entry', () => {
    expect(historyLink('content/outer-rim/uk/patrols.md', 'https://example.org/log/{path}')).toBe(
      'https://example.org/log/content/outer-rim/uk/patrols.md',
    );
  });
});
