// Colloquial English words that players use for the concepts of rule books, as `concept: words;`. They extend the table
// `concepts` in `languages/en.ts`. They are in a separate file because browsers need them only for queries of several
// words.

export const colloquial = `
  ability: power effect superpower trick special; activate: trigger fire kick unlock; adjacent: near nearby
  border connected touch; advance: advance progress climb bump raise step; advice: tip advice recommend; again:
  reuse redo replay; agree: agree consent accept settle; allow: allow legal permit legit; ally: friend teammate
  partner buddy pal comrade friendly; aloud: aloud loud; appear: appear spawn arrive pop; area: zone region
  territory blob lake patch chunk; around: around detour bypass avoid; asset: asset item stuff belongings
  possession; assign: send allocate; asymmetric: asymmetric unique fancy; attach: attach wear; attack: assault
  ambush shot zap shooting swing jump jumped pew whack blast gunfire; attacker: attacker aggressor; attempt:
  attempt chance retry; back: back reverse; balance: balance fair fairly; barter: trade turn swap cheapen
  discount cheaper toward; base: headquarters hideout lair home hide hiding; beforehand: before early beforehand
  ahead; begin: begin; beginner: beginner newbie novice noob rookie newbies kids first; big: huge fat giant;
  biomass: biomass plant vegetation forest green greens grass tree; block: block prevent hinder obstruct pin
  slow stop cancel cancelled soak; board: mat; bonus: perk benefit plus; book: booklet rulebook manual page;
  bot: solo computer robot dummy; bottom: bottom underneath; bounty: target wanted hunt hunter contract fugitive
  chase runaway bail prisoner quarry; build: construct produce create assemble crank factory; buy: acquire
  shopping shop; campaign: story season; cancel: cancel undo negate takeback stop; capital: big cruiser
  destroyer; capture: arrest kidnap hostage jail imprison seize alive nab snatch handcuff cuff tie bag;
  carbonite: carbonite freeze frozen thaw; cargo: load freight crate shipment contraband spice box stuff boxes;
  carry: load bring lug ride hitch aboard drag brought; cell: square; chance: face chance odds probability;
  character: standee dude fella person guy; chasm: chasm abyss canyon crack; check: check remember; child: yoda
  infant foundling; choose: option vote whichever; city: town; civilization: culture civilisation people;
  clockwise: clockwise direction counterclockwise; closed: closed; collect: collect gather pickup scoop; color:
  color colour; combat: duel skirmish dogfight clash shootout volley gunfight scrap rumble tussle jump jumped
  scuffle pvp; commander: commander general admiral; company: corporation firm; complete: complete achieve
  fulfill accomplish finish; component: component piece content bits inside missing; condition: condition
  requirement prerequisite; connect: connect link join merge; construction: construction unfinished; contact:
  npc informant stranger dude fella face; contradict: contradict disagree conflict dispute argue opposite trust;
  corner: diagonally; corporation: corporation corp company firm business; cost: worth fee pricey cheaper;
  count: count calculate sum include matter; cover: overlap atop bury buried squash layer; credits: currency
  buck dollar gold bill grand thousand penny; crew: member crewmate helper follower shipmate buddy pal friend
  aboard comrade newcomer gang hacker wookiee bunk crewman sidekick pilot; crisis: disaster emergency; current:
  current active whose; cycle: cycle dig dug; damage: suffer injure dent bang chip scratch bleed bruise hurting
  ouch shot zap soak beating batter; databank: databank database archive number; death: drop wiped wipe blew ko
  toast goner gone rip; deceive: deceive trick mislead honest truth fake purpose; deck: stack pile; defeated:
  dead die killed blew wiped drop knocked died ko beaten; defend: protect guard shield block dodge; deliver:
  bring unload brought hand dropoff cash; deploy: spawn summon new fresh freshly show; depot: depot tray wedge
  slice section; destroy: demolish annihilate smash bomb nuke wipe blast boom squash rip trash lasered laser
  vaporize obliterate cover; destroyed: destroyed debris rubble wreck ruins; die-out: unconscious knockout
  collapse faint drop drops dying blow blew wipe wiped kaput toast goner rip screwed perish down; differ: differ
  different differently difference; difficulty: hard easy difficult tough tougher harder easier brutal soften
  setting hardest crazy horrible lenient; diplomacy: diplomacy diplomat talker persuade; discard: ditch chuck
  scrap bin wipe rid kick burn boot lose fire drop; discount: cheap cheaper off; dispute: disagree trust fight;
  divided: divided split quarter cut; door: gate hatch doorway; drawback: weakness drawback downside; droid:
  robot metal machine; effect: text; elevation: elevation roof height rooftop; eliminate: kill dead die dies;
  empire: imperial empire emperor; empty: vacant; encounter: meet adventure story visit planet chat; end: final
  finale; enemy: foe opponent baddie villain monster minion thug pirate bandit goon hostile bad trooper nasty
  mob dude; energy: wild lightning; enough: enough afford lack insufficient short; enter: enter arrive land;
  envelope: envelope sealed pack; equipment: mod modification upgrade gear turret; escape: evade bolt bail;
  event: bad trouble; excess: excess surplus leftover; expert: experienced expert veteran; extra: bonus spare;
  facedown: facedown unrevealed hidden unflipped unknown mystery blind; faceup: showing visible; faction: gang
  mafia cartel side clan; fail: fail failure flunk flop blew; fame: famous glory prestige popularity star stars
  renown bling fans; fast: fast quick speed; fighter: tie wing; fill: plug stuff complete; find: find locate
  seek sniff fetch; first: first starter; fit: fit hold contain; five: fifth; flip: flip mirror; fly: fly;
  focus: eye; follow: follow obey; forbid: forbid ban prohibit impossible; forced: must have gotta forced
  choice; forty: 40 forty; free: gratis freebie; full: filled overloaded crowded; gain: acquire obtain claim
  score rake bag; gamble: gamble bet; game: session playthrough; gap: gap hole uncovered; gear: equipment item
  armor weapon gun jetpack armour blaster rifle pistol vest sword; give: gift donate transfer present bribe slip
  loan spare; glossary: meaning means word explained; goal: aim quest mission; golden: book trust; grab: grab
  grapple; grid: grid align crooked; ground: ground land surface foot walker speeder soil fist fists feet punch
  hand boots stormtrooper trooper; guide: guide campaign legacy story; half: part half partial partly; heal:
  medkit bandage medicine restore patch medic rest mend fix; health: life hull heart hitpoint hp wound tough
  toughness; help: help; hide: hide conceal facedown; highest: highest biggest high; hit: explosion; hole: gap
  plug; hyperdrive: speed fast engine faster; ice: frozen icy; ignore: disregard bypass; illegal: illegal
  contraband smuggle shady customs dodgy spice smuggling black; immediate: immediately immediate instant
  straight; immobile: immobile stationary immovable; impassable: impassable obstacle barrier; indicator:
  indicator pointer arrow; intel: intel scout recon spy espionage intelligence peek; interrupt: interrupt middle
  mid squeeze; invincible: unbeatable invincible; italics: italics italic slanted; job: contract mission errand
  heist caper scheme; junk: unusable useless junk unneeded; keep: hold retain save stash hoard; kill: murder
  assassinate wipe whack zap fry blast waste snipe drop finish; land: land ground dry soil; last: last; later:
  later wait delay postpone afterwards afterward tonight; leader: boss captain general commander hero dude guy
  character; leave: leave quit; left: remain leftover; leftover: unused leftover remaining spare; level: rank
  stage tougher; lifepod: lifepod pod capsule astronaut; limit: maximum max cap restriction; loan: loan debt owe
  repay debtor; long: scenic; look: inspect examine glance browse spy peep page; lose: fail failure loser;
  lose-thing: forfeit sacrifice disappear; lowest: fewest lowest minimum smallest low weak; loyalty: loyal
  allegiance control locals favor unowned side like; luxury: luxury fancy; maelstrom: maelstrom storm vortex
  nebula; mandalorian: mandalorian mando; mandatory: mandatory required forced obligatory compulsory gotta must
  have; map: galaxy; marker: tracker cube token chip disc; market: vendor merchant shopping sale; medal: points;
  medkit: medkit medpack bandage bacta medicine potion healthpack; melee: melee brawler brawl; meteorite: meteor
  asteroid rock debris comet stone boulder; middle: middle center centre halfway mid midway; mission: task
  scenario quest job plan; mistake: accident accidentally forgotten mistake forget forgot wrong misprint typo
  slip; mod: mod turret upgrade gadget; money: currency buck dollar gold bill grand thousand rich; move: cross
  slide shift jump leap hop slip budge nudge push shove motion march drag wander drive drove ride step stroll
  dash crawl sneak; movement: drive step steps walk; navpoint: navpoint nav waypoint circle; nearest: closest
  near measure close; negative: negative bad minus hate hostile mad angry hated enemy; neighbor: neighbor
  neighbour; neutral: independent unaligned unowned nobody nobodys; new: new newly fresh freshly newcomer;
  number: quantity total digit altogether; objective: goal target; open: available vacant; opponent: rival enemy
  foe adversary thug pirate bandit hostile; oppose: interfere prevent resist thwart block blocker spoil;
  optional: optional voluntary may choice must; order: priority timing initiative rearrange arrange sort sorted
  first; outside: outside beyond off hang stick; owner: owner boss; pad: pad scorepad scoresheet paper; pass:
  pass; patch: patch filler plug 1x1 single green square; patrol: warship police cop guard cops cruiser; pay:
  spend cost payment charge bribe owe; penalty: penalty punish consequence; perimeter: perimeter edge border
  outermost; permanent: forever temporary; phase: stage; pile: discard pile graveyard trash dump; place: plop
  install park slap arrange tuck; plan: strategy; planet: world; play: play; player: person participant buddy
  folks friend wife kid mum dad people; point: pts score medal; pool: pool reserve; populous: populous populated
  inhabited locals; positive: positive good love friendly pleased; prevent: soak absorb; price: worth fee
  expensive cheap; private: private personal; probe: probe scan; project: research development; promise: promise
  agreement oath binding; queue: queue production; random: luck chance odds blind jumbled chaos shuffle mix
  mixed; range: distance far reach measure away close; rearrange: shift shuffle move; recruit: enlist join;
  reference: reference summary checklist cheat; refund: difference refund; refuse: refuse reject no; region:
  region sector chunk; regress: regress backward decrease demote fall down backwards; reinforcement: backup
  respawn spawn fresh extra more; remote: remote uninhabited unpopulated; remove: remove banish wipe rid clean;
  repair: mend restore patch fixed; repeat: repeat redo; reputation: rep standing relation relationship hate
  love mad angry pleased feel friendly hostile favor dislike buddies; reroll: redo; rescue: save free liberate
  release spring rescuer bust break; resolve: resolve perform execute; resource: factory; respawn: return revive
  stand; rest: recover heal; result: outcome; retreat: escape evacuate fall bail leg skedaddle leave; return:
  retrieve; reveal: uncover expose unveil busted exposed admit lift showing; revive: respawn; reward: payment
  loot bonus; ring: ring attachment wear hoop plastic; roll: throw toss dice die; rotate: rotate spin twist;
  route: line lane road connection; rover: vehicle buggy car truck drove wheel; row: row column line; rule:
  rulebook; rulebook: booklet page book manual pages; run-out: deplete exhaust; sabotage: sabotage saboteur
  wreck explosion bomb; same: same duplicate copy alike; score: point tally; secret: private hush mystery;
  section: paragraph chapter part bit; sell: barter sale offload flog pawn; sentry: sentry guard lookout
  overwatch watchman; setup: prepare layout start begin beginning; share: share common spread; sharpshooter:
  sharpshooter sniper; sheet: board mat; ship: spacecraft boat craft ride; ship-combat: space dogfight; shooter:
  shooter ranged gunner; shuffle: mix reshuffle jumble mess; side: face; simultaneous: same second once; size:
  size big large huge tall small thick tiny fat; skill: talent expertise proficiency icon strength piloting;
  skip: miss forgo jump leap hop; slot: spot compartment seat; small: tiny little; solo: alone single solitaire
  myself lone one; space: location cell field dot area; space-theater: space sky orbit overhead; special:
  special saber lightsaber sabre; spend: waste; square: space spot 1x1 cell; standee: standee mini miniature
  figure pawn meeple cardboard stand; start: initial opening; station: station susan carousel wheel turntable
  spinner spinny centre; stay: stay remain wait park linger; stop: pin slow trap; store: store save stash hoard
  bank; strength: strength power strong powerful; structure: generator shield cannon ion; subjugation:
  subjugation occupy conquer invade garrison march gray grey occupied; substitute: substitute proxy replacement;
  succeed: success succeed; superlaser: superlaser superweapon deathstar laser; supply: reserve bank stock heap
  pile; survive: survive alive; swap: exchange substitute; symbol: sign logo emblem printed; symmetric:
  symmetric standard plain basic normal regular; synergy: synergy chain combo swirl; system: planet world; take:
  steal rob scoop snatch lift fetch grabby pinch swipe; talk: talk communicate whisper info information admit;
  target: target victim aim; team: teammate partner squad coop cooperative buddy pair; technology: research
  upgrade power; teleport: teleport warp directly beam fling; temporary: forever permanent; term: term word
  expression; terrain: terrain land landscape color colour; test: check challenge; text: paragraph sentence line
  wording words; theater: theater theatre battlefield; thirteen: 13 thirteen; threat: danger trap; through:
  through past across slip sneak; tie: tiebreaker tiebreak stalemate even; tile: piece polyomino tetris shape;
  time: clock; token: chit counter piece disc bits chip coin disk thingy cardboard; track: bar scale column
  ladder path line; trade: barter exchange swap deal negotiate bargain haggle gift give; trait: trait keyword
  tag word; traitor: traitor betray; transport: carry haul shuttle capacity ride hitch aboard lug; tuck: slide
  under; twelve: 12 twelve; twice: twice; two: duo twosome; type: type class kind; unit: stormtrooper infantry
  figurine dude walker tank guns; unlimited: unlimited infinite endless forever; use: apply; value: strength
  digit; variant: variant mode houserule; walker: tank; wall: barrier partition; water: ocean sea blue lake wet;
  weapon: rifle pistol; win: triumph victorious champion; winding: winding bend; wound: damage; zero: zilch
  nothing nil none 0;`;
