// Tests which voice of the operating system is chosen for a language.
import { expect, it } from 'vitest';
import { chooseVoice } from './find-voice';

const voice = (name: string, lang: string, localService: boolean, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
});
const VOICES = [
  voice('server', 'uk-UA', false, true),
  voice('device', 'uk_UA', true),
  voice('english', 'en-GB', true),
  voice('default', 'en-US', true, true),
  voice('russian server', 'ru-RU', false),
];

it('prefers a voice on the device, then the default voice', () => {
  expect(chooseVoice(VOICES, 'uk', false)?.name).toBe('device');
  expect(chooseVoice(VOICES, 'en', false)?.name).toBe('default');
});

it('uses a voice of a server only where that is allowed', () => {
  expect(chooseVoice(VOICES, 'ru', false)?.name).toBe('russian server');
  expect(chooseVoice(VOICES, 'ru', true)).toBeUndefined();
});

it('finds no voice for a language that no voice speaks', () => {
  expect(chooseVoice(VOICES, 'pl', false)).toBeUndefined();
  expect(chooseVoice([], 'uk', false)).toBeUndefined();
});
