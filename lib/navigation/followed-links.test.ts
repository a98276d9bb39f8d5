// Tests which link back a page offers after the reader has followed links within the site.
import { describe, expect, it } from 'vitest';
import { addStep, findStepTo, isLastVisited, parseTrail, recordArrival } from './followed-links';

const step = (from: string) => ({ from, title: from, leftAt: 4 });

describe('the way back', () => {
  it('leads to the page from which the reader followed a link', () => {
    const trail = addStep(addStep([], '/b/', step('/a/#win')), '/c/', step('/b/'));
    expect(findStepTo(trail, '/c/')?.from).toBe('/b/');
    expect(findStepTo(trail, '/b/')?.from).toBe('/a/#win');
    expect(findStepTo(trail, '/a/')).toBeUndefined();
  });

  it('is that of the last visit when a page is reached twice', () => {
    const trail = addStep(addStep([], '/b/', step('/a/')), '/b/', step('/c/'));
    expect(findStepTo(trail, '/b/')?.from).toBe('/c/');
    expect(trail).toHaveLength(1);
  });

  it('is forgotten when the page is reached from a list', () => {
    const trail = addStep(addStep([], '/b/', step('/a/')), '/b/');
    expect(findStepTo(trail, '/b/')).toBeUndefined();
  });

  it('does not grow without end', () => {
    let trail = parseTrail(null);
    for (let page = 0; page < 100; page++) trail = addStep(trail, `/${page}/`, step('/a/'));
    expect(trail).toHaveLength(30);
    expect(findStepTo(trail, '/99/')).toBeDefined();
  });

  it('is the browser’s own back only while nothing else was visited', () => {
    const arrived = recordArrival(addStep([], '/b/', step('/a/')), '/b/', 5);
    const [only] = recordArrival(arrived, '/b/', 9);
    expect(only && isLastVisited(only, 5)).toBe(true);
    expect(only && isLastVisited(only, 6)).toBe(false);
  });

  it('is no longer the browser’s own back when the address changed before the page’s scripts came', () => {
    const [only] = recordArrival(addStep([], '/b/', step('/a/')), '/b/', 6);
    expect(only && isLastVisited(only, 6)).toBe(false);
  });

  it.each([null, '{', '7', '[{"to":1}]'])('starts anew from what is damaged: %s', (text) => {
    expect(parseTrail(text)).toEqual([]);
  });
});
