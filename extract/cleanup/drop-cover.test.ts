import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { joinLines } from '../text/join-lines';
import { findHeadings } from '../topics/find-headings';
import { dropCover } from './drop-cover';

const run = (text: string) =>
  dropCover(findHeadings(joinLines(createDraft(toLines(text), 'uk', emptyBookData('uk', 'Книга')))));

describe('dropCover', () => {
  it('drops names and empty headings before the first text', () => {
    const draft = run('DRAGON™\n\n# ДРАКОНИ\n\nДОВІДНИК\n\n## ВСТУП\n\nДракон спить.\n');
    expect(draft.dropped.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '1 cover',
      '3 cover',
      '5 cover',
    ]);
    expect(draft.blocks[0]).toMatchObject({ kind: 'heading', text: 'ВСТУП' });
  });

  it('keeps a text that does not begin with a heading', () => {
    expect(run('Дракон спить на скарбі.\n\n## Сова\n\nСова літає.\n').dropped).toEqual([]);
  });

  it('keeps a chapter without text that contains the first topic', () => {
    expect(run('# Замок\n\n## Звірі\n\n### Сова\n\nСова літає.\n').dropped).toEqual([
      { line: 1, reason: 'cover' },
    ]);
  });

  it('keeps the heading of a glossary without text under it', () => {
    expect(run('# Глосарій\n\n## Дракон\n\nСпить.\n').dropped).toEqual([]);
  });
});
