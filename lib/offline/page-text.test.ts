import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withPolicy } from '../security/policy';
import { pageToNavigation, pageToText, textToPage } from './page-text';

const script = (text: string): string =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/[<>&]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)}])</script>`;

const ROWS = [
  '1:"$Sreact.fragment"\n2:["$","p",null,{"html":"Він сказав \\"так\\" <b>двічі</b>"}]\n',
  '3:T1f,<p class="a">Слово & діло</p>',
];
const PAGE = `<!DOCTYPE html><p class="a">Слово &amp; діло</p><script>(self.__next_f=[]).push([0])</script>${ROWS.map(script).join('')}</body>`;

const hashNow = (text: string) => createHash('sha256').update(text).digest('base64');
const hash = async (text: string) => hashNow(text);

describe('the text of a page', () => {
  it('turns back into the very page', async () => {
    expect(await textToPage(await pageToText(PAGE, hash), hash)).toBe(PAGE);
  });

  it('shows the words of scripts as they are', async () => {
    expect(await pageToText(PAGE, hash)).toContain('Він сказав "так" <b>двічі</b>');
    expect(await pageToText(PAGE, hash)).toContain('<p class="a">Слово & діло</p>');
  });

  it('is the page itself when there are no scripts to open', async () => {
    for (const page of ['<p>Правило</p>', '', '{"entries":[]}']) {
      expect(await pageToText(page, hash)).toBe(page);
      expect(await textToPage(page, hash)).toBe(page);
    }
  });

  it('is the page itself when it would not come back the same', async () => {
    const odd = '<script>self.__next_f.push([1,"\\u0041"])</script>';
    expect(await pageToText(odd, hash)).toBe(odd);
  });

  it('holds what client navigation asks for', async () => {
    expect(pageToNavigation(PAGE)).toBe(ROWS.join(''));
  });

  it('leaves out the policy, whose hashes are made again', async () => {
    const safe = withPolicy(PAGE.replace('<p', '<head><meta charset="utf-8"></head><p'), hashNow);
    const text = await pageToText(safe, hash);
    expect(text).not.toContain('sha256-');
    expect(await textToPage(text, hash)).toBe(safe);
  });

  it('keeps a policy that is not the one of its scripts', async () => {
    const strange = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">${PAGE}`;
    expect(await textToPage(await pageToText(strange, hash), hash)).toBe(strange);
  });
});
