// Tests which parts of a rendered page are removed, and that its metadata is moved before the first script.
import { expect, it } from 'vitest';
import { finishRenderedPage } from './finish-page';

const START = '<html><head><meta charset="utf-8"/>';
const METADATA =
  '<title>Trade — Outer Rim</title><meta name="description" content="One &gt; none"/><link rel="icon" href="/icon.svg?1"/>';
const CANONICAL = '<link rel="canonical" href="/trade/"/>';
const OWN = '<script data-own="" src="/client/main.js"></script>';
const BODY = '<body><svg><title>Dice</title></svg>';
const END = '</body></html>';

const finish = (html: string, basePath = '') =>
  finishRenderedPage(html, basePath).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

it.each([
  ['early', `${METADATA}${CANONICAL}${OWN}`],
  ['late', `${CANONICAL}${OWN}${METADATA}`],
])('moves the metadata that Next inserts %s before the first script', (_when, head) => {
  const own = OWN.replace(' data-own=""', '');
  expect(finish(`${START}${head}</head>${BODY}${END}`)).toBe(
    `${START}${CANONICAL}${METADATA}${own}</head>${BODY}${END}`,
  );
});

it('removes the runtime of Next: scripts, data, preloads, placeholders and comments', () => {
  const runtime = [
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script>self.__next_f.push([1,"<p>text</p>"])</script>',
    '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>',
    '<meta name="next-size-adjust" content=""/>',
    '<div hidden=""><div>streamed</div></div>',
    '<!-- $ -->',
  ];
  const page = (inserted: string) => `${START}${OWN}</head>${BODY}${inserted}<p hidden="">Rule</p>${END}`;
  expect(finish(page(runtime.join('')))).toBe(finish(page('')));
  expect(finish(page(''))).toContain('<p hidden="">Rule</p>');
});

it('adds the base path to the style sheet and the icon, which Next writes without it', () => {
  const style = '<link rel="stylesheet" href="/_next/static/a.css"/>';
  const html = finish(`${START}${style}${METADATA}${OWN}</head>${BODY}${END}`, '/rules');
  expect(html).toContain('<link rel="stylesheet" href="/rules/_next/static/a.css"/>');
  expect(html).toContain('<link rel="icon" href="/rules/icon.svg?1"/>');
});
