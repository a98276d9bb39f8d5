// What every page goes through on its way into the site, whoever wrote it: the policy of what it may run.
import { createHash } from 'node:crypto';
import { withPolicy } from '../../lib/security/content-security-policy';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

export const finishPage = (html: string): string => withPolicy(html, hash);
