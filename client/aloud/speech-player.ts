// Reads sentences aloud one after another. The caller can pause, resume, go forward or back, and stop.

interface Sentence {
  text: string;
  /** The rule, heading or label that contains the sentence. */
  element: unknown;
  beginsStep: boolean;
}

/**
 * The state of the player. `waiting`: the voice has read a step, and waits until the reader has done the step and calls
 * `resume`.
 */
export type PlayerState = 'reading' | 'paused' | 'waiting' | 'ended' | 'failed';

export interface SpeechPlayer {
  pause: () => void;
  /**
   * Continues reading. If a sentence was interrupted, reads it again, because some browsers cannot continue inside a
   * sentence.
   */
  resume: () => void;
  /**
   * Goes to the next rule. `previous` goes to the beginning of the current rule or, at the beginning of a rule, to the
   * previous rule.
   */
  next: () => void;
  previous: () => void;
  stop: () => void;
  setWaiting: (waits: boolean) => void;
}

interface SpeechPlayerOptions {
  sentences: readonly Sentence[];
  /** Whether the voice pauses after each step until the listener continues the reading. */
  waits: boolean;
  /** Speaks a text. Calls `done` when the text has ended; the argument is an error code if the voice failed. */
  speak: (text: string, done: (error?: string) => void) => void;
  /** Stops the voice immediately. */
  silence: () => void;
  /** Called whenever the state or the current sentence changes. `index` is the index of the current sentence. */
  onChange: (state: PlayerState, index: number) => void;
}

export function createSpeechPlayer({
  sentences,
  waits,
  speak,
  silence,
  onChange,
}: SpeechPlayerOptions): SpeechPlayer {
  let index = 0;
  let isWaiting = waits;
  let state: PlayerState = 'reading';
  /** Number of the current utterance. The player ignores the end events of earlier utterances. */
  let current = 0;

  const change = (next: PlayerState) => {
    state = next;
    onChange(next, index);
  };
  const halt = (next: PlayerState) => {
    current++;
    silence();
    change(next);
  };
  const readAt = (at: number) => {
    const sentence = sentences[at];
    if (!sentence) return halt('ended');
    current++;
    silence();
    const own = current;
    index = at;
    change('reading');
    speak(sentence.text, (error) => {
      if (own !== current) return;
      if (error) return halt('failed');
      const following = sentences[at + 1];
      if (isWaiting && following?.beginsStep) change('waiting');
      else readAt(at + 1);
    });
  };
  const startOf = (at: number): number => {
    const { element } = sentences[at] ?? {};
    const first = sentences.findIndex((one) => one.element === element);
    return first < 0 ? at : first;
  };

  readAt(0);
  return {
    pause: () => halt('paused'),
    resume: () => readAt(state === 'waiting' ? index + 1 : state === 'ended' ? 0 : index),
    next: () => {
      const { element } = sentences[index] ?? {};
      const after = sentences.findIndex((one, at) => at > index && one.element !== element);
      readAt(after < 0 ? sentences.length : after);
    },
    previous: () => {
      const start = startOf(index);
      readAt(start < index || start === 0 ? start : startOf(start - 1));
    },
    stop: () => halt('ended'),
    setWaiting: (next) => {
      isWaiting = next;
      if (!next && state === 'waiting') readAt(index + 1);
    },
  };
}
