// Warns if the host of the site (the setting SITE_HOST) would refuse the built files. The table in docs/hosting shows the
// same limits.
import { BuildError } from './build-state';

interface HostLimits {
  name: string;
  /** Maximum number of files. */
  files?: number;
  /** Maximum size of all files together, in bytes. */
  bytes?: number;
  /** Maximum size of one file, in bytes. */
  fileBytes?: number;
}

/** The limits of the free plans, as documented by the hosts on 2026-11-19. */
export const HOSTS: Readonly<Record<string, HostLimits>> = {
  'github-pages': { name: 'GitHub Pages', bytes: 1e9 },
  'gitlab-pages': { name: 'GitLab Pages', files: 200_000, bytes: 1e9 },
  'cloudflare-pages': { name: 'Cloudflare Pages', files: 20_000, fileBytes: 25 * 2 ** 20 },
  vercel: { name: 'Vercel', bytes: 100e6 },
};

export interface SiteSize {
  files: number;
  bytes: number;
  largest: { path: string; bytes: number };
}

/** Returns a sentence for each limit of the host that the site exceeds. `host` is the value of SITE_HOST. */
export function exceededLimits(host: string, { files, bytes, largest }: SiteSize): string[] {
  const limits = HOSTS[host];
  if (!limits)
    throw new BuildError(`Unexpected SITE_HOST=${host}, expected one of ${Object.keys(HOSTS).join(', ')}.`);
  const megabytes = (size: number) => `${Math.round(size / 1e6)} MB`;
  const exceeded = (what: string, limit: string) => `The site has ${what}; ${limits.name} takes ${limit}.`;
  return [
    ...(limits.files && files > limits.files
      ? [exceeded(`${files} files`, `at most ${limits.files} files`)]
      : []),
    ...(limits.bytes && bytes > limits.bytes
      ? [exceeded(megabytes(bytes), `at most ${megabytes(limits.bytes)}`)]
      : []),
    ...(limits.fileBytes && largest.bytes > limits.fileBytes
      ? [
          exceeded(
            `the file ${largest.path} of ${megabytes(largest.bytes)}`,
            `files of at most ${megabytes(limits.fileBytes)}`,
          ),
        ]
      : []),
  ];
}
