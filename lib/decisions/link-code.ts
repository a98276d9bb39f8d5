// Encodes the decisions of one game as the fragment of a link, and decodes them. The encoded text has a version, a
// checksum and a limited length. If a text cannot be decoded, the result says why.
import { cleanDecision, DECISION_KINDS, type Decision, isDecision, isGameId } from '../core/decision';
import { checksum, wordsHash } from '../core/words-hash';
import { base64UrlToBytes, bytesToBase64Url, bytesToText, textToBytes } from './compact-text-encoding';

/** The decisions that a link contains. */
export interface SharedDecisions {
  game: string;
  decisions: Decision[];
}

/** Why an import is refused. The interface has a sentence for each reason. */
export type RefusalReason = 'damaged' | 'foreign' | 'newer' | 'tooLarge';
/** The result of reading untrusted input: a value, or the reason why the input is refused. */
export type ReadResult<T, R = RefusalReason> = { value: T } | { refusal: R };
/** The decisions about the open game, or a refusal. `otherGame` means that the input is about another game. */
export type ReadDecisionsResult = ReadResult<Decision[], RefusalReason | 'otherGame'>;

const VERSION = '1';
/**
 * Maximum length of a link, in characters. Chat apps cut longer links and browsers refuse them, so readers send longer
 * lists of decisions as a file.
 */
export const MAX_LINK_LENGTH = 16_000;
/**
 * Maximum length of a link in a QR code, in characters. A camera cannot read the QR code of a longer link from the
 * screen of a phone.
 */
export const MAX_QR_LENGTH = 1200;

/**
 * Returns `<version>.<content>.<checksum>`. The content is JSON, encoded by compact-text-encoding.ts and then as
 * base64url. Each decision is an array in this JSON, because an array is shorter than an object.
 */
export function encodeDecisions({ game, decisions }: SharedDecisions): string {
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
  const body = bytesToBase64Url(textToBytes(JSON.stringify([game, ...rows])));
  return `${VERSION}.${body}.${checksum(body)}`;
}

/** Decodes the output of `encodeDecisions`. The input is untrusted. */
export function decodeDecisions(code: string): ReadResult<SharedDecisions> {
  if (code.length > MAX_LINK_LENGTH) return { refusal: 'tooLarge' };
  const [version = '', body, sum, ...more] = code.split('.');
  if (body === undefined || sum === undefined || more.length > 0)
    return { refusal: version === VERSION ? 'damaged' : 'foreign' };
  if (!/^\d{1,3}$/.test(version)) return { refusal: 'foreign' };
  if (version !== VERSION) return { refusal: Number(version) > Number(VERSION) ? 'newer' : 'damaged' };
  if (checksum(body) !== sum) return { refusal: 'damaged' };
  const bytes = base64UrlToBytes(body);
  const text = bytes && bytesToText(bytes);
  const shared = text === undefined ? undefined : fromRows(tryParseJson(text));
  return shared ? { value: shared } : { refusal: 'damaged' };
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Converts the decoded array to a game and its decisions. Returns undefined if any part of the array is invalid. The
 * checksum is correct, so the invalid part is not damage in transit; the function refuses the whole code.
 */
function fromRows(value: unknown): SharedDecisions | undefined {
  if (!Array.isArray(value)) return undefined;
  const [game, ...rows] = value as unknown[];
  const decisions = rows.map(fromRow);
  if (!isGameId(game) || decisions.length === 0 || !decisions.every(isDecision)) return undefined;
  return { game, decisions: decisions.map(cleanDecision) };
}

function fromRow(row: unknown): unknown {
  if (!Array.isArray(row)) return undefined;
  const [id, kind, text, day, edited, at, table, lang, title, ruleText] = row as unknown[];
  return {
    id,
    kind: DECISION_KINDS[kind as number],
    text,
    day,
    edited: Number.parseInt(String(edited), 36),
    ...(at !== 0 && { at }),
    ...(table !== 0 && { table }),
    ...(lang !== undefined && { rule: { lang, title, text: ruleText, hash: wordsHash(String(ruleText)) } }),
  };
}

const FRAGMENT_KEY = 'take=';

/** Returns the fragment for a link to the decisions of a game. Browsers never send a fragment to a server. */
export const decisionsToFragment = (shared: SharedDecisions): string =>
  `#${FRAGMENT_KEY}${encodeDecisions(shared)}`;

/**
 * Finds the code in a link, in a message with a link, or in a text that is only the code, such as `1.W10.abc`. Returns
 * undefined if there is no code.
 */
export function findCode(text: string): string | undefined {
  const from = text.indexOf(FRAGMENT_KEY);
  if (from >= 0) return /^[\w.-]*/.exec(text.slice(from + FRAGMENT_KEY.length))?.[0];
  return /^\s*(\d{1,3}\.[\w-]+\.\w+)\s*$/.exec(text.slice(0, MAX_LINK_LENGTH + 10))?.[1];
}

/** Reads the decisions about a game from a link, a message with a link, or a code. */
export function readLink(text: string, game: string): ReadDecisionsResult {
  const code = findCode(text);
  const read: ReadResult<SharedDecisions> =
    code === undefined ? { refusal: 'foreign' } : decodeDecisions(code);
  if ('refusal' in read) return read;
  return read.value.game === game ? { value: read.value.decisions } : { refusal: 'otherGame' };
}
