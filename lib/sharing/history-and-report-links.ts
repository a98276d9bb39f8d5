// Builds the links under an entry: to its history, and to a prefilled report of a mistake.
import type { Strings } from '../i18n';

export interface Report {
  title: string;
  body: string;
}

export interface ReportedPlace {
  /** Game, entry and page: «Зовнішнє Кільце · Патрулі · с. 8». */
  source: string;
  address: string;
  lang: string;
  version: string;
  changed?: string;
}

export function toReport(place: ReportedPlace, words: Strings['sharing']['report']): Report {
  return {
    title: words.title(place.source),
    body: [
      `${words.where}: ${place.address}`,
      `${words.language}: ${place.lang}`,
      `${words.version}: ${[place.version, place.changed].filter(Boolean).join(', ')}`,
      `${words.what}: `,
    ].join('\n'),
  };
}

export const reportLink = (report: Report, template: string): string | undefined =>
  fill(template, { title: report.title, body: report.body });

export const historyLink = (path: string, template: string): string | undefined => fill(template, { path });

/** Replaces `{name}` placeholders in an address. Returns undefined if the address is empty. */
function fill(template: string, values: Record<string, string>): string | undefined {
  if (!template) return undefined;
  return template.replace(/\{([a-z]+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return name === 'path' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}
