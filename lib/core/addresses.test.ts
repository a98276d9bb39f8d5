// Tests the addresses of the pages of private books, and how these addresses are parsed.
import { describe, expect, it } from 'vitest';
import {
  editionPagePath,
  entryPath,
  findPrivateAddress,
  findTarget,
  gamePath,
  isPrivateGame,
  pageAddress,
  printedPagePath,
  privateGameId,
  searchPath,
  targetPath,
} from './addresses';

const game = privateGameId('k3x9');
const settings = { basePath: '/rules' };
const toLink = (path: string) => {
  const { pathname, search, hash } = new URL(`/rules${path}`, 'https://example.org');
  return { pathname, search, hash };
};

describe('the addresses of a private book', () => {
  it('are places of one page', () => {
    expect(isPrivateGame(game)).toBe(true);
    expect(gamePath(game, 'en')).toBe('/own/?b=k3x9&l=en');
    expect(entryPath(game, 'en', 'combat')).toBe('/own/?b=k3x9&l=en&t=combat');
    expect(targetPath(game, 'en', 'combat#tie')).toBe('/own/?b=k3x9&l=en&t=combat#tie');
    expect(editionPagePath(game, 'en', 'tonight')).toBe('/own/?b=k3x9&l=en&v=tonight');
    expect(searchPath(game, 'en')).toBe('/own/?b=k3x9&l=en&q=');
  });

  it('lead back to what they are of', () => {
    expect(findTarget(toLink(targetPath(game, 'en', 'combat#tie')), settings)).toEqual({
      game,
      lang: 'en',
      target: 'combat#tie',
    });
    expect(findTarget(toLink(gamePath(game, 'en')), settings)).toBeUndefined();
    expect(findTarget(toLink('/outer-rim/uk/patrols/#win'), settings)).toEqual({
      game: 'outer-rim',
      lang: 'uk',
      target: 'patrols#win',
    });
    expect(
      findPrivateAddress(
        toLink(printedPagePath(game, 'en', 8, { part: '7hq2', target: 'combat#tie' })).search,
      ),
    ).toEqual({
      game,
      lang: 'en',
      view: 'page',
      sheet: 8,
      rule: 'combat#tie',
    });
  });

  it('that are damaged lead nowhere', () => {
    for (const search of ['', '?b=', '?b=../x', '?b=%00', '?x=1', '?b=a&l=xx&t=b'])
      expect(findTarget({ pathname: '/rules/own/', search, hash: '' }, settings)).toBeUndefined();
  });

  it('are told apart by what they ask for, not by a search', () => {
    const address = (path: string) => pageAddress(toLink(path), settings);
    expect(address('/own/?b=a&l=en&t=b&q=x')).toBe(address('/own/?b=a&l=en&t=b'));
    expect(address('/own/?b=a&l=en&t=b')).not.toBe(address('/own/?b=a&l=en&t=c'));
    expect(address('/outer-rim/uk/patrols/?q=x')).toBe('/rules/outer-rim/uk/patrols/');
  });
});
