// Ukrainian strings of the interface. They are the reference: every other language must have exactly the same keys.
import { capitalise, type LanguageInfo, languageName } from './language';
import { pluralOfThree } from './plural';

const plural = pluralOfThree('uk');

export const language: LanguageInfo = { name: 'Українська', short: 'УК', foreignLetters: 'ыэёъ' };

/**
 * Names of the editions (an edition is a game in one language) for three languages. For an edition in any other
 * language, pages show the name of the language instead.
 */
const EDITIONS: Record<string, string> = {
  uk: 'українське видання',
  ru: 'російське видання',
  en: 'англійське видання',
};
const editionOf = (lang: string): string => EDITIONS[lang] ?? `видання: ${languageName(lang, 'uk')}`;

export const strings = {
  siteName: 'Правило',
  tagline: 'Правила настільних ігор у кишені',
  shelf: 'Ігри',
  /** Accessible name of the links at the top of the home page. */
  firstSteps: 'З чого почати',
  shelfIntro: 'Знайди правило за кілька секунд, покажи його за столом і читай без інтернету.',
  /** Message shown when a script of the page could not be loaded. */
  scriptNotLoaded: 'Не вдалося завантажити: немає інтернету. Спробуй ще раз, коли він з’явиться.',
  skipToContent: 'Перейти до вмісту',
  languageChoice: 'Мова',
  readInThisLanguage: 'Це правило українською',
  players: (range: string) => `Гравців:\u00a0${range.replace('–', '\u2060–\u2060')}`,
  counts: (entries: number, rules: number) =>
    `${entries} ${plural(entries, 'стаття', 'статті', 'статей')}, ${rules} ${plural(rules, 'правило', 'правила', 'правил')}`,
  ruleCount: (rules: number) => `${rules} ${plural(rules, 'правило', 'правила', 'правил')}`,
  ruleNumber: (number: string) => `Правило ${number}`,
  page: (number: number) => `с. ${number}`,
  /**
   * Reference to a page of a printed book that is in another language than the web page. `book` is the short name of
   * the book.
   */
  pageOf: (number: number, book: string) => `с. ${number} (${book})`,
  parts: 'Частини книги',
  alphabet: 'За абеткою',
  letters: 'Літери',
  related: 'Пов’язані теми',
  mentionedIn: 'Де ще згадано',
  asked: {
    title: 'Часті запитання',
    more: (count: number) => `Ще ${count} ${plural(count, 'запитання', 'запитання', 'запитань')}`,
  },
  previous: 'Попередня',
  next: 'Наступна',
  neighbours: 'Сусідні статті',
  see: 'Дивись',
  moved: 'Правило перенесено',
  table: 'Таблиця',
  lockedUntil: (point: string) => `Спойлер: ${point}`,
  lockedTitle: 'Спойлер',
  lockedText: (point: string) =>
    `Ця сторінка розкриває сюжет. Не читай далі, якщо ${point.toLocaleLowerCase('uk')} ще попереду.`,
  back: (name: string) => `До гри «${name}»`,
  theme: 'Тема',
  notes: {
    example: 'Приклад',
    team: 'Командна гра',
    solo: 'Гра на одного',
    spoiler: 'Спойлер',
    differs: 'Видання різняться',
    unclear: 'Книга суперечить собі',
    ruling: 'Роз’яснення видавця',
    module: 'Доповнення',
  },
  search: {
    field: 'Знайти правило',
    clear: 'Очистити пошук',
    close: 'Закрити',
    results: 'Результати',
    searching: 'Шукаємо…',
    topics: 'Теми',
    hint: 'Одруки не завадять. Можна ставити й цілі запитання.',
    questions: 'Схожі запитання',
    recent: 'Нещодавні пошуки',
    recentlyRead: 'Нещодавно переглянуте',
    found: (count: number) =>
      count ? `Знайдено ${count} ${plural(count, 'правило', 'правила', 'правил')}` : 'Нічого не знайдено',
    companion: 'Також стосується запиту',
    further: (count: number) => `Ще ${count} ${plural(count, 'правило', 'правила', 'правил')} з цієї статті`,
    furtherInGame: (count: number) =>
      `Ще ${count} ${plural(count, 'правило', 'правила', 'правил')} з цієї гри`,
    searchMore: (count: number) => `Шукати ще в ${count} ${plural(count, 'грі', 'іграх', 'іграх')}`,
    shownFor: 'Результати за запитом',
    literally: (query: string) => `Шукати саме «${query}»`,
    nothing: (query: string) => `За запитом «${query}» нічого не знайдено.`,
    didYouMean: 'Можливо, ти шукаєш:',
    from: (title: string) => `з теми «${title}»`,
    everywhere: 'Шукати в усіх іграх',
    broken: 'Пошук не відповідає.',
    again: 'Спробувати ще раз',
    failed: (name: string) => `Не вдалося завантажити правила гри «${name}». Решта працює.`,
    failedMany: (count: number) =>
      `Не вдалося завантажити правила ${count} ${plural(count, 'гри', 'ігор', 'ігор')}. Решта працює.`,
    lockedTitle: 'Спойлер',
    locked: 'Це правило — спойлер. Воно відкриється пізніше в кампанії.',
  },
  sharing: {
    actions: 'Дії з правилом',
    close: 'Закрити',
    back: 'До дій із правилом',
    show: 'Показати за столом',
    share: 'Поділитися',
    qr: 'QR-код',
    qrHint: 'Наведи на код камеру іншого телефона, щоб відкрити на ньому це правило.',
    qrOf: (place: string) => `QR-код: ${place}`,
    pin: 'Закріпити',
    unpin: 'Відкріпити',
    copy: 'Копіювати',
    copyText: 'Текст',
    copyLink: 'Посилання',
    copyMarkdown: 'Markdown',
    tapHint: 'Торкнись правила, щоб показати його, надіслати чи закріпити.',
    copied: 'Скопійовано',
    pinned: 'Закріплено',
    unpinned: 'Відкріплено',
    copyRefused: 'Браузер не дозволив копіювати. Виділи текст нижче й скопіюй:',
    hangsOn: 'Уточнює правило',
    /** Opening and closing quotation marks, then the pair for a quotation inside a quotation. */
    quotes: ['«', '»', '„', '“'] as readonly [string, string, string, string],
    second: 'Друга мова на картці',
    golden: 'Яке правило головніше',
    openInRules: 'Відкрити в правилах',
    lost: 'Не вдалося знайти це правило: можливо, посилання неповне. Ось уся стаття.',
    wrong: 'Повідомити про помилку',
    correct: 'Виправити тут',
    wrongCopied: 'Звіт скопійовано. Встав його в повідомлення авторам сайту.',
    changed: (date: string) => `Змінено ${date}`,
    history: 'Історія змін',
    source: 'Джерело',
    report: {
      title: (place: string) => `Помилка: ${place}`,
      where: 'Де',
      language: 'Мова',
      version: 'Версія',
      what: 'Що не так',
    },
  },
  preview: {
    open: 'Відкрити статтю',
    more: (rules: number) => `ще ${rules} ${plural(rules, 'правило', 'правила', 'правил')}`,
    back: (title: string) => `Назад: ${title}`,
    close: 'Закрити',
    choose: 'Дивись:',
    locked: 'Це спойлер. Відкрий його, коли кампанія дійде до цього місця.',
    returnTo: (title: string) => `Повернутися до статті «${title}»`,
  },
  editions: {
    nameOf: (lang: string): string => capitalise(editionOf(lang)),
    /** Returns the name of the edition in a language, for use inside a sentence. */
    inSentence: editionOf,
    sideBySide: 'Дві мови поруч',
    sideBySideOf: (title: string) => `${title}: два видання поруч`,
    description: (title: string) => `Усі правила статті «${title}» у двох виданнях поруч.`,
    absent: 'У цьому виданні такого правила немає.',
    compare: 'Видання тут різняться. Порівняти',
    compareShort: 'Порівняти видання',
    here: 'Лише в цьому виданні',
  },
  terms: {
    link: (languages: number): string => {
      if (languages < 2) return 'Терміни';
      if (languages === 2) return 'Терміни двома мовами';
      return languages === 3 ? 'Терміни трьома мовами' : `Терміни ${languages} мовами`;
    },
    titleOf: (name: string) => `Терміни гри «${name}»`,
    description: (name: string, languages: string) => `Терміни гри «${name}». Мови: ${languages}.`,
    caption: 'Торкнися мови, щоб упорядкувати за нею',
    column: (lang: string): string => capitalise(languageName(lang, 'uk')),
    absent: 'немає статті',
  },
  settings: {
    open: 'Налаштування читання',
    close: 'Закрити',
    textSize: 'Розмір тексту',
    sizes: ['Звичайний', 'Більший', 'Найбільший'] as [string, string, string],
    toggleTheme: 'Перемкнути тему',
    themes: { system: 'Системна', light: 'Світла', dark: 'Темна' },
    keepAwake: 'Не гасити екран',
    keepAwakeHint: 'Поки відкрито правила гри',
    places: 'У цій грі',
  },
  filters: {
    title: 'Показувати',
    team: 'Командна гра',
    solo: 'Гра на одного',
    variant: 'Варіанти правил',
  },
  spoilers: {
    title: 'Спойлери',
    reached: (point: string) => `${point}: ми вже тут`,
    note: (point: string) => `Спойлер. ${point}: ми вже тут`,
    opened: (point: string) => `Відкрито: ${point}`,
    openedEverywhere: (point: string) => `${point}: відкрито всюди`,
    mentions: 'Згадано у відкритих статтях',
    lockAgain: 'Приховати знову',
  },
  setup: {
    players: 'Скільки гравців?',
    playersColumn: 'Гравців',
    forPlayers: (range: string, last: number) => `${range} ${plural(last, 'гравець', 'гравці', 'гравців')}`,
    progress: (done: number, all: number) => `Готово ${done} з ${all}`,
    allDone: 'Усе готово, можна грати!',
    clear: 'Скинути',
    undo: 'Повернути',
    tick: (step: string) => `Зроблено: ${step}`,
  },
  tonight: {
    title: 'Закріплені правила',
    short: 'Закріплене',
    intro: 'Правила, які варто мати під рукою. Список лишається на цьому пристрої.',
    pinned: 'Закріплене',
    empty: 'Тут поки порожньо. Закріпи правило або статтю, щоб мати їх під рукою.',
    toGame: 'Читати правила',
    pinEntry: 'Закріпити статтю',
    unpinEntry: 'Відкріпити статтю',
    up: (name: string) => `Перемістити вище: ${name}`,
    down: (name: string) => `Перемістити нижче: ${name}`,
    remove: (name: string) => `Відкріпити: ${name}`,
    moved: (name: string, place: number, all: number) => `${name}: тепер ${place} з ${all}`,
    removed: (name: string) => `Відкріплено: ${name}`,
    clear: 'Відкріпити все',
    undo: 'Повернути',
    cleared: 'Усе відкріплено',
    history: 'Нещодавно переглянуте',
    noHistory: 'Тут з’являтимуться переглянуті статті.',
    clearHistory: 'Очистити історію',
    unknown: 'Це правило видалено',
    noData: 'Не вдалося завантажити правила. Спробуй ще раз, коли з’явиться інтернет.',
    retry: 'Спробувати ще раз',
  },
  decisions: {
    title: 'Наші рішення',
    label: 'Наше рішення',
    write: 'Записати рішення',
    undecided: 'Немає в правилах? Запиши своє рішення',
    found: 'Наші рішення',
  },
  topics: {
    title: 'Мапа тем',
    intro: 'Як теми пов’язані між собою. Торкнися теми, щоб відкрити її статтю.',
    overview: 'Як пов’язані групи тем',
    around: (name: string) => `Теми, пов’язані з темою «${name}»`,
    figure: 'Як тема пов’язана з іншими',
    whole: 'Уся мапа тем',
    alone: 'Інші теми',
  },
  differences: {
    title: 'Розбіжності між виданнями',
    intro: 'Для компанії з різними виданнями: усі розбіжності з посиланнями на обидва правила.',
    here: 'правило цього видання',
  },
  rulings: {
    title: 'Роз’яснення та виправлення',
    intro: 'Що видавець уточнив або змінив після друку книги, від найновішого.',
    /**
     * Label of a ruling (a correction by the publisher) that a later ruling replaced. `date` is in the genitive case,
     * because it follows «до».
     */
    until: (date: string) => `До ${date}`,
    /** Text at the end of a rule that a ruling explains. */
    mark: 'Роз’яснено',
    /** Text at the end of a rule that a ruling replaces. */
    replaced: 'Змінено',
    documents: 'Документи гри',
    /** Says which of two documents applies if they contradict each other. */
    precedence: (higher: string, lower: string) => `«${higher}» має перевагу над «${lower}».`,
    version: (version: string) => `версія ${version}`,
    earlier: 'Попередні версії',
    read: 'Відкрити документ',
    here: 'правило книги',
  },
  desk: {
    rail: 'У цій статті',
    sections: 'Розділи',
    keys: 'Клавіатурні скорочення',
    choose: 'Вибрати й відкрити результат',
  },
  flow: 'Кроки',
  aloud: {
    read: 'Читати вголос',
    title: 'Читання вголос',
    pause: 'Пауза',
    resume: 'Продовжити',
    stop: 'Зупинити',
    previous: 'Попереднє правило',
    next: 'Наступне правило',
    nextStep: 'Наступний крок',
    wait: 'Чекати після кожного кроку',
    noVoice: (language: string) =>
      `На цьому пристрої немає голосу для цієї мови (${language}). Його можна додати в налаштуваннях синтезу мовлення.`,
    unsupported: 'Цей браузер не вміє читати вголос.',
    failed: 'Читання перервалося. Спробуй ще раз.',
  },
  print: {
    booklet: 'Друк',
    bookletTitle: (name: string) => `${name}: правила для друку`,
    bookletIntro: 'Усі правила гри однією брошурою. Вибери розмір паперу й надрукуй або збережи як PDF.',
    paper: 'Розмір паперу',
    print: 'Друкувати',
    contents: 'Зміст',
  },
  notFound: {
    title: 'Сторінку не знайдено',
    text: 'Перевір посилання або пошукай в усіх іграх.',
    toShelf: 'Усі ігри',
  },
  footer: {
    words:
      'Правила переказано власними словами. Точний текст — у книзі правил гри; сторінку вказано в кожній статті.',
    exact:
      'Це точний текст книги, лише для особистого користування її власника. Сторінку вказано в кожній статті.',
    rights: (publisher: string) => `Гра, назви й товарні знаки належать їхнім власникам (${publisher}).`,
  },
};

export type PlainStrings = typeof strings;
