// Tests the order in which sentences are read aloud, with a voice that the test controls.
import { beforeEach, describe, expect, it } from 'vitest';
import { createSpeechPlayer, type PlayerState } from './speech-player';

const sentence = (text: string, element: string, beginsStep = false) => ({ text, element, beginsStep });
const SENTENCES = [
  sentence('Title.', 'title'),
  sentence('One a.', 'one', true),
  sentence('One b.', 'one'),
  sentence('Two.', 'two', true),
];

let spoken: string[] = [];
let finish: (error?: string) => void = () => {};
let state: PlayerState | undefined;
let place = -1;

const start = (waits = false) =>
  createSpeechPlayer({
    sentences: SENTENCES,
    waits,
    speak: (text, done) => {
      spoken.push(text);
      finish = done;
    },
    silence: () => {},
    onChange: (next, index) => {
      state = next;
      place = index;
    },
  });

beforeEach(() => {
  spoken = [];
});

describe('a reader', () => {
  it('reads all sentences in order, and ends', () => {
    start();
    for (const index of SENTENCES.keys()) {
      expect([state, place]).toEqual(['reading', index]);
      finish();
    }
    expect(spoken).toEqual(SENTENCES.map(({ text }) => text));
    expect(state).toBe('ended');
  });

  it('repeats the interrupted sentence after a pause, and ignores the end of the earlier utterance', () => {
    const reader = start();
    const interrupted = finish;
    reader.pause();
    interrupted();
    expect(state).toBe('paused');
    expect(spoken).toEqual(['Title.']);
    reader.resume();
    expect(spoken).toEqual(['Title.', 'Title.']);
  });

  it('waits before each step until it is told to go on', () => {
    const reader = start(true);
    finish();
    expect(state).toBe('waiting');
    reader.resume();
    finish();
    finish();
    expect([state, place]).toEqual(['waiting', 2]);
    reader.setWaiting(false);
    expect(spoken.at(-1)).toBe('Two.');
  });

  it('goes to the next rule and back by whole rules', () => {
    const reader = start();
    reader.next();
    finish();
    expect(spoken.at(-1)).toBe('One b.');
    reader.previous();
    expect(spoken.at(-1)).toBe('One a.');
    reader.previous();
    expect(spoken.at(-1)).toBe('Title.');
    reader.previous();
    expect(spoken.at(-1)).toBe('Title.');
    reader.next();
    reader.next();
    expect(spoken.at(-1)).toBe('Two.');
    reader.next();
    expect(state).toBe('ended');
  });

  it('stops at once, and says when the voice failed', () => {
    const reader = start();
    reader.stop();
    finish();
    expect([state, spoken.length]).toEqual(['ended', 1]);
    start();
    finish('network');
    expect(state).toBe('failed');
  });
});
