// Reads the JSON report of `npm audit`: the packages with known vulnerabilities, or the reason why there is no report.

export interface VulnerablePackage {
  name: string;
  severity: string;
  /** Versions that have the vulnerability, as a semver range. */
  range: string;
  /** Titles of the advisories, with their addresses. */
  advisories: string[];
}

export type PackageAudit = { vulnerable: VulnerablePackage[] } | { unavailable: string };

interface RawVulnerability {
  severity?: string;
  range?: string;
  via?: (string | { title?: string; url?: string })[];
}

/**
 * Parses the output of `npm audit --json`. Without a connection, npm prints an error instead of a report. Output in an
 * unknown format counts as no report, so it is never mistaken for a report without vulnerabilities.
 */
export function parsePackageAudit(output: string): PackageAudit {
  try {
    const { vulnerabilities, message, error } = JSON.parse(output) as {
      vulnerabilities?: Record<string, RawVulnerability>;
      message?: string;
      error?: { summary?: string };
    };
    if (!vulnerabilities) return { unavailable: message || error?.summary || 'npm gave no report' };
    return {
      vulnerable: Object.entries(vulnerabilities).map(([name, { severity, range, via = [] }]) => ({
        name,
        severity: severity ?? 'unknown',
        range: range ?? '*',
        advisories: via.map((one) =>
          typeof one === 'string' ? `through ${one}` : `${one.title ?? 'no title'} ${one.url ?? ''}`.trim(),
        ),
      })),
    };
  } catch {
    return { unavailable: output.trim().split('\n').at(-1) || 'npm gave no report' };
  }
}
