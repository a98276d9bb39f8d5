// Adds the Content-Security-Policy to a page; every HTML file goes through this before it is written to the site.
import { withPolicy } from '../../lib/security/content-security-policy';
import { scriptHash } from '../files/hash';

export const finishPage = (html: string): string => withPolicy(html, scriptHash);
