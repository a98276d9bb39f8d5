// Ukrainian strings for offline storage and for installing the site. The browser loads them on demand.
import { pluralOfThree } from './plural';

const plural = pluralOfThree('uk');

const files = (count: number) => `${count} ${plural(count, 'файл', 'файли', 'файлів')}`;

export const offline = {
  title: 'Офлайн',
  link: 'Офлайн-доступ',
  intro:
    'Після першого відвідування всі правила зберігаються на цьому пристрої й доступні без інтернету. Тут видно, що вже завантажено, і можна перевірити, чи файли не пошкоджено.',
  /** Introduction of the Offline page on a site with many games. Such a site does not download all games. */
  introMany:
    'Ігри, які ти відкриваєш, зберігаються на цьому пристрої й доступні без інтернету. Інші можна ввімкнути нижче. Тут також можна перевірити, чи файли не пошкоджено.',
  noScripts:
    'Для офлайн-доступу потрібен JavaScript, а в цьому браузері його вимкнено. Читати правила онлайн можна й без нього.',
  about: {
    title: 'Про «Правило»',
    share: 'Поділитися «Правилом»',
    shareHint: 'Наведи на код камеру іншого телефона, щоб відкрити на ньому всі ігри.',
    stored: 'Що зберігається',
    storedText:
      'Налаштування, закріплені правила, історія, рішення й додані книги зберігаються лише на цьому пристрої. Облікових записів і стеження немає.',
    license: 'Ліцензія',
    licenseText: 'Код відкрито за ліцензією MIT. Ігри, їхні назви й торгові марки належать видавцям.',
    contact: 'Зв’язок',
    contactLink: 'Написати нам',
    contactText: 'Повідомити про помилку в правилі можна внизу кожної статті.',
    version: 'Версія',
  },
  state: 'Стан',
  standing: {
    none: 'Цей браузер не підтримує роботу офлайн. Онлайн усе працює.',
    refused:
      'Браузер забороняє зберігати дані: так буває в приватному вікні. Онлайн усе працює, офлайн — ні.',
    starting: 'Перевіряємо пристрій…',
    nothing: 'Жодної гри не завантажено. Увімкни ті, що потрібні офлайн.',
    whole: 'Усе завантажено й доступно офлайн.',
    selected: 'Вибрані ігри завантажено. Їх можна читати офлайн.',
    testing: 'Перевіряємо кожен файл…',
    updating: 'Оновлюємо…',
    lacking: 'Бракує деяких файлів. Решта доступна офлайн.',
    empty: 'Поки що нічого не доступно офлайн.',
  },
  gamesKept: (kept: number, total: number) => `Завантажено ігор: ${kept} з ${total}`,
  loading: (here: number, total: number) => `Завантажуємо: ${here} з ${total}`,
  errors: {
    'no-network': 'Немає інтернету. Щойно він з’явиться, завантажимо решту файлів.',
    'wrong-answer':
      'Мережа повертає не ті файли. Можливо, спершу треба в ній авторизуватися. Ми спробуємо ще раз автоматично.',
    'storage-full': 'На пристрої бракує місця. Звільни його або вимкни непотрібну гру.',
    'storage-refused': 'Браузер забороняє зберігати дані. Якщо це приватне вікно, спробуй звичайне.',
    outdated: 'Копія на пристрої застаріла. Відкрий сайт онлайн, щоб оновити її.',
  },
  checked: (when: string) => `Перевірено ${when}`,
  notChecked: 'Ще не перевірено',
  today: (time: string) => `сьогодні о ${time}`,
  onDay: (day: string, time: string) => `${day} о ${time}`,
  test: 'Перевірити зараз',
  games: 'Ігри',
  keep: (name: string) => `Доступно офлайн: ${name}`,
  keepShort: 'Доступно офлайн',
  parts: { entries: 'Статті', pages: 'Сторінки', search: 'Пошук', icons: 'Іконки' },
  part: 'Файли',
  details: 'Докладніше',
  of: (here: number, total: number) => `${here} з ${total}`,
  game: {
    absent: 'Не завантажено',
    whole: 'Завантажено',
    lacking: 'Завантажено не все',
  },
  /** Texts that the Offline page shows on a site with many games. */
  many: {
    add: 'Додати ігри',
    chosen: (count: number, size: string) =>
      `${count} ${plural(count, 'гра займе', 'гри займуть', 'ігор займуть')} ${size}.`,
    download: (size: string) => `Завантажити ${size}`,
    noRoom: (size: string) => `На пристрої бракує ${size}.`,
    unopened: 'Не відкривалися три місяці',
    remove: (count: number, size: string) =>
      `Прибрати ${count} ${plural(count, 'гру', 'гри', 'ігор')} (${size})`,
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
    search: 'пошуковий індекс',
    game: 'сторінка гри',
    terms: 'терміни',
    tonight: 'сторінка «Закріплені правила»',
    decisions: 'сторінка «Наші рішення»',
    topics: 'мапа тем',
    differences: 'розбіжності між виданнями',
    rulings: 'роз’яснення та виправлення',
    booklet: 'брошура для друку',
    shell: 'спільні файли сайту',
  },
  shell: 'Спільні файли сайту',
  room: 'Місце на пристрої',
  used: (size: string) => `Зайнято ${size}.`,
  left: (size: string) => `Доступно ще ${size}.`,
  persisted: 'Захищено від автоматичного видалення.',
  notPersisted: 'Якщо на пристрої забракне місця, браузер може видалити файли.',
  persist: 'Захистити від видалення',
  persistRefused: 'Браузер цього не дозволив. Щоб файли не зникли, встанови «Правило» на пристрій.',
  saved: 'Доступно офлайн',
  update: {
    title: 'Нова версія готова',
    text: 'Її вже завантажено. Вона встановиться, коли наступного разу відкриєш сайт. Закріплене, позначки й налаштування збережуться.',
    now: 'Оновити зараз',
    done: 'Правила оновлено',
    pinned: 'Зміни в закріплених правилах:',
    noPinned: 'Закріплені правила не змінилися.',
    was: 'Було',
    became: 'Стало',
    gone: 'Це правило видалено',
    understood: 'Зрозуміло',
  },
  notKept: {
    title: 'Ця гра недоступна офлайн',
    text: (name: string) =>
      `Гру «${name}» не завантажено, а інтернету немає. Її сторінки відкриються, щойно він з’явиться.`,
    add: 'Зробити доступною офлайн',
    adding: 'Гра завантажиться, щойно з’явиться інтернет.',
    otherLanguages: 'Доступна офлайн іншою мовою:',
    /**
     * Title of the page that readers see offline if the requested page is not stored. Used if the requested page
     * belongs to a downloaded game or to no game.
     */
    pageTitle: 'Ця сторінка недоступна офлайн',
    pageText: 'Немає інтернету, а цю сторінку не завантажено. Вона відкриється сама, щойно завантажиться.',
    retry: 'Спробувати ще раз',
  },
  mine: {
    title: 'Резервна копія',
    intro:
      'Збережи закріплене, позначки, рішення, відкриті спойлери й налаштування: для нового телефона або про всяк випадок.',
    save: 'Зберегти копію',
    restore: 'Відновити з копії',
    holds: 'Ця копія додасть:',
    gain: {
      pins: (count: number) => `закріплене: ${count}`,
      ticks: (count: number) => `позначки: ${count}`,
      decisions: (count: number) => `рішення: ${count}`,
      unlocked: (count: number) => `відкриті спойлери: ${count}`,
      settings: (count: number) => `налаштування: ${count}`,
      books: (count: number) => `власні книги правил: ${count}`,
      drafts: (count: number) => `чернетки: ${count}`,
    },
    withBooks: 'Разом із моїми книгами правил',
    removed: (count: number) => `Відновити й рішення, видалені на цьому пристрої: ${count}`,
    kept: 'На пристрої нічого не буде видалено.',
    nothing: 'Усе з цієї копії вже є на пристрої.',
    take: 'Відновити',
    cancel: 'Скасувати',
    done: 'Відновлено',
    notAll: 'Відновлено не все: на пристрої бракує місця або частину файлу пошкоджено.',
    saved: 'Копію збережено',
    incomplete: 'Частину цього файлу пошкоджено, тому її буде пропущено.',
    aside: {
      said: 'Частину даних на цьому пристрої пошкоджено, тому їх відкладено. Решта працює. Щоб спробувати відновити ці дані, збережи їх у файл.',
      save: 'Зберегти пошкоджені дані',
      remove: 'Видалити їх',
    },
    refusals: {
      damaged: 'Файл пошкоджено або скопійовано не повністю. Скопіюй чи завантаж його ще раз.',
      foreign: 'Це не резервна копія «Правила». Вибери інший файл.',
      newer: 'Цей файл створено новішою версією сайту. Онови сторінку й спробуй ще раз.',
      tooLarge: 'Файл завеликий для резервної копії. Вибери інший файл.',
    },
  },
};

export const install = {
  title: 'Правила завжди під рукою',
  why: 'Встанови «Правило», щоб відкривати його одним дотиком і користуватися ним офлайн.',
  install: 'Встановити',
  impossible:
    'У цьому браузері не можна встановлювати сайти. «Правило» працює й без встановлення, навіть офлайн.',
  no: 'Ні, дякую',
  understood: 'Зрозуміло',
  /**
   * Instructions to install the site, for each operating system. The page shows each list as one sentence, with icons
   * in place of the words `share` and `menu`.
   */
  ways: {
    ios: ['Торкнися «Поширити»', 'share', 'і вибери «На\u00a0початковий екран».'],
    mac: ['У Safari вибери «Файл», тоді «Додати в Dock».'],
    firefox: ['Відкрий меню', 'menu', 'і вибери «Додати застосунок на головний екран».'],
  } as Record<'ios' | 'mac' | 'firefox', readonly string[]>,
  search: (game: string) => `Пошук: ${game}`,
  screenshots: {
    rule: 'Правило з власним посиланням, виділене в статті',
    search: 'Пошук, який розуміє будь-яку форму слова',
    wide: 'Правила з переглядом збоку на великому екрані',
  },
};

/** Strings of the search for games on the home page of a site with many games. */
export const finder = {
  name: 'Знайти гру',
  players: 'Гравців',
  anyPlayers: 'Будь-яка кількість',
  recent: 'Недавні та закріплені',
  none: 'Такої гри немає.',
  all: (count: number) => `Усі ігри: ${count}`,
};

export interface OfflineStrings {
  finder: typeof finder;
  offline: typeof offline;
  install: typeof install;
}
