import { fault, replay, startGame, variantById, type Event, type GameStarted, type Seat } from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { messagesFor } from '../messages.ts';
import { gameLine, tell } from './tell.ts';
import type { Line, PeopleFact, Scene, Told } from './told.ts';

const [ANN, BEN] = [0, 1];
const started = (variant: string, ...names: readonly string[]): GameStarted => {
  const wanted = variantById(variant) ?? fault(`no ${variant}`);
  const game = startGame({ id: 'G-1', variant: wanted, players: names.map(name => ({ name })) }, chanceFrom(1));
  return game.ok ? game.value.game.start : fault(game.error);
};

const [yahtzee, classic] = [started('yahtzee', 'Ann', 'Ben'), started('rollio-classic', 'Ann', 'Ben')];
const [run, duel] = [started('rollio', 'Ann'), started('rollio-duel', 'Ann', 'Ben')];

/** A fact at the end of a game that began with these. */
function inGame(start: GameStarted, before: readonly Event[], fact: Event, seats: readonly Seat[] = []) {
  const events = fact === start ? [start] : [start, ...before, fact];
  return { scene: { game: replay(events), seats }, line: gameLine(fact) };
}

const inRoom = (event: PeopleFact, who: string | null = 'Ann', seats: readonly Seat[] = []) => ({
  scene: { game: null, seats },
  line: { kind: 'fact', fact: { event }, who } satisfies Line,
});

const turn = (seat: Seat): Event => ({ type: 'TurnStarted', seat, dice: null, rollsLeft: 3 });
const rolled = (dice: readonly number[], hold: string, rollsLeft = 2): Event => ({
  type: 'DiceRolled',
  seat: ANN,
  hold: [...hold].map(mark => mark === 'x'),
  dice,
  rollsLeft,
});
const score = (points: number, more: object = {}): Event => ({
  type: 'ScoreRecorded',
  seat: ANN,
  category: 'fullHouse',
  points,
  bonus: 0,
  ...more,
});
const banked = (seat: Seat, points: number, total: number): Event => ({ type: 'Banked', seat, points, total });
const SINGLE = { type: 'single', dice: [0], faces: [1], points: 100 } as const;
const setAside = {
  type: 'DiceScored',
  seat: ANN,
  dice: [0],
  partition: 0,
  combinations: [SINGLE],
  points: 100,
  pot: 100,
  hotDice: false,
} as unknown as Event;

const kinds = Array.from({ length: 6 }, () => ({ sides: 6, material: 'plastic' as const }));
const set: Event = { type: 'SetChosen', seat: ANN, set: 'beginner', kinds, drawn: [] };
const plan = { level: 1, threshold: 500, banks: 3, rounds: 5, rerolls: 2 };
const level = { type: 'LevelStarted', seat: ANN, plan, boss: null } as unknown as Event;
const round: Event = { type: 'TurnStarted', seat: ANN, dice: null };
const cleared: Event = {
  type: 'LevelCleared',
  seat: ANN,
  level: 1,
  income: { level: 5, banks: 2, boss: 0, charms: 0 },
};
const WARES = [
  { kind: 'charm', id: 'moneyMagnet' },
  { kind: 'consumable', id: 'moneyDoubler' },
] as const;
const shop = { type: 'ShopOpened', seat: ANN, wares: WARES, boss: null, drawn: [] } as unknown as Event;
const buy = (ware: number): Event => ({ type: 'WareBought', seat: ANN, ware, paid: 3 });
const toShop = [set, level, round, cleared, shop];

const kit = (charms: readonly string[]): object => ({
  money: 0,
  dice: kinds,
  charms,
  consumables: [],
  charmSlots: 5,
  consumableSlots: 2,
});
const ofRun = (fact: object, before: readonly Event[] = toShop) =>
  inGame(run, before, { seat: ANN, drawn: [], ...fact } as unknown as Event);
const ofDuel = (fact: object, seats: readonly Seat[] = [ANN]) =>
  inGame(duel, [], { seat: BEN, ...fact } as unknown as Event, seats);
const SCORE_OF_RUN = { ...setAside, steps: [], money: 2, gained: ['moneyDoubler'], cloned: [1] };

const nowhere: Scene = { game: null, seats: [] };

type Spoken = { readonly scene: Scene; readonly line: Line };
/** What is told, and how: in English, Swedish and German. */
type Case = readonly [Spoken, ...sentences: [string, string, string]];

/** Every fact there is; one that is missing here does not compile. */
const cases: Readonly<Record<Told['type'], readonly Case[]>> = {
  GameStarted: [
    [inGame(yahtzee, [], yahtzee), 'The game begins: Ann, Ben.', 'Spelet börjar: Ann, Ben.', 'Das Spiel beginnt: Ann, Ben.'],
  ],
  OpeningRolled: [
    [
      inGame(yahtzee, [], {
        type: 'OpeningRolled',
        rolls: [
          { seat: ANN, dice: [1, 2] },
          { seat: BEN, dice: [3, 3] },
        ],
        order: [BEN, ANN],
      }),
      'Ann rolls 1, 2: 3. Ben rolls 3, 3: 6. Ben starts.',
      'Ann kastar 1, 2: 3. Ben kastar 3, 3: 6. Ben börjar.',
      'Ann würfelt 1, 2: 3. Ben würfelt 3, 3: 6. Ben beginnt.',
    ],
    [
      inGame(yahtzee, [], {
        type: 'OpeningRolled',
        rolls: [
          { seat: ANN, dice: [1, 5] },
          { seat: BEN, dice: [3, 3] },
        ],
        order: null,
      }),
      'Ann rolls 1, 5: 6. Ben rolls 3, 3: 6. Ann and Ben are level and roll again.',
      'Ann kastar 1, 5: 6. Ben kastar 3, 3: 6. Ann och Ben står lika och kastar igen.',
      'Ann würfelt 1, 5: 6. Ben würfelt 3, 3: 6. Gleichstand: Ann und Ben würfeln noch einmal.',
    ],
  ],
  SeatPlayedBy: [
    [
      inGame(yahtzee, [], { type: 'SeatPlayedBy', seat: BEN, by: 'bot' }),
      'A bot plays for Ben now.',
      'En bot spelar nu för Ben.',
      'Für Ben spielt jetzt ein Bot.',
    ],
    [
      inGame(yahtzee, [], { type: 'SeatPlayedBy', seat: BEN, by: 'zero' }),
      "Ben's turns are passed for now.",
      'Bens turer hoppas över tills vidare.',
      'Ben setzt vorerst aus.',
    ],
    [
      inGame(yahtzee, [], { type: 'SeatPlayedBy', seat: BEN, by: 'player' }),
      'Ben plays again.',
      'Ben spelar igen.',
      'Ben spielt wieder selbst.',
    ],
  ],
  HintTaken: [
    [
      inGame(yahtzee, [], { type: 'HintTaken', seat: ANN }),
      'Ann took a hint. The game counts as assisted.',
      'Ann tog ett tips. Spelet räknas som assisterat.',
      'Ann hat einen Rat bekommen. Das Spiel gilt als unterstützt.',
    ],
  ],
  Resigned: [
    [inGame(yahtzee, [], { type: 'Resigned', seat: ANN }), 'Ann resigned.', 'Ann gav upp.', 'Ann hat aufgegeben.'],
    [inGame(duel, [], { type: 'Resigned', seat: BEN }), 'Ben resigned.', 'Ben gav upp.', 'Ben hat aufgegeben.'],
  ],
  Undone: [
    [
      inGame(yahtzee, [turn(ANN), rolled([6, 6, 6, 2, 2], '.....'), score(25), turn(BEN)], { type: 'Undone', seat: ANN, to: 3 }),
      'Taken back: Full house is open again.',
      'Ångrat: Kåk är ledig igen.',
      'Zurückgenommen: Full House ist wieder frei.',
    ],
    [
      inGame(yahtzee, [turn(ANN), rolled([6, 6, 6, 2, 2], '.....')], { type: 'Undone', seat: ANN, to: 2 }),
      'Taken back: the dice lie as before the roll.',
      'Ångrat: tärningarna ligger som före kastet.',
      'Zurückgenommen: Die Würfel liegen wie vor dem Wurf.',
    ],
    [
      inGame(classic, [round, rolled([1, 2, 2, 3, 4, 6], '......'), setAside], { type: 'Undone', seat: ANN, to: 3 }),
      'Taken back: these dice lie on the table again.',
      'Ångrat: tärningarna ligger på bordet igen.',
      'Zurückgenommen: die Würfel liegen wieder auf dem Tisch.',
    ],
    [
      inGame(classic, [round, banked(ANN, 300, 300)], { type: 'Undone', seat: ANN, to: 2 }),
      'Taken back: the pot is at risk again.',
      'Ångrat: potten står på spel igen.',
      'Zurückgenommen: der Pott steht wieder auf dem Spiel.',
    ],
    [ofRun({ type: 'Undone', to: 6 }, [...toShop, buy(0)]), 'Taken back.', 'Ångrat.', 'Zurückgenommen.'],
  ],
  GameOver: [
    [
      inGame(yahtzee, [], { type: 'GameOver', totals: [188, 45], winners: [ANN] }),
      'The game is over. Ann wins with 188 points.',
      'Spelet är slut. Ann vinner med 188 poäng.',
      'Das Spiel ist zu Ende. Ann gewinnt mit 188 Punkten.',
    ],
    [
      inGame(yahtzee, [], { type: 'GameOver', totals: [100, 100], winners: [ANN, BEN] }),
      'The game is over. Ann and Ben win, 100 points each.',
      'Spelet är slut. Ann och Ben vinner med 100 poäng var.',
      'Das Spiel ist zu Ende. Ann und Ben gewinnen mit je 100 Punkten.',
    ],
    [
      inGame(yahtzee, [], { type: 'GameOver', totals: [10, 5], winners: [], abandoned: true }),
      'The game is over. Everybody left; nobody wins.',
      'Spelet är slut. Alla har gått; ingen vinner.',
      'Das Spiel ist zu Ende. Alle sind gegangen; niemand gewinnt.',
    ],
    [
      inGame(started('yahtzee', 'Ann'), [{ type: 'Resigned', seat: ANN }], { type: 'GameOver', totals: [188], winners: [] }),
      'The game is over. It was given up and is not counted.',
      'Spelet är slut. Det gavs upp och räknas inte.',
      'Das Spiel ist zu Ende. Es wurde aufgegeben und zählt nicht.',
    ],
    [
      inGame(started('yahtzee', 'Ann'), [], { type: 'GameOver', totals: [188], winners: [ANN] }),
      'The game is over. Ann finished with 188 points.',
      'Spelet är slut. Ann slutar på 188 poäng.',
      'Das Spiel ist zu Ende. Ann kommt auf 188 Punkte.',
    ],
    [
      ofRun({ type: 'GameOver', totals: [700], winners: [] }),
      'A run lost: 700 points, level 1 reached.',
      'En förlorad färd: 700 poäng, nivå 1 nådd.',
      'Ein verlorener Lauf: 700 Punkte, Stufe 1 erreicht.',
    ],
    [
      inGame(duel, [], { type: 'GameOver', totals: [700, 900], winners: [BEN] }),
      'The game is over. Ben wins the duel.',
      'Spelet är slut. Ben vinner duellen.',
      'Das Spiel ist zu Ende. Ben gewinnt das Duell.',
    ],
  ],
  TurnStarted: [
    [
      inGame(yahtzee, [turn(ANN), score(25)], turn(BEN)),
      "Round 1 of 13. Ben's turn.",
      'Omgång 1 av 13. Bens tur.',
      'Runde 1 von 13. Ben ist am Zug.',
    ],
    [
      inGame(started('yahtzee', 'Ann'), [], { type: 'TurnStarted', seat: ANN, dice: [1, 2, 3, 4, 5], rollsLeft: 2 }),
      'Round 1 of 13. Roll 1 of 3: 1, 2, 3, 4, 5.',
      'Omgång 1 av 13. Kast 1 av 3: 1, 2, 3, 4, 5.',
      'Runde 1 von 13. Wurf 1 von 3: 1, 2, 3, 4, 5.',
    ],
    [inGame(classic, [], round), "Turn 1. Ann's turn.", 'Tur 1. Anns tur.', 'Zug 1. Ann ist an der Reihe.'],
    [ofRun(round, [set, level]), 'Round 1.', 'Runda 1.', 'Runde 1.'],
  ],
  DiceRolled: [
    [
      inGame(yahtzee, [turn(ANN)], rolled([6, 6, 6, 2, 2], '.....')),
      'Roll 1 of 3: 6, 6, 6, 2, 2.',
      'Kast 1 av 3: 6, 6, 6, 2, 2.',
      'Wurf 1 von 3: 6, 6, 6, 2, 2.',
    ],
    [
      inGame(yahtzee, [turn(ANN), rolled([6, 6, 6, 2, 2], '.....')], rolled([6, 6, 6, 1, 4], 'xxx..', 1)),
      'Roll 2 of 3: 6, 6, 6, 1, 4. Kept 6, 6, 6.',
      'Kast 2 av 3: 6, 6, 6, 1, 4. Sparade 6, 6, 6.',
      'Wurf 2 von 3: 6, 6, 6, 1, 4. Liegen geblieben: 6, 6, 6.',
    ],
    [
      inGame(classic, [round], rolled([1, 2, 2, 3, 4, 6], '......')),
      'Roll 1: 1, 2, 2, 3, 4, 6.',
      'Kast 1: 1, 2, 2, 3, 4, 6.',
      'Wurf 1: 1, 2, 2, 3, 4, 6.',
    ],
    [
      inGame(classic, [round, rolled([1, 2, 2, 3, 4, 6], '......'), setAside], rolled([1, 5, 2, 3, 4, 4], 'x.....')),
      'Roll 2: 5, 2, 3, 4, 4 on dice 2, 3, 4, 5, 6.',
      'Kast 2: 5, 2, 3, 4, 4 på tärning 2, 3, 4, 5, 6.',
      'Wurf 2: 5, 2, 3, 4, 4 mit Würfel 2, 3, 4, 5, 6.',
    ],
    [
      ofRun(rolled([1, 2, 2, 3, 4, 6], '......'), [set, level, round]),
      'Roll 1: 1, 2, 2, 3, 4, 6.',
      'Kast 1: 1, 2, 2, 3, 4, 6.',
      'Wurf 1: 1, 2, 2, 3, 4, 6.',
    ],
  ],
  DiceHeld: [
    [
      inGame(yahtzee, [turn(ANN), rolled([6, 6, 6, 2, 2], '.....')], {
        type: 'DiceHeld',
        seat: ANN,
        hold: [true, true, true, false, false],
      }),
      'Holding 6, 6, 6.',
      'Sparar 6, 6, 6.',
      'Es bleiben liegen: 6, 6, 6.',
    ],
  ],
  ScoreRecorded: [
    [
      inGame(yahtzee, [turn(ANN)], score(25)),
      'Ann scored 25 in Full house.',
      'Ann får 25 i Kåk.',
      'Ann bekommt 25 bei Full House.',
    ],
    [
      inGame(yahtzee, [turn(ANN)], score(25, { bonus: 100 })),
      'Ann scored 25 in Full house. Yahtzee bonus: 100 points more.',
      'Ann får 25 i Kåk. Yatzy-bonus: 100 poäng till.',
      'Ann bekommt 25 bei Full House. Kniffel-Bonus: 100 Punkte dazu.',
    ],
    [
      inGame(yahtzee, [score(48, { category: 'fours' }), turn(ANN)], score(15, { category: 'fives' })),
      'Ann scored 15 in Fives. Upper bonus: 35 points more.',
      'Ann får 15 i Femmor. Övre bonus: 35 poäng till.',
      'Ann bekommt 15 bei Fünfer. Bonus oben: 35 Punkte dazu.',
    ],
    [
      inGame(yahtzee, [score(63, { category: 'sixes' }), turn(ANN)], score(15, { category: 'fives' })),
      'Ann scored 15 in Fives.',
      'Ann får 15 i Femmor.',
      'Ann bekommt 15 bei Fünfer.',
    ],
    [
      inGame(yahtzee, [turn(ANN)], score(0, { zero: 'scratched' })),
      'Ann put a zero in Full house.',
      'Ann stryker Kåk.',
      'Ann streicht Full House.',
    ],
    [
      inGame(yahtzee, [turn(ANN)], score(0, { zero: 'passed' })),
      "Ann's turn is passed: a zero in Full house.",
      'Anns tur hoppas över: Kåk stryks.',
      'Ann setzt aus: Full House wird gestrichen.',
    ],
    [
      inGame(yahtzee, [turn(ANN), { type: 'Resigned', seat: ANN }], score(0, { zero: 'passed' })),
      "Ann's turns are passed from now on.",
      'Anns turer hoppas över från och med nu.',
      'Ann setzt von jetzt an aus.',
    ],
  ],
  DiceScored: [
    [
      inGame(classic, [round, rolled([1, 2, 2, 3, 4, 6], '......')], setAside),
      'Ann sets aside single 1 100. Pot 100.',
      'Ann lägger undan ensam 1:a 100. Pott 100.',
      'Ann legt heraus: einzelne 1 100. Pott 100.',
    ],
    [
      inGame(classic, [round], { ...setAside, hotDice: true } as Event),
      'Ann sets aside single 1 100. Pot 100. Hot dice: all 6 come back.',
      'Ann lägger undan ensam 1:a 100. Pott 100. Heta tärningar: alla 6 kommer tillbaka.',
      'Ann legt heraus: einzelne 1 100. Pott 100. Heiße Würfel: alle 6 kommen zurück.',
    ],
    [
      ofRun(SCORE_OF_RUN, [set, level, round]),
      'Set aside: single 1 100. 100 points. You earn $2. You get Money Doubler. There is one more of die 2 from the next round on. Pot 100.',
      'Undanlagt: ensam 1:a 100. 100 poäng. Du tjänar $2. Du får Money Doubler. Det finns en till av tärning 2 från nästa runda. Pott 100.',
      'Beiseite: einzelne 1 100. 100 Punkte. Du verdienst $2. Du bekommst Money Doubler. Von Würfel 2 gibt es ab der nächsten Runde einen mehr. Pott 100.',
    ],
  ],
  Banked: [
    [
      inGame(classic, [round], banked(ANN, 300, 300)),
      'Ann banks 300. Total 300.',
      'Ann tar hem 300. Totalt 300.',
      'Ann sichert 300. Gesamt 300.',
    ],
    [
      inGame(classic, [round], banked(ANN, 300, 10_200)),
      'Ann banks 300. Total 10,200. Ann has reached 10,000. Everybody else has one more turn.',
      'Ann tar hem 300. Totalt 10 200. Ann har nått 10 000. Alla andra får en tur till.',
      'Ann sichert 300. Gesamt 10.200. Ann hat 10.000 erreicht. Alle anderen haben noch einen Zug.',
    ],
    [
      inGame(classic, [round, banked(ANN, 300, 10_200)], banked(BEN, 500, 10_500)),
      'Ben banks 500. Total 10,500.',
      'Ben tar hem 500. Totalt 10 500.',
      'Ben sichert 500. Gesamt 10.500.',
    ],
    [
      ofRun({ ...banked(ANN, 300, 300), steps: [], money: -2 }, [set, level, round]),
      'Banked 300. Total 300. You pay $2.',
      'Bankade 300. Summa 300. Du betalar $2.',
      '300 gesichert. Summe 300. Du zahlst $2.',
    ],
  ],
  Flopped: [
    [
      inGame(classic, [round], { type: 'Flopped', seat: ANN, lost: 300 }),
      'Flop: nothing scores, Ann loses the pot of 300.',
      'Flopp: inget ger poäng, Ann förlorar potten på 300.',
      'Flop: nichts zählt, Ann verliert den Pott von 300.',
    ],
    [
      inGame(classic, [round], { type: 'Flopped', seat: ANN, lost: 0 }),
      'Flop: nothing scores, Ann gets nothing.',
      'Flopp: inget ger poäng, Ann får inget.',
      'Flop: nichts zählt, Ann geht leer aus.',
    ],
    [
      ofRun({ type: 'Flopped', lost: 300, penalty: 500, banks: 1 }, [set, level, round]),
      'Flop: the pot of 300 is lost. Too many flops in a row: 500 points are lost. 1 bank lost.',
      'Flopp: potten på 300 är förlorad. För många floppar i rad: 500 poäng förlorade. 1 bankning förlorad.',
      'Flop: der Topf von 300 ist verloren. Zu viele Flops in Folge: 500 Punkte sind verloren. 1 Sicherung verloren.',
    ],
  ],
  TurnPassed: [
    [
      inGame(classic, [round], { type: 'TurnPassed', seat: ANN, lost: 0 }),
      "Ann's turn is passed.",
      'Anns tur hoppas över.',
      'Ann setzt aus.',
    ],
    [
      ofRun({ type: 'TurnPassed', lost: 200 }, [set, level, round]),
      'Flop: the pot of 200 is lost.',
      'Flopp: potten på 200 är förlorad.',
      'Flop: der Topf von 200 ist verloren.',
    ],
  ],
  SetChosen: [
    [
      inGame(run, [], set),
      'You play the Beginner set: 6 × Plastic with 6 faces.',
      'Du spelar med Nybörjare: 6 × Plast med 6 sidor.',
      'Du spielst mit dem Satz Anfänger: 6 × Plastik mit 6 Seiten.',
    ],
  ],
  LevelStarted: [
    [
      inGame(run, [set], level),
      'Level 1: 500 points with 3 banks, 5 rounds and 2 rerolls.',
      'Nivå 1: 500 poäng på 3 bankningar, 5 rundor och 2 omkast.',
      'Stufe 1: 500 Punkte mit 3 Sicherungen, 5 Runden und 2 Nachwürfen.',
    ],
    [
      ofRun({ type: 'LevelStarted', plan, boss: 'silencer' }, [set]),
      'Level 1: 500 points with 3 banks, 5 rounds and 2 rerolls. Boss: The Silencer. Your first 1 charm from the left does nothing.',
      'Nivå 1: 500 poäng på 3 bankningar, 5 rundor och 2 omkast. Boss: The Silencer. Din första 1 berlock från vänster gör ingenting.',
      'Stufe 1: 500 Punkte mit 3 Sicherungen, 5 Runden und 2 Nachwürfen. Boss: The Silencer. Dein erster 1 Talisman von links tut nichts.',
    ],
  ],
  DiceRerolled: [
    [
      ofRun({ type: 'DiceRerolled', hold: [true, true, true, true, false, false], dice: [1, 2, 2, 3, 5, 5] }, [
        set,
        level,
        round,
      ]),
      'Thrown again: 5, 5 on dice 5, 6.',
      'Kastade om: 5, 5 på tärningarna 5, 6.',
      'Nachgeworfen: 5, 5 auf Würfel 5, 6.',
    ],
  ],
  FlopShielded: [
    [
      ofRun({ type: 'FlopShielded', charm: 'moneyMagnet', usesLeft: 1 }, [set, level, round]),
      'Money Magnet saves the pot. 1 left.',
      'Money Magnet räddar potten. 1 kvar.',
      'Money Magnet rettet den Topf. Noch 1 Mal.',
    ],
  ],
  LevelCleared: [
    [
      inGame(run, [set, level, round], cleared),
      'Level 1 is cleared. Money: $5 for the level, $2 for banks left.',
      'Nivå 1 är klarad. Pengar: $5 för nivån, $2 för bankningar kvar.',
      'Stufe 1 ist geschafft. Geld: $5 für die Stufe, $2 für übrige Sicherungen.',
    ],
    [
      ofDuel({ ...cleared, seat: BEN, level: 2 }),
      'Ben has cleared level 2.',
      'Ben har klarat nivå 2.',
      'Ben hat Stufe 2 geschafft.',
    ],
  ],
  LevelLost: [
    [
      ofRun({ type: 'LevelLost', level: 3 }, [set, level, round]),
      'Level 3 is lost, and the run with it.',
      'Nivå 3 är förlorad, och färden med den.',
      'Stufe 3 ist verloren, und der Lauf mit ihr.',
    ],
    [
      ofDuel({ type: 'LevelLost', level: 2 }),
      'Ben has lost level 2. That run is over.',
      'Ben har förlorat nivå 2. Den färden är slut.',
      'Ben hat Stufe 2 verloren. Dieser Lauf ist zu Ende.',
    ],
  ],
  RunWon: [
    [
      ofRun({ type: 'RunWon', level: 12 }, [set, level, round]),
      'You have won: level 12 is cleared. Go on without end, or end the run.',
      'Du har vunnit: nivå 12 är klarad. Fortsätt utan slut, eller avsluta färden.',
      'Du hast gewonnen: Stufe 12 ist geschafft. Mach endlos weiter oder beende den Lauf.',
    ],
    [
      ofDuel({ type: 'RunWon', level: 12 }),
      'Ben has won the run and may go on.',
      'Ben har vunnit färden och får fortsätta.',
      'Ben hat den Lauf gewonnen und darf weitermachen.',
    ],
  ],
  ShopOpened: [
    [
      inGame(run, [set, level, round, cleared], shop),
      'The shop. You have $17.',
      'Butiken. Du har $17.',
      'Der Laden. Du hast $17.',
    ],
  ],
  ShopRerolled: [
    [
      ofRun({ type: 'ShopRerolled', paid: 1, wares: WARES }),
      'Other wares for $1.',
      'Andra varor för $1.',
      'Andere Waren für $1.',
    ],
  ],
  WareBought: [
    [
      inGame(run, toShop, buy(0)),
      'You buy Money Magnet for $3.',
      'Du köper Money Magnet för $3.',
      'Du kaufst Money Magnet für $3.',
    ],
  ],
  CharmSold: [
    [
      ofRun({ type: 'CharmSold', charm: 0, got: 2 }, [...toShop, buy(0)]),
      'You sell Money Magnet for $2.',
      'Du säljer Money Magnet för $2.',
      'Du verkaufst Money Magnet für $2.',
    ],
  ],
  ConsumableSold: [
    [
      ofRun({ type: 'ConsumableSold', consumable: 0, got: 2 }, [...toShop, buy(1)]),
      'You sell Money Doubler for $2.',
      'Du säljer Money Doubler för $2.',
      'Du verkaufst Money Doubler für $2.',
    ],
  ],
  CharmMoved: [
    [
      ofRun({ type: 'CharmMoved', from: 0, to: 1 }, [...toShop, buy(0)]),
      'The charms are in another order.',
      'Berlockerna ligger i en annan ordning.',
      'Die Talismane liegen in anderer Reihenfolge.',
    ],
  ],
  ConsumableUsed: [
    [
      ofRun({ type: 'ConsumableUsed', consumable: 0, die: null, kit: kit(['moneyMagnet']) }, [...toShop, buy(1)]),
      'You use Money Doubler. You get Money Magnet.',
      'Du använder Money Doubler. Du får Money Magnet.',
      'Du nutzt Money Doubler. Du bekommst Money Magnet.',
    ],
  ],
  ShopLeft: [[ofRun({ type: 'ShopLeft' }), 'You leave the shop.', 'Du lämnar butiken.', 'Du verlässt den Laden.']],
  RunEnded: [
    [ofRun({ type: 'RunEnded' }, [set, level, round]), 'You end the run.', 'Du avslutar färden.', 'Du beendest den Lauf.'],
    [ofDuel({ type: 'RunEnded' }), 'Ben has ended the run.', 'Ben har avslutat färden.', 'Ben hat den Lauf beendet.'],
  ],
  RoomCreated: [[inRoom({ type: 'RoomCreated' }), 'The room is open.', 'Rummet är öppet.', 'Der Raum ist offen.']],
  MemberJoined: [[inRoom({ type: 'MemberJoined', name: 'Ann' }), 'Ann comes in.', 'Ann kommer in.', 'Ann kommt herein.']],
  MemberLeft: [
    [inRoom({ type: 'MemberLeft' }), 'Ann leaves.', 'Ann går.', 'Ann geht.'],
    [
      inRoom({ type: 'MemberLeft', removed: true }),
      'Ann was removed by the host.',
      'Ann togs bort av värden.',
      'Ann wurde vom Gastgeber entfernt.',
    ],
  ],
  SeatTaken: [[inRoom({ type: 'SeatTaken', seat: ANN, name: 'Ann' }), 'Ann takes a seat.', 'Ann sätter sig.', 'Ann setzt sich.']],
  SeatLeft: [
    [inRoom({ type: 'SeatLeft', seat: ANN }), 'Ann gives up the seat.', 'Ann lämnar sin plats.', 'Ann gibt den Platz auf.'],
  ],
  SeatsMoved: [
    [
      inRoom({ type: 'SeatsMoved' }),
      'The players sit in another order.',
      'Spelarna sitter i en annan ordning.',
      'Die Spieler sitzen in anderer Reihenfolge.',
    ],
  ],
  PlayerReady: [
    [inRoom({ type: 'PlayerReady', ready: true }), 'Ann is ready.', 'Ann är redo.', 'Ann ist bereit.'],
    [inRoom({ type: 'PlayerReady', ready: false }), 'Ann is not ready.', 'Ann är inte redo.', 'Ann ist nicht bereit.'],
  ],
  HostChanged: [
    [inRoom({ type: 'HostChanged', member: 3 }), 'Ann is the host.', 'Ann är värd.', 'Ann ist Gastgeber.'],
    [inRoom({ type: 'HostChanged', member: null }, null), 'Nobody is the host.', 'Ingen är värd.', 'Niemand ist Gastgeber.'],
  ],
  RematchOpened: [
    [
      inRoom({ type: 'RematchOpened' }),
      'The next game can be prepared. Say when you are ready.',
      'Nästa spel kan förberedas. Säg till när du är redo.',
      'Das nächste Spiel kann vorbereitet werden. Sag, wenn du bereit bist.',
    ],
  ],
  RoomClosed: [
    [
      inRoom({ type: 'RoomClosed' }),
      'The room was closed, because nothing happened in it for long.',
      'Rummet stängdes, eftersom inget hände där på länge.',
      'Der Raum wurde geschlossen, weil dort lange nichts geschehen ist.',
    ],
  ],
  ChatMessage: [
    [inRoom({ type: 'ChatMessage', text: 'hej' }), 'Ann: hej', 'Ann: hej', 'Ann: hej'],
    [{ scene: nowhere, line: { kind: 'chat', name: 'Ann', text: 'hej' } }, 'Ann: hej', 'Ann: hej', 'Ann: hej'],
  ],
  UndoAsked: [
    [
      inRoom({ type: 'UndoAsked', seat: ANN }),
      'Ann would like the last score back.',
      'Ann vill ta tillbaka sin senaste poäng.',
      'Ann möchte den letzten Eintrag zurücknehmen.',
    ],
    [
      inRoom({ type: 'UndoAsked', seat: ANN }, 'Ann', [ANN]),
      'The others are asked. The score comes back when all agree.',
      'De andra tillfrågas. Poängen tas tillbaka när alla säger ja.',
      'Die anderen werden gefragt. Der Eintrag kommt zurück, wenn alle zustimmen.',
    ],
  ],
  UndoAnswered: [
    [inRoom({ type: 'UndoAnswered', yes: true }), 'Ann agrees.', 'Ann går med på det.', 'Ann stimmt zu.'],
    [
      inRoom({ type: 'UndoAnswered', yes: false }),
      'Ann declines. The score stays.',
      'Ann säger nej. Poängen står kvar.',
      'Ann lehnt ab. Der Eintrag bleibt.',
    ],
  ],
  EndOffered: [
    [
      inRoom({ type: 'EndOffered', member: 0 }),
      'Ann offers to end the game without a result.',
      'Ann föreslår att partiet avslutas utan resultat.',
      'Ann schlägt vor, das Spiel ohne Ergebnis zu beenden.',
    ],
  ],
  EndAnswered: [
    [inRoom({ type: 'EndAnswered', yes: true }), 'Ann agrees.', 'Ann går med på det.', 'Ann stimmt zu.'],
    [
      inRoom({ type: 'EndAnswered', yes: false }),
      'Ann would rather play on.',
      'Ann vill hellre spela vidare.',
      'Ann möchte lieber weiterspielen.',
    ],
  ],
  Nudged: [
    [inRoom({ type: 'Nudged', seat: ANN }), 'Ann was nudged.', 'Ann fick en puff.', 'Ann wurde angestupst.'],
    [
      inRoom({ type: 'Nudged', seat: ANN }, 'Ann', [ANN]),
      'You are awaited: somebody has nudged you.',
      'Du är väntad: någon har puffat på dig.',
      'Man wartet auf dich: Jemand hat dich angestupst.',
    ],
  ],
  OnVacation: [
    [
      inRoom({ type: 'OnVacation', until: 5 }),
      'Ann is on vacation. In games of days the clock of their turns stands still.',
      'Ann har semester. I partier över dagar står klockan för deras drag still.',
      'Ann hat Urlaub. In Spielen über Tage steht die Uhr für die Züge so lange still.',
    ],
    [
      inRoom({ type: 'OnVacation', until: 0 }),
      'Ann is back from vacation.',
      'Ann är tillbaka från semestern.',
      'Ann ist aus dem Urlaub zurück.',
    ],
  ],
  PresenceChanged: [
    [
      { scene: nowhere, line: { kind: 'presence', name: 'Ann', online: false } },
      'Ann lost the connection.',
      'Anns anslutning bröts.',
      'Ann hat die Verbindung verloren.',
    ],
    [
      { scene: nowhere, line: { kind: 'presence', name: 'Ann', online: true } },
      'Ann is back.',
      'Ann är tillbaka.',
      'Ann ist wieder da.',
    ],
  ],
};

describe.each(LANGUAGES)('in %s', language => {
  const words = messagesFor(language);
  const spoken = Object.entries(cases).flatMap(([type, told]) =>
    told.map(([{ scene, line }, ...sentences]) => ({ type, scene, line, sentence: sentences[LANGUAGES.indexOf(language)] })),
  );

  test.each(spoken)('$type: $sentence', ({ scene, line, sentence }) => {
    expect(tell(words, scene, line)).toBe(sentence);
  });
});

describe('what is not told', () => {
  const words = messagesFor('en');

  test('a topic that the screen shows by itself', () => {
    const { scene, line } = inGame(yahtzee, [], turn(ANN));
    expect(tell(words, scene, line, ['turn'])).toBeNull();
    expect(tell(words, scene, line, ['dice'])).not.toBeNull();
  });

  test('in a duel, the steps of the others, and what one does oneself, which is told with the own run', () => {
    const step = ofDuel({ ...round, seat: BEN });
    expect(tell(words, step.scene, step.line)).toBeNull();
    const own = ofDuel({ ...cleared, seat: BEN, level: 2 }, [BEN]);
    expect(tell(words, own.scene, own.line)).toBeNull();
  });

  test('a fact of another game, unless it was told when that was on: then it stays as it was said', () => {
    const { scene, line } = inGame(yahtzee, [turn(ANN)], score(25));
    const next = { ...scene, game: replay([classic, round]) };
    expect(tell(words, next, gameLine(score(25)))).toBeNull();
    const said = tell(words, scene, line);
    expect(tell(words, next, line)).toBe(said);
  });
});
