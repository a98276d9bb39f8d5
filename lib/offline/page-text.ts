// A page says its words twice: as markup, and once more escaped inside scripts for the framework. Taken out of its scripts,
// the second time reads like the first, which packs well; and it is byte for byte what client navigation asks for (index.txt).
// Its policy names each of these scripts by hash, which packs not at all; so it is left out and made again.
import { inlineScriptsOf } from '../security/inline-scripts';
import { POLICY_META, withPolicy } from '../security/policy';

/** SHA-256 of a text in base64. */
export type Hash = (text: string) => Promise<string>;

/** Matches <script>self.__next_f.push([1,"3:I[39756,…\n"])</script>. */
const SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Matches "Він сказав \"так\"": a string that carries escapes. */
const ESCAPED = /"(?:[^"\\\n]|\\.)*"/g;

const HERE = '\x1c';
const NEXT = '\x1d';
const OPEN = '\x1e';
const CLOSE = '\x1f';
const POLICY = '\x7f';

const OWN = new RegExp(`[${HERE}${NEXT}${OPEN}${CLOSE}${POLICY}]`);
const OPENED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');

/** As the framework escapes what it puts into a script. */
const toScriptString = (text: string): string =>
  JSON.stringify(text).replace(
    /[&><\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The page with its scripts' words after it, unescaped; the page itself when it would not come back the same. */
export async function pageToText(html: string, hash: Hash): Promise<string> {
  if (OWN.test(html)) throw new Error('Unexpected separator letter in a page, expected printable text.');
  for (const text of [openPage(html.replace(POLICY_META, POLICY)), openPage(html)])
    if ((await textToPage(text, hash).catch(() => undefined)) === html) return text;
  return html;
}

function openPage(html: string): string {
  const pieces: string[] = [];
  const frame = html.replace(SCRIPT, (_script, text: string) => {
    pieces.push(JSON.parse(text) as string);
    return HERE;
  });
  if (pieces.length === 0 || pieces.some((piece) => OWN.test(piece))) return html;
  const words = pieces.join(NEXT).replace(ESCAPED, (text) => {
    if (!text.includes('\\')) return text;
    try {
      const value = JSON.parse(text) as string;
      return JSON.stringify(value) === text && !OWN.test(value) ? OPEN + value + CLOSE : text;
    } catch {
      return text;
    }
  });
  return frame + NEXT + words;
}

export async function textToPage(text: string, hash: Hash): Promise<string> {
  const page = closePage(text);
  if (!page.includes(POLICY)) return page;
  const plain = page.replace(POLICY, '');
  const scripts = [...new Set(inlineScriptsOf(plain))];
  const hashes = new Map<string, string>();
  for (const script of scripts) hashes.set(script, await hash(script));
  return withPolicy(plain, (script) => hashes.get(script) ?? '');
}

function closePage(text: string): string {
  const [frame = '', ...words] = text.split(NEXT);
  if (words.length === 0) return text;
  let at = 0;
  const pieces = words.map(escapeAgain);
  return frame.replaceAll(
    HERE,
    () => `<script>self.__next_f.push([1,${toScriptString(pieces[at++] ?? '')}])</script>`,
  );
}

const escapeAgain = (words: string): string =>
  words.replace(OPENED, (_all, value: string) => JSON.stringify(value));

/** What client navigation asks for as index.txt, read from the page itself. */
export const pageToNavigation = (html: string): string =>
  [...html.matchAll(SCRIPT)].map(([, text = '""']) => JSON.parse(text) as string).join('');
