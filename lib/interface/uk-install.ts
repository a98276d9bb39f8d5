// The interface in Ukrainian: installing the site as an app.

export const install = {
  title: 'Правила завжди під рукою',
  why: 'Встанови «Правило» на пристрій: відкривається одним дотиком, читається без мережі.',
  install: 'Встановити',
  no: 'Ні, дякую',
  understood: 'Зрозуміло',
  /** Where installing is, in the words of each system; `share` and `menu` stand for its drawing. */
  ways: {
    ios: ['Торкнися «Поширити»', 'share', 'і вибери «На\u00a0початковий екран».'],
    mac: ['У Safari вибери «Файл», тоді «Додати в Dock».'],
    firefox: ['Відкрий меню', 'menu', 'і вибери «Додати застосунок на головний екран».'],
  } as Record<'ios' | 'mac' | 'firefox', readonly string[]>,
  search: (game: string) => `Пошук: ${game}`,
  screenshots: {
    rule: 'Правило з власною адресою, позначене в статті',
    search: 'Пошук, що розуміє будь-яку форму слова',
    wide: 'Правила поруч із передпереглядом на великому екрані',
  },
};
