// English strings for modules (expansions that a group of players may play with or without). Only games with modules
// need them.
import type { ModulesStrings } from './uk-modules';

export const modules: ModulesStrings['modules'] = {
  title: 'What you’re playing tonight',
  intro: 'Choose the expansions on the table. Rules of other expansions won’t be shown.',
  all: 'Show everything, with labels',
  some: 'Only what we’re playing',
  base: 'Base game',
  label: (name) => `Expansion “${name}”`,
  withModule: (name) => `With “${name}” instead`,
  replaced: (name) => `Changed by “${name}”`,
  replacedEntry: (name) => `With “${name},” this applies instead:`,
};
