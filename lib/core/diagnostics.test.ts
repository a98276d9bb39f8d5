// Tests the order and the format of diagnostics, and the names that they suggest.
import { describe, expect, it } from 'vitest';
import { findNearest, formatDiagnostics } from './diagnostics';

describe('diagnostics', () => {
  it('are printed sorted by place, each with its message and help', () => {
    const text = formatDiagnostics([
      { file: 'b.md', line: 2, column: 1, rule: 'unknown-entry', message: 'Unexpected x, expected y.' },
      {
        file: 'a.md',
        line: 41,
        column: 7,
        rule: 'unknown-icon',
        message: 'Unexpected x, expected y.',
        help: 'did you mean `z`?',
      },
    ]);
    expect(text).toBe(
      'a.md:41:7  unknown-icon\n  Unexpected x, expected y.\n  help: did you mean `z`?\n\nb.md:2:1  unknown-entry\n  Unexpected x, expected y.',
    );
  });

  it('suggest the nearest name only when it is near', () => {
    expect(findNearest('ambsh', ['assets', 'ambush'])).toBe('ambush');
    expect(findNearest('zz', ['assets', 'ambush'])).toBeUndefined();
    expect(findNearest('x', [])).toBeUndefined();
  });
});
