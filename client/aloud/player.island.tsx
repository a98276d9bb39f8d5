// Reads an entry, a setup list or a rule aloud with a voice of the operating system. A bar at the bottom of the screen
// has the controls, and the page highlights the current sentence.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isPrivateGame } from '@/lib/core/addresses';
import { LANGUAGES } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { addStyles } from '../add-styles';
import { page } from '../current-page';
import { keepAwake } from '../page/wake-lock';
import { createMountPoint } from '../render-into';
import styles from './aloud.css';
import { collectSentences, type SpokenSentence } from './collect-sentences';
import { findVoice } from './find-voice';
import { markSentence } from './mark-sentence';
import { createSpeechPlayer, type PlayerState, type SpeechPlayer } from './speech-player';

// The bundler imports a style sheet as a string, but the types of Next give it another type. `String` corrects only the
// type.
addStyles(String(styles));

const mountPoint = createMountPoint();

/** Reads aloud the entry around the button that the reader tapped. In a setup list, the voice waits after each step. */
export function attach(button: HTMLElement): void {
  const entry = button.closest('article') ?? document.querySelector<HTMLElement>('main article[data-entry]');
  if (entry) readAloud(entry, button);
}

/**
 * Reads aloud a rule with the rules that belong to it, or a whole entry. When the bar closes, the keyboard focus moves
 * to `opener`.
 */
export function readAloud(root: HTMLElement, opener?: HTMLElement): void {
  mountPoint.clear();
  mountPoint.show(<Player root={root} onClose={() => closePlayer(opener)} />);
}

function closePlayer(opener: HTMLElement | undefined): void {
  mountPoint.clear();
  opener?.focus({ preventScroll: true });
}

interface PlayerProps {
  root: HTMLElement;
  onClose: () => void;
}

function Player({ root, onClose }: PlayerProps) {
  const { aloud, sharing } = stringsOf(page.lang);
  const hasSteps = root.querySelector('input.tick') !== null;
  const [waits, setWaits] = useState(hasSteps);
  const { state, message, reader } = useReader(root, waits);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (state === 'ended') onClose();
  }, [state, onClose]);
  const changeWaiting = () => {
    reader?.setWaiting(!waits);
    setWaits(!waits);
  };
  return (
    <section
      ref={bar}
      className="aloud"
      aria-label={aloud.title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {message ? (
        <>
          <p role="alert">{message}</p>
          <button type="button" className="aloud-button aloud-main" onClick={onClose}>
            {sharing.close}
          </button>
        </>
      ) : (
        <>
          {state === 'waiting' && (
            <button type="button" className="aloud-button aloud-main" onClick={reader?.resume}>
              {aloud.nextStep}
            </button>
          )}
          <div className="aloud-row">
            <Step label={aloud.previous} path="M15 5l-7 7 7 7" onClick={reader?.previous} />
            <button
              type="button"
              className="aloud-button aloud-wide"
              disabled={!reader}
              onClick={state === 'reading' ? reader?.pause : reader?.resume}
            >
              {state === 'reading' ? aloud.pause : aloud.resume}
            </button>
            <button type="button" className="aloud-button aloud-wide" onClick={onClose}>
              {aloud.stop}
            </button>
            <Step label={aloud.next} path="M9 5l7 7-7 7" onClick={reader?.next} />
          </div>
          {hasSteps && (
            <button type="button" className="aloud-button" aria-pressed={waits} onClick={changeWaiting}>
              {aloud.wait}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function Step({ label, path, onClick }: { label: string; path: string; onClick?: (() => void) | undefined }) {
  return (
    <button type="button" className="aloud-button" aria-label={label} disabled={!onClick} onClick={onClick}>
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/**
 * Finds a voice and reads the sentences aloud. The voice stops when the bar closes or when the reader leaves the page.
 */
function useReader(root: HTMLElement, waits: boolean) {
  const { aloud } = stringsOf(page.lang);
  const [state, setState] = useState<PlayerState>('reading');
  const [message, setMessage] = useState('');
  const [reader, setReader] = useState<SpeechPlayer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, when the bar opens
  useEffect(() => {
    let started: SpeechPlayer | undefined;
    let isClosed = false;
    const stop = () => {
      isClosed = true;
      started?.stop();
      markSentence(undefined);
    };
    const start = async () => {
      if (!('speechSynthesis' in window)) return setMessage(aloud.unsupported);
      // The text of a private book must not leave the device, so the player uses only voices that run on the device.
      const voice = await findVoice(page.lang, isPrivateGame(page.game));
      if (isClosed) return;
      if (!voice) return setMessage(aloud.noVoice(LANGUAGES[page.lang].name));
      const sentences = collectSentences(root, page.lang);
      started = createSpeechPlayer({
        sentences,
        waits,
        speak: (text, done) => speak(text, voice, done),
        silence: () => speechSynthesis.cancel(),
        onChange: (next, index) => {
          if (isClosed) return;
          setState(next);
          if (next === 'failed') setMessage(aloud.failed);
          markSentence(next === 'ended' ? undefined : (sentences[index] as SpokenSentence));
        },
      });
      setReader(started);
    };
    void start();
    addEventListener('pagehide', stop);
    const letSleep = keepAwake();
    return () => {
      stop();
      removeEventListener('pagehide', stop);
      letSleep();
    };
  }, []);
  return { state, message, reader };
}

/**
 * The current utterance. This variable works around a bug of Chromium: if nothing refers to an utterance, Chromium can
 * delete the utterance while it is being spoken, and then sends no end event.
 */
let utterance: SpeechSynthesisUtterance | undefined;

function speak(text: string, voice: SpeechSynthesisVoice, done: (error?: string) => void): void {
  utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.onend = () => done();
  utterance.onerror = ({ error }) => done(error);
  speechSynthesis.speak(utterance);
}
