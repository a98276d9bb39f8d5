// Ukrainian strings for offline storage and for installing the site. The browser loads them on demand.
import { pluralOfThree } from './plural';

const plural = pluralOfThree('uk');

const files = (count: number) => `${count} ${plural(count, 'файл', 'файли', 'файлів')}`;

export const offline = {
  title: 'Без мережі',
  link: 'Що збережено на пристрої',
  intro:
    'Після першого відвідування всі правила лежать на цьому пристрої й читаються без мережі. Тут видно, що саме лежить і чи воно ціле: кожен файл звіряємо за вмістом, а не за назвою.',
  /** Introduction of the Offline page for sites with many games, which are not all downloaded. */
  introMany:
    'Гра, яку ти відкриваєш, лягає на цей пристрій і читається без мережі; інші можна ввімкнути тут. Видно й те, чи все ціле: кожен файл звіряємо за вмістом, а не за назвою.',
  noScripts:
    'Зберігати правила й перевіряти збережене можна лише зі скриптами, а в цьому браузері їх вимкнено. Читати правила можна й так, але з мережею.',
  state: 'Стан',
  standing: {
    none: 'Цей браузер не вміє зберігати сайт для читання без мережі. З мережею все працює.',
    refused:
      'Браузер не дозволив нічого зберігати: так буває в приватному вікні. З мережею все працює, без неї — ні.',
    starting: 'Дивимося, що лежить на пристрої…',
    nothing: 'Жодної гри не збережено. Увімкни ті, які потрібні без мережі.',
    whole: 'Усе на пристрої й ціле. Можна вимикати мережу.',
    testing: 'Перевіряємо кожен файл…',
    updating: 'Переходимо на нову версію…',
    lacking: 'Дечого бракує. Решта читається без мережі.',
    empty: 'На пристрої ще немає нічого, що можна прочитати без мережі.',
  },
  loading: (here: number, total: number) => `Завантажуємо: ${here} з ${total}`,
  trouble: {
    'no-network': 'Немає мережі. Щойно вона з’явиться, доберемо саме те, чого бракує.',
    'wrong-answer':
      'Мережа є, але замість файлів приходить щось інше: можливо, спершу треба ввійти в мережу закладу. Спробуємо ще раз самі.',
    'storage-full': 'На пристрої забракло місця. Звільни його або прибери гру, яка зараз не потрібна.',
    'storage-refused': 'Браузер не дозволяє зберігати: так буває в приватному вікні.',
    outdated: 'Сайт новіший за те, що лежить на пристрої. Відкрий його ще раз із мережею — і він оновиться.',
  },
  checked: (when: string) => `Перевірено ${when}`,
  notChecked: 'Ще не перевірено',
  today: (time: string) => `сьогодні о ${time}`,
  onDay: (day: string, time: string) => `${day} о ${time}`,
  test: 'Перевірити зараз',
  games: 'Ігри',
  keep: (name: string) => `Тримати на пристрої: ${name}`,
  keepShort: 'Тримати на пристрої',
  parts: { entries: 'Статті', pages: 'Сторінки', search: 'Пошук', icons: 'Іконки' },
  part: 'Що',
  details: 'Що саме збережено',
  of: (here: number, total: number) => `${here} з ${total}`,
  isHere: 'є',
  isNotHere: 'бракує',
  game: {
    absent: 'Не збережено',
    whole: 'Усе на пристрої',
    lacking: 'Є не все',
  },
  toLoad: (size: string) => `завантажити ${size}`,
  takes: (size: string) => `займає ${size}`,
  lacking: (missing: number, damaged: number) =>
    [missing > 0 && `Бракує: ${files(missing)}`, damaged > 0 && `Пошкоджено: ${files(damaged)}`]
      .filter(Boolean)
      .join('. '),
  missing: (what: string) => `Немає: ${what}`,
  damaged: (what: string) => `Пошкоджено: ${what}`,
  more: (count: number) => `і ще ${files(count)}`,
  things: {
    entry: (title: string) => `стаття «${title}»`,
    sides: (title: string) => `стаття «${title}» двома мовами`,
    search: 'дані пошуку',
    game: 'сторінка гри',
    terms: 'терміни',
    tonight: 'сторінка «Сьогодні»',
    decisions: 'сторінка «Наші рішення»',
    topics: 'мапа тем',
    differences: 'де видання різняться',
    booklet: 'брошура для друку',
    shell: 'спільна частина сайту',
  },
  shell: 'Спільна частина сайту',
  room: 'Місце на пристрої',
  used: (size: string) => `Зайнято ${size}.`,
  left: (size: string) => `Браузер дає ще ${size}.`,
  persisted: 'Браузер обіцяв не викидати збережене.',
  notPersisted: 'Якщо на пристрої забракне місця, браузер може викинути збережене.',
  persist: 'Попросити берегти',
  persistRefused: 'Браузер поки не обіцяє. Найпевніше — встановити сайт на пристрій.',
  saved: 'На пристрої',
  update: {
    title: 'Нова версія готова',
    text: 'Вона вже на пристрої й увімкнеться сама, коли наступного разу відкриєш сайт. Закріплене, позначки й налаштування лишаться.',
    now: 'Оновити зараз',
    done: 'Правила оновлено',
    pinned: 'Змінилося в закріпленому:',
    noPinned: 'У закріплених правилах нічого не змінилося.',
    was: 'Було',
    became: 'Стало',
    gone: 'Цього правила більше немає',
    understood: 'Зрозуміло',
  },
  notKept: {
    title: 'Цієї гри немає на пристрої',
    text: (name: string) =>
      `Гру «${name}» на пристрої не збережено, а мережі зараз немає. З мережею її сторінки відкриються як завжди.`,
    add: 'Додати на пристрій',
    adding: 'Додамо, щойно з’явиться мережа.',
    /** Title of the offline fallback for a missing page that belongs to a downloaded game or to no game. */
    pageTitle: 'Цієї сторінки зараз немає на пристрої',
    pageText:
      'Мережі немає, а на пристрої цієї сторінки не збережено. Вона відкриється сама, щойно завантажиться.',
    retry: 'Спробувати ще раз',
  },
  mine: {
    title: 'Усе моє одним файлом',
    intro: 'Закріплене, позначки, рішення, замки й налаштування: для нового телефона або про всяк випадок.',
    save: 'Зберегти все моє у файл',
    restore: 'Повернути з файлу',
    holds: 'Файл принесе:',
    gain: {
      pins: (count: number) => `закріплене: ${count}`,
      ticks: (count: number) => `позначки: ${count}`,
      decisions: (count: number) => `рішення: ${count}`,
      unlocked: (count: number) => `відкриті замки: ${count}`,
      settings: (count: number) => `налаштування: ${count}`,
      books: (count: number) => `власні книги: ${count}`,
    },
    withBooks: 'Разом із моїми книгами правил',
    removed: (count: number) => `Повернути й рішення, прибрані на цьому пристрої: ${count}`,
    kept: 'Те, що є на пристрої, лишиться.',
    nothing: 'Усе з цього файлу тут уже є.',
    take: 'Повернути',
    cancel: 'Не треба',
    done: 'Повернуто',
    notAll: 'Повернуто не все: на пристрої забракло місця, або частину файлу пошкоджено.',
    saved: 'Файл збережено',
    refusals: {
      damaged: 'Файл пошкоджено: можливо, він завантажився не до кінця.',
      foreign: 'Це не файл із «Правила».',
      newer: 'Файл записала новіша версія сайту. Онови сторінку й спробуй ще раз.',
      tooLarge: 'Файл завеликий, тому його не відкрито.',
    },
  },
};

export const install = {
  title: 'Правила завжди під рукою',
  why: 'Встанови «Правило» на пристрій: відкривається одним дотиком, читається без мережі.',
  install: 'Встановити',
  no: 'Ні, дякую',
  understood: 'Зрозуміло',
  /** Instructions to install the site, for each system. The items `share` and `menu` are replaced with an icon. */
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

export interface OfflineStrings {
  offline: typeof offline;
  install: typeof install;
}
