// Reads sentences aloud one after another. The position can be paused, moved and stopped at any time.

interface Sentence {
  text: string;
  /** The rule, heading or label that contains the sentence. */
  element: unknown;
  beginsStep: boolean;
}

/** `waiting`: a step is read, and the reader waits until the listener has done it. */
export type PlayerState = 'reading' | 'paused' | 'waiting' | 'ended' | 'failed';

export interface SpeechPlayer {
  pause: () => void;
  /** Reads on. Repeats a sentence that was interrupted, because some browsers cannot continue inside one. */
  resume: () => void;
  /** Goes to the next rule, or to the beginning of this rule, or to the previous rule if this one has just begun. */
  next: () => void;
  previous: () => void;
  stop: () => void;
  setWaiting: (waits: boolean) => void;
}

interface SpeechPlayerOptions {
  sentences: readonly Sentence[];
  /** Whether the reader waits after each step. */
  waits: boolean;
  /** Speaks a text and calls `done` at its end, with an error code if the voice failed. */
  speak: (text: string, done: (error?: string) => void) => void;
  /** Stops the voice at once. */
  silence: () => void;
  /** Called whenever the state or the sentence changes. `index` is the sentence that is read. */
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
  /** Number of the current utterance. The end of an earlier one is ignored. */
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
