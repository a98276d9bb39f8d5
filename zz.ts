import { loadIndexes, searchIndexes } from './scripts/measure/load-search-indexes';
const indexes = loadIndexes();
const Q: [string, string, string][] = [
 ['what happens when i die','outer-rim','en'],['що буде якщо я помру','outer-rim','uk'],['tie in combat','outer-rim','en'],['tie in combat','rebellion','en'],['who goes first','outer-rim','en'],['who goes first','rebellion','en'],['who goes first','planet-unknown','en'],['хто ходить перший','outer-rim','uk'],['хто ходить перший','rebellion','uk'],['як виграти','outer-rim','uk'],['як виграти','rebellion','uk'],['as виграти','outer-rim','uk'],['how many crew can i have','outer-rim','en'],['i have no money what do i do','outer-rim','en'],['do i get my leader back after a failed mission','rebellion','en'],['how far can ships move','rebellion','en'],['how far can ships move','outer-rim','en'],['can i rotate the tile','planet-unknown','en'],['biomass where can i put it','planet-unknown','en'],['can i shoot through walls','mandalorian-adventures','en'],['dice','rebellion','en'],['zzzzqqq','rebellion','en'],['grab the child','mandalorian-adventures','en'],
];
for (const [q, game, lang] of Q) {
  const ed = indexes.filter((i) => i.lang === lang && i.game === game);
  const r: any = searchIndexes(ed, { q, game, lang } as any);
  console.log(`${q} [${game} ${lang}] -> ${r.results.slice(0, 3).map((x: any) => `${x.entry}#${x.rule ?? x.id ?? ''}`).join(' | ')}`);
}
for (const [q, lang] of [['rebellion','en'],['outer rim combat','en'],['повстання','uk'],['зовнішнє кільце бій','uk']] as const) {
  const ed = indexes.filter((i) => i.lang === lang);
  const r: any = searchIndexes(ed, { q, lang, game: undefined } as any);
  console.log(q, r.results.slice(0, 3).map((x: any) => JSON.stringify(x).slice(0, 120)));
}
process.exit(0)
