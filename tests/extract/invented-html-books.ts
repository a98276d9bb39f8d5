// Invented rulebooks in HTML, in three languages, with the elements of real ones: lists, steps, boxes and tables.

export const ENGLISH = `
<h1>Owls of the Old Tower</h1>
<p class="all">Owls of the Old Tower is a game for 2–4 players about keeping a tower tidy. Each player leads a family of owls and collects feathers.</p>
<h2>Components</h2>
<ul><li>1 board of the tower</li><li>40 feather tokens in four colours</li><li>24 owl cards</li></ul>
<h2>Setup</h2>
<ol><li>Place the board in the middle of the table.</li><li>Shuffle the owl cards and deal three cards to each player.</li><li>Put the feather tokens beside the board as a supply.</li></ol>
<div class="box"><p>The oldest owl begins. If two owls are of one age, the one that hooted last begins the game.</p></div>
<h2>Taking a Turn</h2>
<p>On your turn you take two actions. You may take the same action twice. When you have taken both actions, the player on your left takes a turn. See “Moving” on page 2 for what stops an owl.</p>
<h3>Moving</h3>
<p>Move your owl up to three floors. An owl never moves through a closed shutter unless the player spends a feather token. A re&shy;markable number of owls forget this.</p>
<h3>Collecting Feathers</h3>
<p>Take one feather token from the supply. If the supply is empty, take one from the player with the most feathers instead.</p>
<h2>Scoring</h2>
<p>When the supply is empty for the second time the game ends and every player counts feathers.</p>
<table><tr><th>Feathers</th><th>Points</th></tr><tr><td>1 to 3</td><td>2</td></tr><tr><td>4 to 6</td><td>5</td></tr><tr><td>7 or more</td><td>9</td></tr></table>
<h2>Glossary</h2>
<p><b>Shutter:</b> a wall that opens for a feather.</p>
<p><b>Supply:</b> all tokens that no player owns.</p>`;

/** The headings of `ENGLISH`, indented by two spaces per heading level. */
export const ENGLISH_OUTLINE = [
  'Owls of the Old Tower',
  'Components',
  'Setup',
  'Taking a Turn',
  '  Moving',
  '  Collecting Feathers',
  'Scoring',
  'Glossary',
  '  Shutter',
  '  Supply',
];

export const UKRAINIAN = `
<h1>Сови старої вежі</h1>
<p>Це гра для 2–4 гравців про вежу, у якій живуть сови. Кожен гравець веде свою родину сов і збирає пір’їни.</p>
<h2>Приготування до гри</h2>
<ol><li>Покладіть поле посеред столу.</li><li>Перемішайте карти сов і роздайте кожному гравцеві по три карти.</li><li>Складіть жетони пір’їн поруч із полем.</li></ol>
<h2>Хід гравця</h2>
<p>У свій хід ви виконуєте дві дії. Ту саму дію можна виконати двічі. Коли обидві дії виконано, ходить гравець ліворуч (див. «Рух» на с. 1).</p>
<h3>Рух</h3>
<p>Перемістіть сову щонайбільше на три поверхи. Сова не проходить крізь зачинену віконницю, якщо гравець не платить пір’їну.</p>
<h3>Збирання пір’їн</h3>
<p>Візьміть із запасу один жетон пір’їни. Якщо запас порожній, візьміть жетон у гравця, що має найбільше пір’їн.</p>
<h2>Підрахунок очок</h2>
<p>Коли запас спорожніє вдруге, гра закінчується, і кожен гравець рахує свої пір’їни.</p>
<p><b>Пов’язані теми:</b> Рух, Збирання пір’їн</p>`;

export const RUSSIAN = `
<h1>Совы старой башни</h1>
<p>Это игра для 2–4 игроков о башне, в которой живут совы. Каждый игрок ведёт свою семью сов и собирает перья.</p>
<h2>Подготовка к игре</h2>
<ol><li>Положите поле в середину стола.</li><li>Перемешайте карты сов и раздайте каждому игроку по три карты.</li><li>Сложите жетоны перьев рядом с полем.</li></ol>
<h2>Ход игрока</h2>
<p>В свой ход вы выполняете два действия. Одно и то же действие можно выполнить дважды. Затем ходит игрок слева.</p>
<h3>Движение</h3>
<p>Переместите сову не больше чем на три этажа. Сова не проходит сквозь закрытую ставню, если игрок не платит перо.</p>
<h3>Сбор перьев</h3>
<p>Возьмите из запаса один жетон пера. Если запас пуст, возьмите жетон у игрока, у которого больше всего перьев.</p>
<h2>Подсчёт очков</h2>
<p>Когда запас опустеет во второй раз, игра заканчивается, и каждый игрок считает свои перья.</p>`;

export const POLISH = `
<h1>Sowy starej wieży</h1>
<p>To gra dla 2–4 graczy o wieży, w której mieszkają sowy. Każdy gracz prowadzi rodzinę sów i zbiera pióra.</p>
<h2>Przygotowanie gry</h2>
<ol><li>Połóż planszę na środku stołu.</li><li>Potasuj karty sów i rozdaj każdemu graczowi trzy karty.</li><li>Ułóż żetony piór obok planszy.</li></ol>
<h2>Tura gracza</h2>
<p>W swojej turze wykonujesz dwie akcje. Tę samą akcję możesz wykonać dwa razy. Potem grę prowadzi gracz po lewej stronie.</p>
<h3>Ruch</h3>
<p>Przesuń sowę najwyżej o trzy piętra. Sowa nie przechodzi przez zamkniętą okiennicę, jeśli gracz nie zapłaci pióra.</p>
<h3>Zbieranie piór</h3>
<p>Weź z zasobów jeden żeton pióra. Jeśli zasoby są puste, weź żeton od gracza, który ma najwięcej piór.</p>
<h2>Koniec gry</h2>
<p>Kiedy zasoby opróżnią się po raz drugi, gra się kończy i każdy gracz liczy swoje pióra.</p>`;

/** The headings of `POLISH`, indented by two spaces per heading level. */
export const POLISH_OUTLINE = [
  'Sowy starej wieży',
  'Przygotowanie gry',
  'Tura gracza',
  '  Ruch',
  '  Zbieranie piór',
  'Koniec gry',
];

/** Returns paragraphs of two to three lines, which fill columns and pages. */
export const filler = (name: string, count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p>Rule ${at + 1} of ${name}: a player who holds an owl card may show it to the others and then draws one feather token from the supply of the tower.</p>`,
  ).join('');
