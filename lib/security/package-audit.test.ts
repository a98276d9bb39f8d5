// Tests the parser of the report of `npm audit`.
import { describe, expect, it } from 'vitest';
import { parsePackageAudit } from './package-audit';

describe('parsePackageAudit', () => {
  it('lists each vulnerable package with its advisories', () => {
    const report = {
      auditReportVersion: 2,
      vulnerabilities: {
        owl: {
          severity: 'high',
          range: '<2.0.1',
          via: [{ title: 'Prototype pollution', url: 'https://example.org/1' }, 'feather'],
        },
      },
    };
    expect(parsePackageAudit(JSON.stringify(report))).toEqual({
      vulnerable: [
        {
          name: 'owl',
          severity: 'high',
          range: '<2.0.1',
          advisories: ['Prototype pollution https://example.org/1', 'through feather'],
        },
      ],
    });
    expect(parsePackageAudit('{"vulnerabilities": {}}')).toEqual({ vulnerable: [] });
  });

  it.each([
    ['{"message": "405 Method Not Allowed", "error": {"summary": ""}}', '405 Method Not Allowed'],
    ['{"error": {"code": "ENOTFOUND", "summary": "getaddrinfo ENOTFOUND"}}', 'getaddrinfo ENOTFOUND'],
    ['{}', 'npm gave no report'],
    ['', 'npm gave no report'],
    ['npm error network\nnpm error offline', 'npm error offline'],
  ])('never mistakes an error for a clean report: %s', (output, reason) => {
    expect(parsePackageAudit(output)).toEqual({ unavailable: reason });
  });
});
