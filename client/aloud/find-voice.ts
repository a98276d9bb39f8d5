// Finds a voice of the operating system that speaks a language.

const WAIT_MS = 1500;

/** Loads the list of voices. Some browsers return an empty list until they dispatch the event `voiceschanged`. */
function loadVoices(speech: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = speech.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const finish = () => resolve(speech.getVoices());
    speech.addEventListener('voiceschanged', finish, { once: true });
    setTimeout(finish, WAIT_MS);
  });
}

/**
 * Chooses a voice for the language. Prefers voices that run on the device, and among these the default voice. If
 * `isOnDeviceOnly` is set, never chooses a voice that sends the text to a server.
 */
export function chooseVoice<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly Voice[],
  lang: string,
  isOnDeviceOnly: boolean,
): Voice | undefined {
  const rank = (voice: Voice) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return voices
    .filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang)
    .filter((voice) => voice.localService || !isOnDeviceOnly)
    .sort((a, b) => rank(b) - rank(a))[0];
}

export const findVoice = async (lang: string, isOnDeviceOnly: boolean) =>
  chooseVoice(await loadVoices(speechSynthesis), lang, isOnDeviceOnly);
