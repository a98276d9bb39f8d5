// Russian strings for modules (expansions that a group of players may play with or without). Only games with modules
// need them.
import type { ModulesStrings } from './uk-modules';

export const modules: ModulesStrings['modules'] = {
  title: 'Во что сегодня играем',
  intro: 'Выберите дополнения, которые есть на столе. Правила других дополнений будут скрыты.',
  all: 'Показывать всё с пометками',
  some: 'Только то, во что играем',
  label: (name) => `Дополнение «${name}»`,
  withModule: (name) => `Вместо этого с дополнением «${name}»`,
  replaced: (name) => `Изменено дополнением «${name}»`,
  replacedEntry: (name) => `С дополнением «${name}» вместо этого действует:`,
};
