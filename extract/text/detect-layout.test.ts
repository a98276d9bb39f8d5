import { describe, expect, it } from 'vitest';
import { toLines } from '../create-draft';
import { findLayout } from './detect-layout';

describe('findLayout', () => {
  it('takes lines that are cut in mid-sentence for columns', () => {
    const cut = 'Дракон спить на своєму\nскарбі, доки хтось не\nвізьме з нього\nзлиток.\n';
    expect(findLayout(toLines(cut.repeat(4)))).toBe('columns');
  });

  it('takes lines that end with their sentence for paragraphs', () => {
    expect(findLayout(toLines('Дракон спить на скарбі.\n\n- Візьми злиток.\n'.repeat(6)))).toBe('paragraphs');
  });

  it('does not judge by a few lines', () => {
    expect(findLayout(toLines('Дракон спить\nна скарбі.'))).toBe('paragraphs');
  });
});
