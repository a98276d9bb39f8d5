// A minimal context for tests that convert an entry from Markdown to HTML.
import type { RenderContext } from '../../lib/markdown/render-context';

export const RENDER_CONTEXT: RenderContext = {
  addressOf: (target) => `/game/uk/${target}`,
  icon: (id) => ({ name: id, svg: '' }),
  noteLabel: (kind) => kind,
  spoilerLabel: (until) => until,
  openedLabel: (until) => until,
  ruleLabel: (number) => String(number),
  tableLabel: 'Таблиця',
  otherLanguages: () => [],
  differs: () => undefined,
  differsLinks: (lang) => ({ title: lang, links: [] }),
  movedHere: new Map(),
};
