// Ukrainian strings for modules (expansions that a group of players may play with or without). Only games with modules
// need them.
export const modules = {
  title: 'У що сьогодні граємо',
  intro: 'Вибери доповнення, які є на столі. Правила інших доповнень буде приховано.',
  all: 'Показувати все з позначками',
  some: 'Лише те, у що граємо',
  label: (name: string) => `Доповнення «${name}»`,
  withModule: (name: string) => `Замість цього з доповненням «${name}»`,
  replaced: (name: string) => `Змінено доповненням «${name}»`,
  replacedEntry: (name: string) => `З доповненням «${name}» замість цього діє:`,
};

export interface ModulesStrings {
  modules: typeof modules;
}
