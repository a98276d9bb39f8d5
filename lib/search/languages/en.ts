// English: enough of it for the names printed on the original game's cards.
import type { Language } from './language';

export const en: Language = {
  id: 'en',
  script: 'latin',
  ownLetters: '',
  vowels: 'aeiouy',
  // A verb and a noun are often one word here, so all go by the endings of the noun.
  endings: { noun: 's es ed d ing', adjective: 'er est', verb: 'ing' },
  alternations: [
    // abilities / ability
    { endings: ['es', 'ed'], from: /i$/, to: 'y' },
    // planning / plan
    { endings: ['ing', 'ed'], from: /([bdgmnprt])\1$/, to: '$1' },
    // moving / move
    { endings: [''], from: /e$/, to: '' },
  ],
  reflexive: [],
  suffixes: 'ation tion ment er or ing ness ity ly al',
  verbPrefixes: '',
  rootEnds: '',
  irregular: 'die=dice',
  sounds: `shch=S sch=S zh=Z kh=h ts=c tz=c ch=C sh=S ck=k ph=f a=a b=b c=c d=d e=e f=f g=g h=h i=i j=i k=k l=l m=m n=n
    o=o p=p q=k r=r s=s t=t u=u v=v w=v x=h y=i z=z`,
  functionWords: `a an and any are as at be by can do does for from has have how i if in is it its may me my no not of on or
    our so that the their them then there these they this to us was we what when where which who why will with you your
    must should`,
  exampleWords: 'example examples',
  weakWords: 'happens happen mean means get gets work works make use other another each every one',
  concepts: `
    player: player; opponent: opponent; enemy: enemy; ally: ally; team: team; character: character hero; leader: leader; crew: crew;
    child: child; bot: bot automa; droid: droid; game: game; turn: turn; round: round; phase: phase step; action: action;
    event: event; step: step; card: card; deck: deck; hand: hand; token: token; tile: tile; board: board; sheet: sheet; map: map;
    track: track; marker: marker; die: dice; box: box; space: space; cell: cell; area: area; planet: planet; system: system; base: base;
    city: city; star: star; water: water; ice: ice; energy: energy; wall: wall; door: door; route: route path; ship: ship;
    fighter: fighter; rover: rover; unit: unit; structure: structure building; weapon: weapon; gear: gear; equipment: equipment;
    cargo: cargo; slot: slot; credits: credits; money: money; cost: cost; price: price; resource: resource; supply: supply; point: point;
    fame: fame; reputation: reputation; loyalty: loyalty; faction: faction; medal: medal; bonus: bonus; reward: reward;
    goal: goal objective; mission: mission; secret: secret; job: job; bounty: bounty; contact: contact; encounter: encounter;
    patrol: patrol; skill: skill; ability: ability; effect: effect; symbol: symbol icon; health: health; damage: damage;
    heal: heal healing; repair: repair; death: death; hit: hit; critical: critical crit; focus: focus; blank: blank;
    result: result; roll: roll; reroll: reroll; test: test; win: win winning; lose: lose losing; tie: tie; combat: combat battle fight;
    attack: attack; defend: defend defense; destroy: destroy; kill: kill eliminate; capture: capture; rescue: rescue;
    retreat: retreat; escape: escape; move: move movement; stop: stop; return: return; swap: swap; buy: buy purchase; sell: sell;
    pay: pay; spend: spend; trade: trade; exchange: exchange barter; market: market shop store; deliver: deliver delivery;
    take: take; draw: draw; gain: gain; give: give; keep: keep; discard: discard; place: place; deploy: deploy; reveal: reveal;
    look: look; shuffle: shuffle; choose: choose; use: use; skip: skip; ignore: ignore; build: build; recruit: recruit;
    assign: assign assignment; oppose: oppose; cover: cover; score: score scoring; activate: activate; rule: rule;
    example: example; limit: limit; value: value; level: level; difficulty: difficulty; order: order; range: range; time: time;
    begin: beginning; end: end ending; setup: setup; start: starting; free: free; extra: additional extra; random: random;
    adjacent: adjacent adjacency; nearest: nearest; neutral: neutral; solo: solo; threat: threat; reinforcement: reinforcement;
    crisis: crisis; project: project; transport: transport; technology: technology tech; civilization: civilization civ;
    meteorite: meteorite; plan: plan; hyperdrive: hyperdrive; one: 1 one first; two: 2 two second; three: 3 three third;
    four: 4 four fourth; five: 5 five; six: 6 six; seven: 7 seven; eight: 8 eight; nine: 9 nine; ten: 10 ten;`,
};
