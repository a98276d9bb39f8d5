// Tests which values the Trusted Types policy of the site accepts.
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const load = async () => {
  vi.stubGlobal('location', { origin: 'https://site.example', href: 'https://site.example/outer-rim/uk/' });
  return import('./trusted-types');
};

it('creates one policy, and passes HTML and the addresses of workers through it', async () => {
  const names: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Record<string, (text: string) => string>) => {
      names.push(name);
      const mark = (rule: string) => (text: string) => ({ marked: rules[rule]?.(text) });
      return { createHTML: mark('createHTML'), createScriptURL: mark('createScriptURL') };
    },
  });
  const { trustHtml, trustScript } = await load();
  expect(trustHtml('<b>Owls</b>')).toEqual({ marked: '<b>Owls</b>' });
  expect(trustScript('/sw.js')).toEqual({ marked: 'https://site.example/sw.js' });
  expect(names).toEqual(['pravylo']);
});

it('refuses a worker of another site, also in browsers without Trusted Types', async () => {
  const { trustScript, trustHtml } = await load();
  expect(trustHtml('<b>Owls</b>')).toBe('<b>Owls</b>');
  expect(trustScript(new URL('https://site.example/a.js'))).toBe('https://site.example/a.js');
  for (const address of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1'])
    expect(() => trustScript(address)).toThrow('Unexpected script at');
});
