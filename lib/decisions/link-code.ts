// Decisions of one game as a piece of an address, and back: with a version, a check sum and bounds. Whatever cannot be read ends in a reason.
import { DECISION_KINDS, type Decision, isDecision, isGameId } from '../core/decision';
import { fromBytes, fromDigits, toBytes, toDigits } from './compact-text';
import { ruleHash, sumOf } from './rule-hash';

export interface Parcel {
  game: string;
  decisions: Decision[];
}

/** Why something is not taken: each has its sentence in the interface. */
export type Refusal = 'damaged' | 'foreign' | 'newer' | 'tooLarge';
export type Read<T, R = Refusal> = { value: T } | { refusal: R };
/** Decisions about one game, read where another may have been meant. */
export type ReadDecisions = Read<Decision[], Refusal | 'otherGame'>;

const VERSION = '1';
/** A longer link is cut by chats and refused by browsers: it goes as a file. */
export const LONGEST_LINK = 16_000;
/** What a camera still reads off another phone. */
export const LONGEST_QR = 1200;

/** `1.<text>.<sum>` */
export function toCode({ game, decisions }: Parcel): string {
  const rows = decisions.map(({ id, at, kind, text, day, table, edited, rule }) => [
    id,
    DECISION_KINDS.indexOf(kind),
    text,
    day,
    edited.toString(36),
    at ?? 0,
    table ?? 0,
    ...(rule ? [rule.lang, rule.title, rule.text] : []),
  ]);
  const body = toDigits(toBytes(JSON.stringify([game, ...rows])));
  return `${VERSION}.${body}.${sumOf(body)}`;
}

export function readCode(code: string): Read<Parcel> {
  if (code.length > LONGEST_LINK) return { refusal: 'tooLarge' };
  const [version = '', body, sum, ...more] = code.split('.');
  if (body === undefined || sum === undefined || more.length > 0)
    return { refusal: version === VERSION ? 'damaged' : 'foreign' };
  if (!/^\d{1,3}$/.test(version)) return { refusal: 'foreign' };
  if (version !== VERSION) return { refusal: Number(version) > Number(VERSION) ? 'newer' : 'damaged' };
  if (sumOf(body) !== sum) return { refusal: 'damaged' };
  const bytes = fromDigits(body);
  const text = bytes && fromBytes(bytes);
  const parcel = text === undefined ? undefined : fromRows(parseJson(text));
  return parcel ? { value: parcel } : { refusal: 'damaged' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All or nothing: a sum that fits was made by somebody who knew how. */
function fromRows(value: unknown): Parcel | undefined {
  if (!Array.isArray(value)) return undefined;
  const [game, ...rows] = value as unknown[];
  const decisions = rows.map(fromRow);
  if (!isGameId(game) || decisions.length === 0 || !decisions.every(isDecision)) return undefined;
  return { game, decisions };
}

function fromRow(row: unknown): unknown {
  if (!Array.isArray(row)) return undefined;
  const [id, kind, text, day, edited, at, table, lang, title, words] = row as unknown[];
  return {
    id,
    kind: DECISION_KINDS[kind as number],
    text,
    day,
    edited: Number.parseInt(String(edited), 36),
    ...(at !== 0 && { at }),
    ...(table !== 0 && { table }),
    ...(lang !== undefined && { rule: { lang, title, text: words, hash: ruleHash(String(words)) } }),
  };
}

const TAKE = 'take=';

/** What follows the address of a game's decisions; it stays in the browser and is never sent to a server. */
export const toFragment = (parcel: Parcel): string => `#${TAKE}${toCode(parcel)}`;

/** The code in an address, in a message around it, or alone; undefined where there is none. */
export function findCode(text: string): string | undefined {
  const from = text.indexOf(TAKE);
  if (from >= 0) return /^[\w.-]*/.exec(text.slice(from + TAKE.length))?.[0];
  return /^\s*(\d{1,3}\.[\w-]+\.\w+)\s*$/.exec(text.slice(0, LONGEST_LINK + 10))?.[1];
}

/** The decisions about a game in a link, a message around it, or a code alone. */
export function readLink(text: string, game: string): ReadDecisions {
  const code = findCode(text);
  const read: Read<Parcel> = code === undefined ? { refusal: 'foreign' } : readCode(code);
  if ('refusal' in read) return read;
  return read.value.game === game ? { value: read.value.decisions } : { refusal: 'otherGame' };
}
