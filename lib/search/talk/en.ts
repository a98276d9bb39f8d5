// What players say at the table in English for what rules call otherwise, as `concept: words;`; it comes beside the concepts of the language.

export const talk = `
  ability: power effect superpower; activate: trigger fire kick unlock; adjacent: near nearby border connected;
  advance: advance progress climb bump raise; advice: tip advice recommend; again: reuse redo; agree: agree
  consent accept settle; allow: allow legal permit legit; ally: friend teammate partner buddy pal comrade
  friendly; aloud: aloud loud; appear: appear spawn arrive pop; area: zone region territory blob; around:
  around detour bypass avoid; asset: asset item stuff belongings possession; assign: send allocate; asymmetric:
  asymmetric unique fancy; attach: attach wear; attack: assault ambush; attacker: attacker aggressor; attempt:
  attempt chance retry; back: back reverse; balance: balance fair; base: headquarters hideout lair home;
  beforehand: before early beforehand ahead; begin: begin; beginner: beginner newbie novice noob rookie;
  biomass: biomass plant vegetation forest; block: block prevent hinder obstruct pin slow; board: mat; bonus:
  boost perk benefit plus; bot: solo computer robot dummy; bottom: bottom underneath; bounty: target wanted
  hunt hunter contract fugitive chase runaway; build: construct produce create assemble crank factory; buy:
  acquire shopping; cancel: cancel undo negate takeback; capture: arrest kidnap hostage jail imprison seize
  alive nab snatch; carbonite: carbonite freeze frozen thaw; cargo: goods load freight crate shipment
  contraband; carry: carry load bring lug ride hitch aboard drag brought; cell: square; chance: face chance
  odds probability; character: standee; chasm: chasm abyss canyon crack; check: check remember; child: yoda
  infant foundling; choose: option vote; city: town; civilization: culture civilisation; clockwise: clockwise
  direction counterclockwise; closed: closed; collect: collect gather pickup scoop; color: color colour;
  combat: duel skirmish dogfight clash shootout volley; commander: commander general admiral; complete:
  complete achieve fulfill accomplish finish; component: component piece content bits; condition: condition
  requirement prerequisite; connect: connect link join merge; construction: construction unfinished; contact:
  npc informant stranger; contradict: contradict disagree conflict dispute argue opposite trust; corner:
  diagonally; corporation: corporation corp company; cost: worth fee pricey; count: count calculate sum
  include; cover: overlap atop bury buried squash layer; credits: currency buck dollar gold bill grand thousand
  penny; crew: member crewmate helper follower shipmate buddy pal friend aboard comrade newcomer gang; crisis:
  disaster emergency; current: current active; cycle: cycle dig dug; damage: suffer injure dent bang; databank:
  databank database archive; deceive: deceive trick mislead honest truth fake purpose; deck: stack pile;
  defend: protect guard shield block dodge; deliver: bring unload brought; deploy: spawn summon; depot: depot
  tray wedge; destroy: demolish annihilate smash bomb nuke wipe blast boom squash; destroyed: destroyed debris
  rubble wreck ruins; die-out: unconscious knockout collapse faint; differ: differ different differently
  difference; difficulty: hard easy difficult tough tougher harder easier brutal soften setting; diplomacy:
  diplomacy diplomat talker persuade; discard: ditch chuck scrap bin wipe rid kick burn; divided: divided split
  quarter cut; door: gate hatch doorway; drawback: weakness drawback downside; droid: robot metal machine;
  elevation: elevation roof height rooftop; empire: imperial empire emperor; empty: vacant; encounter: meet
  adventure story visit; end: final; enemy: foe opponent baddie villain monster minion thug pirate bandit goon
  hostile; energy: wild lightning; enough: enough afford lack insufficient short; enter: enter arrive land;
  envelope: envelope sealed pack; equipment: mod modification upgrade gear turret; escape: evade bolt bail;
  excess: excess surplus leftover; expert: experienced expert veteran; extra: bonus spare; facedown: facedown
  unrevealed hidden unflipped unknown mystery; fail: fail failure flunk flop blew; fame: famous glory prestige
  popularity; fast: fast quick speed; find: find locate seek sniff fetch; first: first starter; fit: fit hold
  contain; five: fifth; flip: flip mirror; fly: fly; focus: eye; follow: follow obey; forbid: forbid ban
  prohibit impossible; forty: 40 forty; free: gratis freebie; full: filled overloaded crowded; gain: acquire
  obtain claim; gamble: gamble bet; game: session playthrough; gap: gap hole uncovered; gear: equipment item
  armor weapon; give: gift donate transfer present bribe slip; goal: aim; grab: grab grapple; grid: grid align
  crooked; ground: ground land surface foot walker speeder soil; guide: guide campaign legacy story; half: part
  half partial partly; heal: medkit bandage medicine restore patch; health: life hull heart hitpoint; help:
  help; hide: hide conceal facedown; highest: highest biggest high; hit: explosion; hyperdrive: speed fast
  engine faster; ice: frozen icy; ignore: disregard bypass; illegal: illegal contraband smuggle shady customs;
  immediate: immediately immediate instant straight; immobile: immobile stationary immovable; impassable:
  impassable obstacle barrier; indicator: indicator pointer arrow; intel: intel scout recon spy espionage
  intelligence; interrupt: interrupt middle mid squeeze; invincible: unbeatable invincible; italics: italics
  italic slanted; job: contract mission errand; junk: unusable useless junk unneeded; keep: hold retain save
  stash hoard; kill: murder assassinate wipe; land: land ground dry soil; last: last; later: later wait delay
  postpone afterwards afterward; leader: boss captain general commander; leave: leave quit; leftover: unused
  leftover remaining spare; level: rank stage tougher; lifepod: lifepod pod capsule astronaut; limit: maximum
  max cap restriction; loan: loan debt owe repay debtor; long: scenic; look: inspect examine glance browse;
  lose: fail failure loser; lose-thing: forfeit sacrifice disappear; lowest: fewest lowest minimum smallest low
  weak; loyalty: loyal allegiance control locals favor unowned; luxury: luxury fancy; maelstrom: maelstrom
  storm vortex nebula; mandalorian: mandalorian mando; mandatory: mandatory required forced obligatory
  compulsory; map: galaxy; marker: tracker cube token; market: vendor merchant shopping; medkit: medkit medpack
  bandage bacta medicine potion healthpack; melee: melee brawler brawl; meteorite: meteor asteroid rock debris
  comet; middle: middle center centre halfway mid midway; mission: task scenario quest; mistake: accident
  accidentally forgotten mistake forget forgot wrong; mod: mod turret; money: currency buck dollar gold bill
  grand thousand rich; move: cross slide shift jump leap hop slip budge nudge push shove motion march drag;
  navpoint: navpoint nav waypoint; nearest: closest near measure; negative: negative bad minus hate hostile mad
  angry; neighbor: neighbor neighbour; neutral: independent unaligned unowned; new: new newly fresh freshly
  newcomer; number: number quantity total digit altogether; open: available vacant; opponent: rival enemy foe
  adversary thug pirate bandit hostile; oppose: interfere prevent resist thwart block blocker spoil; optional:
  optional voluntary; order: priority timing initiative rearrange arrange; outside: outside beyond; owner:
  owner boss; pad: pad scorepad scoresheet paper; pass: pass; patch: patch filler plug; patrol: warship police
  cop guard; pay: spend cost payment charge bribe; penalty: penalty punish consequence; perimeter: perimeter
  edge border outermost; phase: stage; pile: discard pile graveyard; place: plop install park slap arrange
  tuck; plan: strategy; planet: world; play: play; player: person participant buddy folks; point: pts score
  medal; pool: pool reserve; populous: populous populated inhabited locals; positive: positive good love
  friendly pleased; price: worth fee expensive cheap; private: private personal; probe: probe scan; project:
  research development; promise: promise agreement oath binding; queue: queue production; random: luck chance
  odds; range: distance far reach measure; recruit: enlist join; reference: reference summary checklist;
  refund: difference refund; refuse: refuse reject; region: region sector chunk; regress: regress backward
  decrease demote fall; reinforcement: backup respawn spawn fresh; remote: remote uninhabited unpopulated;
  remove: remove banish wipe rid clean; repair: mend restore patch; repeat: repeat redo; reputation: rep
  standing relation relationship hate love mad angry pleased feel friendly hostile favor; reroll: redo; rescue:
  save free liberate release spring rescuer; resolve: resolve perform execute; resource: factory; result:
  outcome; retreat: escape evacuate fall bail; return: retrieve; reveal: uncover expose unveil busted exposed
  admit lift; reward: payment loot bonus; ring: ring attachment wear; roll: throw toss; rotate: rotate spin
  twist; route: line lane road connection; rover: vehicle buggy car truck; row: row column line; rule:
  rulebook; run-out: deplete exhaust; sabotage: sabotage saboteur; same: same duplicate copy alike; score:
  point tally; secret: private hush mystery; sell: barter sale offload; sentry: sentry guard lookout overwatch
  watchman; setup: prepare layout; share: share common spread; sharpshooter: sharpshooter sniper; sheet: board
  mat; ship: spacecraft boat craft; shooter: shooter ranged gunner; shuffle: mix reshuffle; side: face; size:
  size big large huge tall small thick; skill: talent expertise proficiency; skip: miss forgo jump leap hop;
  slot: spot compartment seat; solo: alone single solitaire; space: location cell field; space-theater: space
  sky orbit overhead; special: special saber lightsaber sabre; spend: waste; standee: standee mini miniature
  figure pawn meeple cardboard; start: initial opening; station: station susan carousel wheel turntable; stay:
  stay remain wait park linger; stop: pin slow; store: store save stash hoard; strength: strength power strong
  powerful; structure: generator shield; subjugation: subjugation occupy conquer invade garrison march;
  substitute: substitute proxy replacement; succeed: success succeed; superlaser: superlaser superweapon
  deathstar; supply: reserve bank stock; survive: survive alive; swap: exchange substitute; symbol: sign logo
  emblem printed; symmetric: symmetric standard plain basic normal regular; synergy: synergy chain combo;
  system: planet world; take: steal rob scoop snatch lift fetch; talk: talk communicate whisper info
  information admit; target: target victim; team: teammate partner squad coop cooperative; technology: research
  upgrade; teleport: teleport warp directly beam fling; term: term word expression; terrain: terrain land
  landscape; test: check challenge; theater: theater theatre battlefield; thirteen: 13 thirteen; threat: danger
  trap; through: through past across slip sneak; tie: tiebreaker tiebreak stalemate; tile: piece polyomino
  tetris shape; time: clock; token: chit counter piece disc bits; track: bar scale; trade: barter exchange swap
  deal negotiate bargain haggle; trait: trait keyword tag; traitor: traitor betray; transport: carry haul
  shuttle capacity ride hitch aboard lug; twelve: 12 twelve; twice: twice; type: type class kind; unit:
  stormtrooper infantry figurine; unlimited: unlimited infinite endless; use: apply; value: strength digit;
  variant: variant mode houserule; wall: barrier partition; water: ocean sea; win: triumph victorious; winding:
  winding bend; wound: damage;`;
