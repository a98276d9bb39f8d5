// Adds the Content-Security-Policy to a page. Every HTML file is passed through this function before it is written.
import { withPolicy } from '../../lib/security/content-security-policy';
import { scriptHash } from '../files/hash.mjs';

export const finishPage = (html: string): string => withPolicy(html, scriptHash);
