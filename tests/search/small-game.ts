// A small test game with one example of everything that the search must handle.
import type { EntryData, GameData, RuleData } from '../../lib/data/game-data';

const rule = (id: string, text: string, more: Partial<RuleData> = {}): RuleData => ({
  id,
  kind: 'item',
  text,
  ...more,
});
const heading = (id: string, text: string, more: Partial<RuleData> = {}): RuleData => ({
  id,
  kind: 'heading',
  text,
  ...more,
});

const entries: EntryData[] = [
  {
    id: 'patrols',
    title: 'Патрулі',
    page: 8,
    en: 'Patrols',
    aliases: ['кораблі фракцій', 'вартові космосу'],
    index: [{ term: 'Знищити', at: 'win' }],
    otherNames: ['Патрули', 'Устранить'],
    rules: [
      rule('def', 'Патруль — бойове судно однієї з чотирьох [[factions|фракцій]].'),
      rule('dice', 'Число біля :ship-combat: — це кількість кубиків, які кидають за патруль.'),
      rule('win', 'Переможеш — візьми винагороду з жетона й поверни його в коробку.'),
      heading('patrol-movement', 'Рух патрулів'),
      rule('trigger', 'Є на новій карті символ — цей патруль рухається.', { section: 'patrol-movement' }),
    ],
  },
  {
    id: 'combat',
    title: 'Бій',
    page: 3,
    en: 'Combat',
    rules: [
      rule('def', 'Бій вирішують кубики; нічия — перемога нападника.'),
      rule('both', 'Обидва учасники кидають кубики.'),
    ],
  },
  { id: 'ship-combat', title: 'Космічний бій', en: 'Ship combat', see: ['combat'], rules: [] },
  { id: 'routes', title: 'Маршрути', see: ['spaces', 'adjacency'], rules: [] },
  {
    id: 'spaces',
    title: 'Терени',
    en: 'Spaces',
    otherNames: ['Области'],
    rules: [rule('def', 'Терени мапи: планети, навігаційні точки та Вирвище.')],
  },
  {
    id: 'adjacency',
    title: 'Сусідні',
    en: 'Adjacency',
    rules: [rule('def', 'Два терени сусідні, коли між ними лежить дорога.')],
  },
  {
    id: 'fame',
    title: 'Слава',
    page: 12,
    en: 'Fame',
    asked: [
      { q: 'скільки треба набрати, щоб виграти', at: 'win' },
      { q: 'чи можна піти в мінус', at: 'floor' },
    ],
    rules: [
      rule('win', 'Перемагає той, хто першим має 10 слави.'),
      rule('price', 'Особливий товар коштує 3000 кредитів і дає славу.'),
      rule('number', 'Про це сказано на карті № 40.'),
      rule('differs', 'За іншим виданням мінус буває.', { note: 'differs', about: ['floor'] }),
      rule('floor', 'Менше нуля слави ніхто не має.'),
    ],
  },
  {
    id: 'job',
    title: 'Халтурка',
    en: 'Jobs',
    otherNames: ['Работа'],
    rules: [rule('def', 'Халтурка — завдання, за яке платять кредитами.')],
  },
  {
    id: 'market',
    title: 'Ринок (дія)',
    en: 'Market',
    rules: [rule('def', 'На ринку купують карти.'), heading('refund', 'Решта')],
  },
  { id: 'class', title: 'Ґатунок', en: 'Class', rules: [rule('def', 'Ґатунок видно з об’єктів на жетоні.')] },
  {
    id: 'child',
    title: 'Малюк',
    en: 'The Child',
    tags: ['spoiler'],
    until: 'mission-2',
    asked: [{ q: 'куди тікає малюк, коли мене поранили', at: 'def' }],
    rules: [rule('def', 'Малюк тікає від штурмовиків.')],
  },
  {
    id: 'components',
    title: 'Вміст',
    asked: [{ q: 'навіщо нам та блискуча штука з коробки', at: 'secret' }],
    rules: [
      rule('cards', 'У коробці є карти.'),
      rule('secret', 'Ще там лежить таємничий голокрон.', { note: 'spoiler', until: 'mission-3' }),
    ],
  },
  { id: 'empty', title: 'Порожнеча', rules: [] },
];

export const smallGame: GameData = {
  game: 'small',
  lang: 'uk',
  name: 'Мала гра',
  version: '1',
  book: { title: 'Довідник', short: 'Довідник' },
  icons: { 'ship-combat': { name: 'космічний бій', svg: '' } },
  entries,
};
