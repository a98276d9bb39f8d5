// Russian strings for modules (expansions that a group of players may play with or without). Only games with modules
// need them.
import type { ModulesStrings } from './uk-modules';

export const modules: ModulesStrings['modules'] = {
  title: 'Во что сегодня играем',
  intro: 'Выбери дополнения, которые есть на столе. Правила других дополнений не будут показаны.',
  all: 'Показывать всё с пометками',
  some: 'Только то, во что играем',
  base: 'Основная игра',
  label: (name) => `Дополнение «${name}»`,
  withModule: (name) => `С дополнением «${name}» вместо этого`,
  replaced: (name) => `Иначе с «${name}»`,
  replacedEntry: (name) => `С дополнением «${name}» вместо этого действует:`,
};
