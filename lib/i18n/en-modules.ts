// English strings for modules (expansions that a group of players may play with or without). Only games with modules
// need them.
import type { ModulesStrings } from './uk-modules';

export const modules: ModulesStrings['modules'] = {
  title: 'Expansions in play',
  intro: 'Select the expansions you’re playing with. Rules for other expansions will be hidden.',
  all: 'Show all rules with labels',
  some: 'Only what we’re playing',
  label: (name) => `Expansion: ${name}`,
  withModule: (name) => `When you play with “${name}”`,
  replaced: (name) => `Changed by “${name}”`,
  replacedEntry: (name) => `With “${name},” this applies instead:`,
};
