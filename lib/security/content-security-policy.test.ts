// Tests the Content-Security-Policy of pages, and the HTTP headers in the configuration files for hosts.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { policyOf, withPolicy } from './content-security-policy';
import { apacheFile, headersFile } from './host-header-files';
import { inlineScriptsOf } from './inline-scripts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

describe('the policy of a page', () => {
  it('names its inline scripts by hash and allows no others', () => {
    const policy = policyOf(page('<script>run()</script><script src="/a.js" async=""></script>'), hash);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('run()')}'`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy.split(';').find((rule) => rule.startsWith('script-src'))).not.toMatch(/unsafe|\*|https?:/);
  });

  it('names a script once, and a page without scripts may run none', () => {
    expect(policyOf(page('<script>a</script><script>a</script>'), hash).match(/sha256-/g)).toHaveLength(1);
    expect(policyOf(page('<p>text</p>'), hash)).toContain("script-src 'none'");
  });

  it('takes data for data, and every script with its bytes as they are', () => {
    const scripts = '<script type="application/ld+json">{}</script><script id="_R_">a\n "b" </script>';
    expect(inlineScriptsOf(page(scripts))).toEqual(['a\n "b" ']);
    expect(inlineScriptsOf('<script type="module">x</script>')).toEqual(['x']);
  });

  it('stands before everything it binds, and once, however often it is written', () => {
    const once = withPolicy(page('<script>a</script>'), hash);
    expect(once).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    expect(withPolicy(once, hash)).toBe(once);
    expect(() => withPolicy('<html></html>', hash)).toThrow('without a character set');
  });

  it('gives a page without files of its own a shorter one', () => {
    const alone = policyOf(page('<script>a</script>'), hash);
    expect(alone).not.toContain('connect-src');
    expect(alone).not.toContain("'self'");
  });
});

describe('the headers for hosts', () => {
  it('say the same in every form', () => {
    const hosting = {
      basePath: '/rules',
      safety: { 'x-frame-options': 'DENY' },
      embed: { policy: 'frames' },
      keptForGood: 'immutable',
    };
    expect(headersFile(hosting)).toBe(
      '/*\n  x-frame-options: DENY\n/rules/_next/static/*\n  cache-control: immutable\n/rules/client/*\n  cache-control: immutable\n/rules/data/*\n  access-control-allow-origin: *\n/rules/embed/*\n  ! x-frame-options\n  ! policy\n  policy: frames\n',
    );
    expect(apacheFile(hosting)).toContain('  Header always set x-frame-options "DENY"\n');
    expect(apacheFile(hosting)).toContain('Header set access-control-allow-origin "*"');
    expect(apacheFile(hosting)).toContain(
      '    Header always unset x-frame-options\n    Header always set policy "frames"\n',
    );
    expect(apacheFile(hosting)).toContain('ErrorDocument 404 /rules/404.html\n');
  });
});
