import { describe, expect, it } from 'vitest';
import { toLines } from '../create-initial-draft';
import { detectLayout } from './detect-layout';

describe('detectLayout', () => {
  it('detects columns when lines break off in mid-sentence', () => {
    const cut = 'Дракон спить на своєму\nскарбі, доки хтось не\nвізьме з нього\nзлиток.\n';
    expect(detectLayout(toLines(cut.repeat(4)))).toBe('columns');
  });

  it('detects paragraphs when lines end with a sentence', () => {
    expect(detectLayout(toLines('Дракон спить на скарбі.\n\n- Візьми злиток.\n'.repeat(6)))).toBe(
      'paragraphs',
    );
  });

  it('assumes paragraphs for a short text', () => {
    expect(detectLayout(toLines('Дракон спить\nна скарбі.'))).toBe('paragraphs');
  });
});
