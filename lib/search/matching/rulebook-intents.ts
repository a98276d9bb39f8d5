// The questions that players ask about every game (who starts, how the game ends, what happens in a tie). Each question
// is an “intent” with two patterns: one for the queries that ask it, and one for the rules that can answer it. With
// these patterns, the search finds the answering rule under any heading, in every language of the search, and even in a
// book whose front matter has no player questions.
//
// The patterns match normalized words (lower case, without apostrophes) that are joined with spaces.
import { wordsOf } from '../analysis/tokenize';
import type { GameIndex } from '../index/create-index';
import { memoise } from '../memoise';

interface RulebookIntent {
  /** Matches a query that asks this question, in any language of the search. */
  asks: RegExp;
  /** For each language of a book, matches a rule that can answer this question. */
  answers: Record<string, RegExp>;
  /**
   * Set if `answers` matches many rules. Such an intent has a lower weight. The search uses it only in books without
   * player questions, because in other books the player questions lead to the rule.
   */
  isBroad?: true;
}

const INTENTS: RulebookIntent[] = [
  {
    // Example queries: «who goes first», «хто ходить першим», «кто начинает».
    asks: /^(so )?(who|which player) (starts?|begins?|goes|plays|moves|is)( the game)?( first)?( player)?$|^(first|start|starting) player$|^хто (ходить|починає|розпочинає|грає|перший)( гру| першим| перший| гравець)?$|^перший гравець$|^кто (ходит|начинает|играет|первый)( игру| первым| первый| игрок)?$|^первый игрок$|\bwho (should |gets to |has to |is going to )?(go|goes|start|starts|begin|begins|kick|kicks)( things| it| the game)?( off| first)|(хто|чий) .{0,16}(ходить перш|починає (гру|партію)|перший хід)|з кого почина|(кто|чеи|чей) .{0,16}(ходит перв|начинает (игру|партию)|первый ход)|с кого начин/,
    answers: {
      en: /^(?!.*\b(if|before|until|when)\b).*\b(player|traveler|captain|whoever|who|one|person|youngest|oldest)\b.*\b(goes first|plays first|moves first|begins|starts|first player|start(ing)? player)\b|\bfirst player\b|\btakes? the first turn\b/,
      uk: /перш(им|ий|а|ою) (ходит|почина|гра)|(той|та|хто|гравець|наймолодш|найстарш).* (почина|розпочина|ходить перш)|(по|розпо)чинає (той|та|гравець)|перший гравець|першого гравця/,
      ru: /перв(ым|ыи|ый|ои|ой) (ходит|начина|игра)|(тот|кто|игрок|младш|старш).* (начина|ходит перв)|начинает (тот|игрок|сам)|первый игрок|первого игрока/,
    },
  },
  {
    // Example queries: «how many people can play», «скільки гравців може грати».
    asks: /how many (people|players|persons)|number of players|player count|скільки (гравців|людей|осіб)|кількість гравців|сколько (игроков|человек|людей)|количество игроков/,
    answers: {
      en: /\b(\d|one|two|three|four|five|six) (to|or) (\d|two|three|four|five|six|seven|eight) [a-z]+s\b|\bfor (\d|one|two) [a-z ]*players\b/,
      uk: /(від|для|на) (\d|одного|двох|двоє|трьох).*(гравц|осіб|людей)|\d \d гравц/,
      ru: /(от|для|на) (\d|одного|двух|двоих|трех).*(игрок|человек)|\d \d игрок/,
    },
  },
  {
    // Example queries: «hand limit», «скільки карт можна тримати в руці».
    asks: /hand (limit|size|maximum)|(maximum|max|limit) .*(hand|cards)|how many cards .*(hold|keep|hand)|ліміт (руки|карт)|скільки карт .*(тримати|руці|руку)|(максимум|ліміт) .*карт|лимит (руки|карт)|сколько карт .*(держать|руке)|(максимум|лимит) .*карт/,
    answers: {
      en: /\b(hold|hand|cards?)\b.*\b(at most|no more than|more than|maximum|limit)\b|\b(never|no more than|at most|cannot|maximum|limit)\b.*\b(hold|hand)\b/,
      uk: /(руці|руку|карт|тримати).*(не більше|щонайбільше|більш як|ліміт)|(не більше|щонайбільше|більш як|ліміт).*(карт|руці|руку)/,
      ru: /(руке|руку|карт|держать).*(не больше|не более|лимит)|(не больше|не более|лимит).*(карт|руке|руку)/,
    },
  },
  {
    // Example queries: «it's a tie at the end», «нічия», «равенство очков».
    asks: /\b(tie|ties|tied|tiebreaker|tiebreak)\b|\b(same|equal) (score|points|number|result)|нічи(я|ю|єю)|рівн(а кількість|ість|ості)|порівну|однаков(о|а кількість|і) (очок|балів|кидки)|ничь(я|ю|ей)|равенств|поровну|одинаков(о|ое|ые) (очков|количество|броск)/,
    answers: {
      en: /\b(ties?|tied|equal|equally|level|match|same (number|score|amount|points|total))\b/,
      uk: /нічи|рівност|рівн(а|у|ої) кількіст|порівну|однаков/,
      ru: /ничь|равенств|при равн|поровну|одинаков/,
    },
  },
  {
    // Example queries: «when does the game end», «коли кінець гри».
    asks: /\b(game|it|match)\b.* (end|ends|finish|finishes|over|last|lasts)$|end of (the )?game|^when does it (end|finish)|(коли|скільки) .*(кінець|закінчується|закінчиться|триває) ?(гра|гри|партія|партії)?.*|кінець (гри|партії)|(когда|сколько) .*(конец|заканчивается|закончится|длится) ?(игра|игры|партия|партии)?.*|конец (игры|партии)/,
    answers: {
      en: /\bgame (is over|ends?|finishes|lasts)\b|\bends the game\b|\blast round\b/,
      uk: /(гра|партія) (закінчу|заверш|трива)|кінець гри|закінчується гра/,
      ru: /(игра|партия) (заканч|заверш|длит)|конец игры|заканчивается игра/,
    },
  },
  {
    // Example queries: «what if I die», «я помер що робити», «что если я умру».
    asks: /(what (happens )?(if|when) )?\b(i|we|someone|character) (die[sd]?|am dead|got killed)\b( now what| what do i do)?|((що|шо) (буде |станеться )?(якщо|коли) )?я (помр|вмр|умр|помер|вмер|умер|загину)[а-я]*( що (тепер )?робити)?|(что (будет )?(если|когда) )?я (умр|умер|погиб)[а-я]*( что (теперь )?делать)?/,
    answers: {
      en: /\b(is|are) (defeated|killed|eliminated)\b|\bdies\b/,
      uk: /спіткала невдача|гине|помирає|вибуває з гри/,
      ru: /(вы|персонаж|игрок) (побежден|погиба|умира|выбыва)/,
    },
  },
  {
    // Example queries: «who wins», «як виграти», «как победить».
    asks: /^(how|who) .*\b(win|wins|winner)\b|win the game|^(як|хто) .*(виграти|виграє|перемагає|перемогти|переможець|переміг)|^(как|кто) .*(выиграть|выиграет|побеждает|победить|победитель|победил)/,
    answers: {
      en: /\b(wins?|winner)\b|\bscore as many points\b/,
      uk: /перемага|виграє|виграв|переможець|набери якнайбільше/,
      ru: /побежда|выигрыва|победител|набер(и|ите) (как можно )?больше/,
    },
  },
  {
    // Example queries: «my friend made an illegal move», «неправильний хід».
    asks: /illegal|made a mistake|wrong move|by mistake|not allowed to and|wasnt allowed|неправильн|помилк|помилив|хибн|(ходив|сходив|зробив) не так|не за правилами|ошибк|ошибся|ошибочн|(ходил|сходил|сделал) не так|не по правилам/,
    answers: {
      en: /\b(illegal|mistakes?|wrongly|error|take it back|takes it back)\b/,
      uk: /помилк|помили|хибн|неправильн|незаконн|скасову/,
      ru: /ошибк|ошибоч|неправильн|незаконн|отмен/,
    },
  },
  {
    // Example queries: «we ran out of cards», «мед закінчився», «мешок пустой».
    asks: /\b(run|ran|runs|running) (out|dry)\b|\bno more\b|\b(deck|bag|supply|pile|stack)\b.* (empty|exhausted|out)|none left|used up|(закінчил|закінчив|скінчил|скінчив|вичерпа|порожн)|(більше|вже) (немає|нема)|не (лишилося|залишилося|лишилось)|(кончил|закончил|пуст)|больше нет|не осталось/,
    answers: {
      en: /\b(runs? out|exhausted|empty|used up|none left|depleted)\b/,
      uk: /(закінчи|скінчи)л|(закінчи|скінчи)вся|вичерпа|порожн/,
      ru: /(законч|конч)ил|пуст|исчерпа/,
    },
  },
  {
    // Example queries: «how much do we get at the beginning».
    asks: /^(how (many|much)|what) .*\b(beginning|start|setup)\b|^скільки .*(на початку|роздати|дають)|^сколько .*(в начале|раздать|дают)/,
    answers: {
      en: /\b(begins? with|starts? with|deal|give each|each [a-z]+ (takes|receives|gets)|everyone (takes|gets|begins))\b/,
      uk: /кожен .*(бере|отримує)|роздай|кожному/,
      ru: /кажд.*(берет|получает)|раздай|каждому/,
    },
  },
  {
    // Example queries: «what do I do on my turn», «сколько действий за ход».
    asks: /what (do|can) (i|we|you) do (on|in|during|when)|how many (actions|things) .*|^(my|a|your) turn$|що .*(робити|можна) .*(хід|ході)|скільки (дій|справ)|что .*(делать|можно) .*ход|сколько действий/,
    answers: {
      en: /\b(on|in|during) your turn\b|\ba turn (has|consists)\b/,
      uk: /у свій хід|хід (має|складається)/,
      ru: /в сво(и|й) ход|ход состоит/,
    },
  },
  {
    // Example queries: «there are just two of us», «нас двоє».
    asks: /\b(two|2) of us\b|just two|two players|нас двоє|удвох|вдвох|нас двое|вдвоем/,
    answers: {
      en: /\b(with|game of|for) two\b|\btwo players\b/,
      uk: /удвох|вдвох|(двох|двоє|двом) гравц|вас двоє/,
      ru: /вдвоем|двух игроков|двое игроков|вас (всего )?двое/,
    },
  },
  {
    asks: /\b(three|3) of us\b|three players|нас троє|утрьох|втрьох|нас трое|втроем/,
    answers: {
      en: /\b(with|game of|for) three\b|\bthree players\b/,
      uk: /утрьох|втрьох|(трьох|троє|трьом) гравц|вас троє/,
      ru: /втроем|трех игроков|трое игроков|вас (всего )?трое/,
    },
  },
  {
    // Example queries: «can I play it alone», «можно ли играть одному».
    asks: /\b(alone|solo|by myself|single player)\b|грати .*(сам|самому|одному|наодинці)|соло|играть .*(один|одному|самому)/,
    answers: {
      en: /\b(solo|alone|one player|single)\b/,
      uk: /соло|наодинці|один гравець|сам на сам/,
      ru: /соло|одиноч|один игрок/,
    },
  },
  {
    // Example queries: «the card says something else than the book», «карта противоречит правилам».
    asks: /\bcard\b.*(contradict|conflict|differ|something else|different)|карт.*(суперечить|інше|інакше)|карт.*(противоречит|другое|иначе)/,
    answers: {
      en: /\b(contradicts?|conflicts?|takes precedence|follow the card)\b/,
      uk: /супереч|права карта/,
      ru: /противореч|спорит|права карта|приоритет/,
    },
  },
  {
    // Example queries: «my friend has to go home», «гравець пішов посеред гри».
    asks: /\b(go|goes|going|went) home\b|\b(leaves?|left|quits?|dropped out of) (the game|early|us|in the middle)\b|has to (leave|go)\b|(пішов|піти|йде|вийшов|кинув гру) .*(посеред|додому|раніше)|мусить піти|(посеред|раніше) .*(пішов|йде|вийшов)|(ушел|уйти|уходит|вышел) .*(посреди|домои|домой|раньше)|(посреди|раньше) .*(ушел|уходит|вышел)/,
    answers: {
      en: /\b(leaves the game|quits|drops out|has to leave|must leave)\b/,
      uk: /(гравець|хтось|хто) .*(піти|іде|йде|виходить|покида)|вибува/,
      ru: /(игрок|кто нибудь|кто) .*(уити|уйти|уходит|выходит|покида)|выбыва/,
    },
  },
  {
    // Example queries: «can I just pass», «можна нічого не робити».
    isBroad: true,
    asks: /\b(just|can i|may i|want to) (pass|skip)\b|\bdo nothing\b|dont want to do|пропустити|спасувати|нічого не робити|пропустить|спасовать|ничего не делать/,
    answers: {
      en: /\b(pass|passes|skips?|nothing|cannot or will not|does not want)\b/,
      uk: /пропуска|пропусти|пасує|не хоче|не може або/,
      ru: /пропуска|пропусти|пасует|не хочет|не может или/,
    },
  },
  {
    // Example queries: «can I take that back», «можна переграти хід».
    isBroad: true,
    asks: /\btake (it|that|this|my move|the move|a move|what i just did)? ?back\b|\bundo\b|chang(e|ed) my mind|переграти|передумав|передумати|перехід|переиграть|передумал|передумать|вернуть ход/,
    answers: {
      en: /\b(final|take it back|takes it back|undo|touches|let go|lift)\b/,
      uk: /остаточн|повертає все|торкну|скасову|відпусти/,
      ru: /окончательн|отменя|тронул|исправляют|отпусти/,
    },
  },
  {
    // Example queries: «can I lie about my cards», «чи можна показувати карти».
    isBroad: true,
    asks: /\b(lie|lying|bluff|peek|show)\b|\b(keep|secret)\b.*\b(hand|cards)\b|брехати|збрехати|показати|показувати|підглянути|зазирнути|глянути|врать|соврать|показать|показывать|подсмотреть|заглянуть/,
    answers: {
      en: /\b(lie|bluff|show|secret|hidden|hide|look at|talking|promises)\b/,
      uk: /брех|показ|таєм|потай|зазира|підгляда|домовля/,
      ru: /врать|лгать|обман|показ|таин|тайн|подсматр|загляд|договар/,
    },
  },
  {
    // Example queries: «how much fits on one camel», «у мене вже шість штук».
    isBroad: true,
    asks: /\bhow (much|many)\b.*\b(fit|fits|carry|hold|holds|load|take)\b|\btoo (many|much)\b|\b(one|another) more\b|(скільки) .*(влазить|вміщ|нести|везти|взяти|тримати|поставити)|забагато|зайв|(сколько) .*(влезает|помещ|нагрузить|нести|везти|взять|держать)|слишком много|лишн|еще одного|еще один/,
    answers: {
      en: /\b(at most|no more than|up to|holds|carries|maximum|limit|extra|excess|exceed)\b/,
      uk: /щонайбільше|не більше|більш як|вміщує|уміщує|зайв|ліміт/,
      ru: /не более|не больше|больше (семи|шести|пяти|четырех|трех|двух)|помещается|вмещает|лишн|лимит/,
    },
  },
  {
    // Example queries: «two boats are already there», «там уже стоїть чужий паром».
    isBroad: true,
    asks: /\b(already|both) (sitting|standing|there|here|in the same|on the same)\b|\b(same|one) (space|spot|place|square|hex)\b|\boccupied\b|(вже|уже) .{0,12}(стоїть|стоять|сидить|зайнят)|на (одній|тій самій) (клітинці|картці|точці)|уже .{0,16}(стоит|стоят|сидит|занят)|на (однои|одной|тои же|той же) (клетке|точке|карте)/,
    answers: {
      en: /\b(same|one|single|that) (space|spot|circle|square|place|hex|field)\b|\b(any number of|no more than|only one) .*\b(on|in|at)\b|\boccupied\b/,
      uk: /на одн(ій|ому)|будь яка кількість|скільки завгодно|зайнят/,
      ru: /на одн(ои|ой|ом)|в любом количестве|сколько угодно|занят/,
    },
  },
];

/** Returns the indexes of the rules that can answer a question. `intent` is the index of the question in `INTENTS`. */
export type RulesByIntent = (intent: number) => ReadonlySet<number>;

export interface AskedIntent {
  /** Index of the question in `INTENTS`. */
  intent: number;
  /** Whether the query has no words besides this question: «who starts», but not «who starts the combat». */
  isWholeQuery: boolean;
}

/** Returns the questions of `INTENTS` that the query may ask. */
export function rulebookIntentsOf(query: string): AskedIntent[] {
  return INTENTS.flatMap(({ asks }, intent) => {
    const match = asks.exec(query);
    return match ? { intent, isWholeQuery: match[0].length === query.length } : [];
  });
}

/** Whether the pattern for the answers of an intent matches many rules (see `RulebookIntent`). */
export function isBroadIntent(intent: number): boolean {
  return INTENTS[intent]?.isBroad ?? false;
}

/**
 * Creates a function that returns the rules that can answer a given question of `INTENTS`. The function finds these
 * rules when it is first called for the question.
 */
export function createRulesByIntent({
  documents,
  lang,
}: Pick<GameIndex, 'documents' | 'lang'>): RulesByIntent {
  return memoise((intent: number) => {
    const rules = new Set<number>();
    const pattern = INTENTS[intent]?.answers[lang];
    if (!pattern) return rules;
    for (const { field, text, rule } of documents.units)
      if (field === 'rule' && pattern.test(wordsOf(text).join(' '))) rules.add(rule);
    return rules;
  });
}
