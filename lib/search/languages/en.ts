// The English tables of the search: endings, sounds, question words, and concepts of rule books.
import type { SearchLanguage } from './language-definition';

export const en: SearchLanguage = {
  id: 'en',
  script: 'latin',
  distinctiveLetters: '',
  vowels: 'aeiouy',
  // An English verb and noun are often the same word, so the endings of verbs are also listed as endings of nouns.
  endings: { noun: 's es ed d ing', adjective: 'er est', verb: 'ing' },
  alternations: [
    // Gives «abilities» the stem of «ability».
    { endings: ['es', 'ed'], from: /i$/, to: 'y' },
    // Gives «planning» the stem of «plan».
    { endings: ['ing', 'ed'], from: /([bdgmnprt])\1$/, to: '$1' },
    // Gives «move» the stem of «moving».
    { endings: [''], from: /e$/, to: '' },
  ],
  reflexive: [],
  suffixes: 'ation tion ment er or ing ness ity ly al',
  verbPrefixes: '',
  rootEndings: '',
  irregular: `crises=crisis die=dice dies=dice men=man women=woman people=person children=child lives=life knives=knife halves=half
    lost=lose losing=lose won=win winning=win fought=fight bought=buy sold=sell paid=pay spent=spend took=take taken=take gave=give
    given=give went=go gone=go came=come got=get gotten=get chose=choose chosen=choose drew=draw drawn=draw threw=throw thrown=throw
    kept=keep held=hold left=leave lay=lie laid=lay began=begin begun=begin broke=break broken=break built=build caught=catch
    dealt=deal fell=fall fallen=fall flew=fly flown=fly flies=fly found=find hid=hide hidden=hide knew=know known=know led=lead
    made=make met=meet ran=run said=say saw=see seen=see sent=send shot=shoot showed=show shown=show stood=stand stole=steal
    stolen=steal stuck=stick thought=think told=tell understood=understand woke=wake wore=wear worn=wear wrote=write
    written=write blew=blow blown=blow grew=grow grown=grow rode=ride ridden=ride rose=rise risen=rise swore=swear
    beaten=beat bitten=bite died=die did=do done=do does=do was=be were=be been=be has=have had=have better=good best=good
    worse=bad worst=bad further=far farther=far defense=defend dead=death`,
  sounds: `shch=S sch=S zh=Z kh=h ts=c tz=c ch=C sh=S ck=k ph=f a=a b=b c=c d=d e=e f=f g=g h=h i=i j=i k=k l=l m=m n=n
    o=o p=p q=k r=r s=s t=t u=u v=v w=v x=h y=i z=z`,
  functionWords: `a about all already also am an and any anybody anyone anything are as at be been being but by can cant cannot
    could did didnt do does doesnt doing dont else even ever for from had has hasnt have havent having he her here hers him his
    how i id if ill im in into is isnt it its ive just let lets like may me might mine must my myself no nobody not nothing of off ok
    okay on only onto or our ours out really shall she should so some somebody someone something still such than that thats the
    their theirs them then there theres these they theyre this those though to too up upon us very was wasnt we were what whats
    when where whether which while who whom whose why will with wont would yes yet you your yours youre
    aint anyway arent cause couldnt cuz gimme gonna gotta hes hey himself herself hows huh instead itself lemme lol per shes shouldnt somehow
    somewhere themselves theyve thing til till wanna wed weve whens wheres whos wouldnt youve`,
  questionWords: `number: many much; who: who whose whom; when: when until long; where: where;
    may: can could may am is are do does did should must have has will would allowed; what: what which why how if happens`,
  answerWords: `number: one two three four five six; who: player players who whoever each owner opponent; when: when after before if
    once until then start end; where: on under beside next where onto into; may: can cannot may must not never only`,
  editionWords: 'edition editions book reference',
  conditionWords: `solo: solo alone myself solitaire ai bot automa robot dummy computer; team: teams partner admiral general team three four`,
  exampleWords: 'example examples',
  weakWords: `happens happen happened mean means get gets got getting gotten work works make makes made use used using other another
    each every one thing things go goes going went gone want wants need needs needed allowed able possible exactly right away
    now again back next way know say says said try tries actually guy guys people dude dudes stuff lot lots bit properly totally roughly
    tonight today
    playing wanted keeps came comes come seen look looks looking little bad fine whatever hate friend friends buddy mate
    brother sister wife husband argue arguing argued argument claims claim swear swears saying tells told tell think thinks thought
    wonder wondering sure surely weird great good nice please basically literally kind sort deal whole big old since however
    normally usually apparently obviously supposed understand understood confused question idea reason both either neither`,
  concepts: `
    player: player; opponent: opponent; enemy: enemy; ally: ally; team: team; character: character hero figure;
    leader: leader; crew: crew companion ally; child: child kid baby grogu; bot: bot automa; droid: droid; game: game;
    turn: turn; round: round; phase: phase step; action: action; event: event; step: step; card: card; deck: deck;
    hand: hand; token: token; tile: tile; board: board map; sheet: sheet; map: map board; track: track;
    marker: marker; die: dice; box: box; space: space spot place hex square; cell: cell; area: area; planet: planet;
    system: system; base: base; city: city; star: star; water: water; ice: ice; energy: energy; wall: wall;
    door: door; route: route path; ship: ship vessel spaceship starship; fighter: fighter; rover: rover;
    unit: unit figure troops army soldier trooper mini miniature; structure: structure building;
    weapon: weapon gun blaster; gear: gear; equipment: equipment; cargo: cargo; slot: slot room place;
    credits: credits money cash coins; money: money credits cash coins; cost: cost price expensive cheap;
    price: price cost; resource: resource; supply: supply; point: point; fame: fame; reputation: reputation;
    loyalty: loyalty; faction: faction; medal: medal; bonus: bonus; reward: reward prize payout;
    goal: goal objective target; mission: mission; secret: secret hidden; job: job quest task gig; bounty: bounty;
    contact: contact; encounter: encounter; patrol: patrol; skill: skill; ability: ability; effect: effect;
    symbol: symbol icon; health: health; damage: damage hurt wound injury harm; heal: heal healing recover cure;
    repair: repair recover fix; death: death dead died knocked defeated; hit: hit success; critical: critical crit;
    focus: focus; blank: blank; result: result; roll: roll; reroll: reroll roll again; test: test;
    win: win winning beat victory winner; lose: lose losing defeat loss; tie: tie equal draw tied same;
    combat: combat battle fight brawl; attack: attack shoot hit strike punch fire; defend: defend defense;
    destroy: destroy blow explode ruin wreck; kill: kill eliminate defeat destroy slay shoot down;
    capture: capture catch grab captive captured prisoner; rescue: rescue; retreat: retreat flee run withdraw;
    escape: escape flee run; move: move movement run walk travel fly pass go; stop: stop halt stuck; return: return;
    swap: swap switch replace trade change; buy: buy purchase get; sell: sell; pay: pay; spend: spend; trade: trade;
    exchange: exchange barter; market: market shop store; deliver: deliver delivery drop;
    take: take grab pick collect get; draw: draw pull take pick; gain: gain get earn receive collect;
    give: give lend hand pass; keep: keep; discard: discard throw dump toss trash; place: place placement put set lay drop;
    deploy: deploy; reveal: reveal flip show turn open faceup; look: look read see peek check; shuffle: shuffle;
    choose: choose pick decide select choice; use: use; skip: skip pass; ignore: ignore; build: build;
    recruit: recruit hire; assign: assign assignment; oppose: oppose counter contest stop; cover: cover;
    score: score scoring; activate: activate; rule: rule; example: example; limit: limit; value: value;
    level: level tier; difficulty: difficulty; order: order sequence; range: range; time: time;
    begin: beginning start; end: end ending finish over; setup: setup; start: starting begin beginning; free: free;
    extra: additional extra; random: random randomly;
    adjacent: adjacent adjacency next neighbor neighboring beside touching; nearest: nearest; neutral: neutral;
    solo: solo; threat: threat; reinforcement: reinforcement; crisis: crisis; project: project; transport: transport;
    technology: technology tech; civilization: civilization civ; meteorite: meteorite; plan: plan;
    hyperdrive: hyperdrive; one: 1 one first; two: 2 two second both pair couple; three: 3 three third;
    four: 4 four fourth; five: 5 five; six: 6 six; seven: 7 seven; eight: 8 eight; nine: 9 nine; ten: 10 ten;
    die-out: die killed defeated knocked dead; hide: secret hidden; fly: travel move;
    deceive: lie bluff cheat deception; loan: borrow lend; remove: clear discard; corner: corner diagonal;
    side: side edge; wound: hurt injury injured; full: full occupied taken; fit: room capacity; pass: skip;
    leave: exit abandon; enter: go; again: twice repeat; twice: two double; lose-thing: lose lost;
    help: assist aid support; share: split divide; closed: shut locked; open: open; allow: allowed permitted;
    forbid: forbidden prohibited banned; refuse: decline; empty: blank empty; run-out: run empty none left;
    same: identical equal; number: amount count; first: beginning; last: final; carry: transport haul hold;
    talk: discuss tell speak table chat; find: search discover; simultaneous: simultaneously together; long: longer;
    count: add tally;`,
};
