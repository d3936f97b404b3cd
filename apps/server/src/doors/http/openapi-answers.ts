/** An answer to every example of the description, as it was given; written by openapi.test.ts, which says how. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  'get /health': {
    status: 'OK',
  },
  'get /healthz': {
    status: 'OK',
  },
  'get /readyz': {
    status: 'OK',
  },
  'post /v1/game/new': {
    id: 'JMZP93-1',
    token: 'VySL920BOREoUt5DgyQsoNtYVY28ISbd6rlpSrtd37M',
    state: {
      id: 'JMZP93-1',
      variant: 'yahtzee',
      seq: 7,
      turn: 1,
      currentPlayer: 0,
      rollsRemaining: 3,
      dice: null,
      frozen: [false, false, false, false, false],
      availableCategories: [
        {
          id: 'ones',
          points: null,
          allowed: false,
        },
        {
          id: 'twos',
          points: null,
          allowed: false,
        },
      ],
      players: [
        {
          name: 'Ann',
          scorecard: {
            ones: null,
            twos: null,
            threes: null,
            fours: null,
            fives: null,
            sixes: null,
            threeOfAKind: null,
            fourOfAKind: null,
            fullHouse: null,
            smallStraight: null,
            largeStraight: null,
            yahtzee: null,
            chance: null,
          },
          upperBonus: 0,
          yahtzeeBonus: 0,
          total: 0,
        },
        {
          name: 'Bob',
          scorecard: {
            ones: null,
            twos: null,
            threes: null,
            fours: null,
            fives: null,
            sixes: null,
            threeOfAKind: null,
            fourOfAKind: null,
            fullHouse: null,
            smallStraight: null,
            largeStraight: null,
            yahtzee: null,
            chance: null,
          },
          upperBonus: 0,
          yahtzeeBonus: 0,
          total: 0,
        },
      ],
      gameOver: false,
      winners: [],
    },
  },
  'get /v1/game/{id}/…': {
    state: {
      id: 'Q79UFZ-1',
      variant: 'yahtzee',
      seq: 7,
      turn: 1,
      currentPlayer: 0,
      rollsRemaining: 2,
      dice: [2, 2, 3, 6, 6],
      frozen: [false, false, false, false, false],
      availableCategories: [
        {
          id: 'ones',
          points: 0,
          allowed: true,
        },
        {
          id: 'twos',
          points: 4,
          allowed: true,
        },
      ],
      players: [
        {
          name: 'Ann',
          scorecard: {
            ones: null,
            twos: null,
            threes: null,
            fours: null,
            fives: null,
            sixes: null,
            threeOfAKind: null,
            fourOfAKind: null,
            fullHouse: null,
            smallStraight: null,
            largeStraight: null,
            yahtzee: null,
            chance: null,
          },
          upperBonus: 0,
          yahtzeeBonus: 0,
          total: 0,
        },
      ],
      gameOver: false,
      winners: [],
    },
  },
  'post /v1/game/{id}/…': {
    state: {
      id: 'VYC6YS-1',
      variant: 'yahtzee',
      seq: 8,
      turn: 1,
      currentPlayer: 0,
      rollsRemaining: 1,
      dice: [6, 4, 2, 4, 1],
      frozen: [false, false, false, false, false],
      availableCategories: [
        {
          id: 'ones',
          points: 1,
          allowed: true,
        },
        {
          id: 'twos',
          points: 2,
          allowed: true,
        },
      ],
      players: [
        {
          name: 'Ann',
          scorecard: {
            ones: null,
            twos: null,
            threes: null,
            fours: null,
            fives: null,
            sixes: null,
            threeOfAKind: null,
            fourOfAKind: null,
            fullHouse: null,
            smallStraight: null,
            largeStraight: null,
            yahtzee: null,
            chance: null,
          },
          upperBonus: 0,
          yahtzeeBonus: 0,
          total: 0,
        },
      ],
      gameOver: false,
      winners: [],
    },
  },
  'post /v1/game/{id}/score': {
    state: {
      id: 'HECQ46-1',
      variant: 'yahtzee',
      seq: 9,
      turn: 2,
      currentPlayer: 0,
      rollsRemaining: 3,
      dice: null,
      frozen: [false, false, false, false, false],
      availableCategories: [
        {
          id: 'ones',
          points: null,
          allowed: false,
        },
        {
          id: 'twos',
          points: null,
          allowed: false,
        },
      ],
      players: [
        {
          name: 'Ann',
          scorecard: {
            ones: null,
            twos: null,
            threes: null,
            fours: null,
            fives: null,
            sixes: null,
            threeOfAKind: null,
            fourOfAKind: null,
            fullHouse: null,
            smallStraight: null,
            largeStraight: null,
            yahtzee: null,
            chance: 15,
          },
          upperBonus: 0,
          yahtzeeBonus: 0,
          total: 15,
        },
      ],
      gameOver: false,
      winners: [],
    },
    points: 15,
  },
  'get /v1/rooms': {
    rooms: [],
  },
  'post /v1/rooms': {
    token: '2R2gKs_SyYaRwecMIilEcf8BfoqrPtgtUMGngpHlHl4',
    member: 0,
    playerId: 0,
    room: {
      room: 'TP6826',
      phase: 'lobby',
      seq: 4,
      host: 0,
      members: [
        {
          member: 0,
          name: 'Ann',
        },
      ],
      players: [
        {
          id: 0,
          name: 'Ann',
          member: 0,
          ready: false,
          seed: '',
        },
      ],
      options: {
        variant: {
          family: 'scorecard',
          id: 'yahtzee',
          name: 'Yahtzee',
          dice: 5,
          rolls: 3,
          upperBonus: {
            target: 63,
            points: 35,
          },
          yahtzeeBonus: 100,
          joker: 'forced',
          jokerAfterZero: false,
          categories: {
            ones: {
              kind: 'face',
              face: 1,
            },
            twos: {
              kind: 'face',
              face: 2,
            },
            threes: {
              kind: 'face',
              face: 3,
            },
            fours: {
              kind: 'face',
              face: 4,
            },
            fives: {
              kind: 'face',
              face: 5,
            },
            sixes: {
              kind: 'face',
              face: 6,
            },
            threeOfAKind: {
              kind: 'groups',
              sizes: [3],
              sum: 'all',
            },
            fourOfAKind: {
              kind: 'groups',
              sizes: [4],
              sum: 'all',
            },
            fullHouse: {
              kind: 'groups',
              sizes: [3, 2],
              points: 25,
            },
            smallStraight: {
              kind: 'straight',
              length: 4,
              points: 30,
            },
            largeStraight: {
              kind: 'straight',
              length: 5,
              points: 40,
            },
            yahtzee: {
              kind: 'groups',
              sizes: [5],
              points: 50,
            },
            chance: {
              kind: 'chance',
            },
          },
        },
        turnOrder: 'seated',
        autoFirstRoll: false,
        undo: 'off',
        hints: true,
        sameDice: false,
        seats: 2,
        private: false,
        password: false,
        spectators: true,
        rated: false,
        turnSeconds: 0,
        whenAway: 'zero',
        awaySeconds: 60,
        chat: true,
        start: 'host',
      },
      commitment: '08b75bff4e3e3a909f8746bdbe69e46d85973b2ce0f784f311945b2f1ebb0e97',
      game: null,
      turn: null,
    },
  },
  'get /v1/rooms/{room}': {
    room: 'P3NA55',
    phase: 'playing',
    seq: 9,
    host: 0,
    members: [
      {
        member: 0,
        name: 'Ann',
      },
      {
        member: 1,
        name: 'Bob',
      },
    ],
    players: [
      {
        id: 0,
        name: 'Ann',
        member: 0,
        ready: false,
        seed: '',
      },
      {
        id: 1,
        name: 'Bob',
        member: 1,
        ready: true,
        seed: '',
      },
    ],
    options: {
      variant: {
        family: 'scorecard',
        id: 'yahtzee',
        name: 'Yahtzee',
        dice: 5,
        rolls: 3,
        upperBonus: {
          target: 63,
          points: 35,
        },
        yahtzeeBonus: 100,
        joker: 'forced',
        jokerAfterZero: false,
        categories: {
          ones: {
            kind: 'face',
            face: 1,
          },
          twos: {
            kind: 'face',
            face: 2,
          },
          threes: {
            kind: 'face',
            face: 3,
          },
          fours: {
            kind: 'face',
            face: 4,
          },
          fives: {
            kind: 'face',
            face: 5,
          },
          sixes: {
            kind: 'face',
            face: 6,
          },
          threeOfAKind: {
            kind: 'groups',
            sizes: [3],
            sum: 'all',
          },
          fourOfAKind: {
            kind: 'groups',
            sizes: [4],
            sum: 'all',
          },
          fullHouse: {
            kind: 'groups',
            sizes: [3, 2],
            points: 25,
          },
          smallStraight: {
            kind: 'straight',
            length: 4,
            points: 30,
          },
          largeStraight: {
            kind: 'straight',
            length: 5,
            points: 40,
          },
          yahtzee: {
            kind: 'groups',
            sizes: [5],
            points: 50,
          },
          chance: {
            kind: 'chance',
          },
        },
      },
      turnOrder: 'seated',
      autoFirstRoll: true,
      undo: 'before-draw',
      hints: true,
      sameDice: false,
      seats: 3,
      private: false,
      password: false,
      spectators: true,
      rated: false,
      turnSeconds: 0,
      whenAway: 'zero',
      awaySeconds: 60,
      chat: true,
      start: 'host',
    },
    commitment: '4a5be0a5e8fc36fc3f6f59094594f3ad5fd0ffd885e02fb3876f587d94960a13',
    game: 'P3NA55-1',
    turn: 0,
  },
  'post /v1/rooms/{room}/join': {
    token: 'g5TaDoGe4vHgNC0EZYGTMoQNYYcDDuYYHjSBhNFbww4',
    member: 2,
    playerId: 2,
    room: {
      room: '5QSJ3K',
      phase: 'lobby',
      seq: 8,
      host: 0,
      members: [
        {
          member: 0,
          name: 'Ann',
        },
        {
          member: 1,
          name: 'Bob',
        },
      ],
      players: [
        {
          id: 0,
          name: 'Ann',
          member: 0,
          ready: false,
          seed: '',
        },
        {
          id: 1,
          name: 'Bob',
          member: 1,
          ready: false,
          seed: '',
        },
      ],
      options: {
        variant: {
          family: 'scorecard',
          id: 'yahtzee',
          name: 'Yahtzee',
          dice: 5,
          rolls: 3,
          upperBonus: {
            target: 63,
            points: 35,
          },
          yahtzeeBonus: 100,
          joker: 'forced',
          jokerAfterZero: false,
          categories: {
            ones: {
              kind: 'face',
              face: 1,
            },
            twos: {
              kind: 'face',
              face: 2,
            },
            threes: {
              kind: 'face',
              face: 3,
            },
            fours: {
              kind: 'face',
              face: 4,
            },
            fives: {
              kind: 'face',
              face: 5,
            },
            sixes: {
              kind: 'face',
              face: 6,
            },
            threeOfAKind: {
              kind: 'groups',
              sizes: [3],
              sum: 'all',
            },
            fourOfAKind: {
              kind: 'groups',
              sizes: [4],
              sum: 'all',
            },
            fullHouse: {
              kind: 'groups',
              sizes: [3, 2],
              points: 25,
            },
            smallStraight: {
              kind: 'straight',
              length: 4,
              points: 30,
            },
            largeStraight: {
              kind: 'straight',
              length: 5,
              points: 40,
            },
            yahtzee: {
              kind: 'groups',
              sizes: [5],
              points: 50,
            },
            chance: {
              kind: 'chance',
            },
          },
        },
        turnOrder: 'seated',
        autoFirstRoll: true,
        undo: 'before-draw',
        hints: true,
        sameDice: false,
        seats: 3,
        private: false,
        password: false,
        spectators: true,
        rated: false,
        turnSeconds: 0,
        whenAway: 'zero',
        awaySeconds: 60,
        chat: true,
        start: 'host',
      },
      commitment: '227104b517a55f8d2a1f81b1aa48fcde0d23d47421d2177dcb84787cb0449060',
      game: null,
      turn: null,
    },
  },
  'post /v1/join': {
    token: 'UsiSzZxiQ0N8ytzls7VHsibsHnYuDf_RA4eZtFMBsxg',
    member: 0,
    playerId: 0,
    room: {
      room: 'PFX9WP',
      phase: 'lobby',
      seq: 4,
      host: 0,
      members: [
        {
          member: 0,
          name: 'Ann',
        },
      ],
      players: [
        {
          id: 0,
          name: 'Ann',
          member: 0,
          ready: false,
          seed: '',
        },
      ],
      options: {
        variant: {
          family: 'scorecard',
          id: 'tiny',
          name: 'Tiny',
          dice: 2,
          rolls: 2,
          upperBonus: {
            target: 0,
            points: 0,
          },
          categories: {
            ones: {
              kind: 'face',
              face: 1,
            },
            chance: {
              kind: 'chance',
            },
          },
        },
        turnOrder: 'shuffled',
        autoFirstRoll: true,
        undo: 'before-draw',
        hints: true,
        sameDice: false,
        seats: 2,
        private: false,
        password: false,
        spectators: true,
        rated: false,
        turnSeconds: 0,
        whenAway: 'zero',
        awaySeconds: 60,
        chat: true,
        start: 'ready',
      },
      commitment: '81d433e708c4bba58738f3bfcde7c30c5825d64f43f627da40bad9dc1d764068',
      game: null,
      turn: null,
    },
  },
  'post /v1/rooms/{room}/…': {
    seq: 7,
    room: {
      room: 'ZSSGWJ',
      phase: 'lobby',
      seq: 7,
      host: 0,
      members: [
        {
          member: 0,
          name: 'Ann',
        },
        {
          member: 1,
          name: 'Bob',
        },
      ],
      players: [
        {
          id: 0,
          name: 'Ann',
          member: 0,
          ready: true,
          seed: '',
        },
        {
          id: 1,
          name: 'Bob',
          member: 1,
          ready: false,
          seed: '',
        },
      ],
      options: {
        variant: {
          family: 'scorecard',
          id: 'yahtzee',
          name: 'Yahtzee',
          dice: 5,
          rolls: 3,
          upperBonus: {
            target: 63,
            points: 35,
          },
          yahtzeeBonus: 100,
          joker: 'forced',
          jokerAfterZero: false,
          categories: {
            ones: {
              kind: 'face',
              face: 1,
            },
            twos: {
              kind: 'face',
              face: 2,
            },
            threes: {
              kind: 'face',
              face: 3,
            },
            fours: {
              kind: 'face',
              face: 4,
            },
            fives: {
              kind: 'face',
              face: 5,
            },
            sixes: {
              kind: 'face',
              face: 6,
            },
            threeOfAKind: {
              kind: 'groups',
              sizes: [3],
              sum: 'all',
            },
            fourOfAKind: {
              kind: 'groups',
              sizes: [4],
              sum: 'all',
            },
            fullHouse: {
              kind: 'groups',
              sizes: [3, 2],
              points: 25,
            },
            smallStraight: {
              kind: 'straight',
              length: 4,
              points: 30,
            },
            largeStraight: {
              kind: 'straight',
              length: 5,
              points: 40,
            },
            yahtzee: {
              kind: 'groups',
              sizes: [5],
              points: 50,
            },
            chance: {
              kind: 'chance',
            },
          },
        },
        turnOrder: 'seated',
        autoFirstRoll: true,
        undo: 'before-draw',
        hints: true,
        sameDice: false,
        seats: 3,
        private: false,
        password: false,
        spectators: true,
        rated: false,
        turnSeconds: 0,
        whenAway: 'zero',
        awaySeconds: 60,
        chat: true,
        start: 'host',
      },
      commitment: '57042dc815030be6c63f71f88dc919cbcade793841ce899c2919ec9ba28f861f',
      game: null,
      turn: null,
    },
  },
  'get /v1/games/{id}': {
    schema: 'yaht.game/1',
    events: [
      {
        type: 'GameStarted',
        id: 'WG73FM-1',
        variant: {
          family: 'scorecard',
          id: 'two-lines',
          name: 'Two Lines',
          dice: 5,
          rolls: 2,
          upperBonus: {
            target: 0,
            points: 0,
          },
          categories: {
            sixes: {
              kind: 'face',
              face: 6,
            },
            chance: {
              kind: 'chance',
            },
          },
        },
        players: [
          {
            name: 'Ann',
            seed: '',
          },
        ],
        options: {
          turnOrder: 'seated',
          autoFirstRoll: false,
          undo: 'before-draw',
          hints: true,
          sameDice: false,
        },
        order: [0],
        commitment: 'b8a3bd3c0821817e7a5144d5e0f108809cdf3193c7c6c58db6ed3e717fb1a948',
      },
      {
        type: 'TurnStarted',
        seat: 0,
        dice: null,
        rollsLeft: 2,
      },
      {
        type: 'DiceRolled',
        seat: 0,
        hold: [false, false, false, false, false],
        dice: [6, 4, 5, 2, 6],
        rollsLeft: 1,
      },
      {
        type: 'ScoreRecorded',
        seat: 0,
        category: 'sixes',
        points: 12,
        bonus: 0,
      },
      {
        type: 'TurnStarted',
        seat: 0,
        dice: null,
        rollsLeft: 2,
      },
      {
        type: 'DiceRolled',
        seat: 0,
        hold: [false, false, false, false, false],
        dice: [4, 6, 3, 6, 1],
        rollsLeft: 1,
      },
      {
        type: 'ScoreRecorded',
        seat: 0,
        category: 'chance',
        points: 20,
        bonus: 0,
      },
      {
        type: 'GameOver',
        totals: [32],
        winners: [0],
        seed: 'a33df346c3ad9c37ca1ffc4e792494216730abe2566844100d21c3082a7e3f71',
      },
    ],
  },
  'get /v1/rooms/{room}/…': {
    games: [
      {
        id: 'VY95YV-1',
        variant: 'yahtzee',
        players: ['Ann', 'Bob'],
        startedAt: 1763200000000,
        endedAt: null,
        totals: [0, 0],
        winners: [],
      },
    ],
  },
  'get /v1/games/{id}/…': {
    id: '9QJ3AK-1',
    commitment: '99f8eef2884d9e7bad1740c333fd468c82c0054975909786a1929820a00ba1b1',
    playerSeeds: [''],
    seed: '5239a8834b53a786c02c6dc779113c850d104e85f0050e5883aee9c7229a819a',
    verdict: 'fair',
    draws: 2,
  },
  'post /v1/verify': {
    valid: true,
    commitment: 'fd2b7e321b3e5840c4afd522b21f9bde26160d6de888d1260ca83b4280a50137',
    seed: 'fa5bdb2000b2a58dbf5d8618475f98b7a62ef4cbc3ed99a3336a2d068f62be2b',
    draws: 2,
  },
  'post /v1/profiles': {
    profile: {
      id: 'd85yh49pfys3',
      name: 'Ann',
      colour: 'sky',
      createdAt: 1763200000000,
    },
    key: 'YDyq6GSCGIjINRJY7H8tty_fEkHFqY_HV2z2OK9ORm8',
  },
  'get /v1/profiles/me': {
    profile: {
      id: '37r6njnwxdku',
      name: 'Ann',
      colour: 'sky',
      createdAt: 1763200000000,
    },
    devices: [
      {
        createdAt: 1763200000000,
      },
    ],
  },
  'patch /v1/profiles/me': {
    id: 'bq94f84unyse',
    name: 'Ann',
    colour: 'sky',
    createdAt: 1763200000000,
  },
  'get /v1/profiles/me/export': {
    schema: 'yaht.profile/1',
    profile: {
      id: 'eg2k4ctmnbeu',
      name: 'Ann',
      colour: 'sky',
      createdAt: 1763200000000,
    },
    devices: [
      {
        createdAt: 1763200000000,
      },
    ],
    ratings: [],
    statistics: [],
    games: [],
  },
  'post /v1/profiles/me/transfer': {
    code: '46QX-VZ9Z-5T37',
    expiresAt: 1763200600000,
  },
  'post /v1/profiles/claim': {
    profile: {
      id: 'ewpdf9x5h4ad',
      name: 'Ann',
      colour: 'sky',
      createdAt: 1763200000000,
    },
    key: 'yJuftb8Ujt1tbxxd7UFQJEwsF5XH5VuE_58_3VE6T4s',
  },
  'delete /v1/profiles/me/devices': {
    forgotten: 0,
  },
  'get /v1/leaderboards/{variant}': {
    variant: {
      key: '030a9211062af2eb',
      id: 'yatzy',
    },
    by: 'score',
    window: 'all',
    minimumGames: 1,
    rows: [],
    own: null,
  },
  'get /v1/games': {
    games: [],
    next: null,
  },
  'get /v1/profiles/{id}': {
    id: 'eh7snvchttp2',
    name: 'Ann',
    colour: 'sky',
    createdAt: 1763200000000,
  },
  'get /v1/profiles/{id}/…': {
    games: [],
    next: null,
  },
  'get /v1/profiles/{id}/statistics': {
    variants: [],
    ratings: [],
    variant: {
      key: '220f55aa86efaeb9',
      id: 'yahtzee',
    },
    statistics: {
      games: 0,
      contests: 0,
      wins: 0,
      best: null,
      worst: null,
      average: null,
      distribution: [],
      categories: {},
      reviewed: 0,
      meanLoss: null,
      meanLuck: null,
      dice: {
        faces: [0, 0, 0, 0, 0, 0],
        rolled: 0,
        chiSquare: 0,
        degreesOfFreedom: 5,
        probability: null,
      },
    },
  },
  'get /v1/state_value': {
    upper_score: 12,
    scored_categories: 5,
    expected_final_score: 228.323181,
  },
  'get /v1/score_histogram': {
    min_ev: 100,
    max_ev: 380,
    bin_count: 56,
    bins: [17794, 17793],
  },
  'post /v1/evaluate_category_score': {
    category_id: 2,
    category_name: 'Threes',
    score: 6,
  },
  'post /v1/available_categories': {
    categories: [
      {
        id: 0,
        name: 'Ones',
        score: 1,
        valid: false,
      },
      {
        id: 1,
        name: 'Twos',
        score: 0,
        valid: true,
      },
    ],
  },
  'post /v1/evaluate_all_categories': {
    categories: [
      {
        id: 1,
        name: 'Twos',
        score: 0,
        expected_value_if_chosen: 199.544052,
      },
      {
        id: 3,
        name: 'Fours',
        score: 0,
        expected_value_if_chosen: 176.539703,
      },
    ],
  },
  'post /v1/evaluate_actions': {
    actions: [
      {
        mask: 0,
        expected_value: 216.684174,
      },
      {
        mask: 1,
        expected_value: 222.540182,
      },
    ],
  },
  'post /v1/suggest_optimal_action': {
    best_reroll: {
      id: 11,
      expected_value: 225.806621,
      mask_binary: '11010',
    },
  },
  'post /v1/evaluate_user_action': {
    expected_value: 222.822171,
  },
  'post /v1/evaluate': {
    schema: 'yaht.advice/1',
    value: 233.694174,
    holds: [
      {
        hold: [true, true, false, false, false],
        expected: 233.694174,
      },
      {
        hold: [false, false, true, false, true],
        expected: 233.459671,
      },
    ],
    categories: [
      {
        id: 'smallStraight',
        points: 0,
        expected: 228.680099,
        chance: 0.365741,
      },
      {
        id: 'chance',
        points: 18,
        expected: 227.407181,
        chance: 0.055556,
      },
    ],
    best: {
      hold: [true, true, false, false, false],
      expected: 233.694174,
    },
  },
  'get /v1/variants': {
    variants: [
      {
        id: 'yahtzee',
        name: 'Yahtzee',
        family: 'scorecard',
        solvable: true,
      },
      {
        id: 'yahtzee-official',
        name: 'Yahtzee (official joker)',
        family: 'scorecard',
        solvable: true,
      },
    ],
  },
  'get /v1/variants/{id}': {
    id: 'yatzy',
    name: 'Yatzy',
    family: 'scorecard',
    solvable: true,
    rules: {
      family: 'scorecard',
      id: 'yatzy',
      name: 'Yatzy',
      dice: 5,
      rolls: 3,
      upperBonus: {
        target: 63,
        points: 50,
      },
      categories: {
        ones: {
          kind: 'face',
          face: 1,
        },
        twos: {
          kind: 'face',
          face: 2,
        },
        threes: {
          kind: 'face',
          face: 3,
        },
        fours: {
          kind: 'face',
          face: 4,
        },
        fives: {
          kind: 'face',
          face: 5,
        },
        sixes: {
          kind: 'face',
          face: 6,
        },
        onePair: {
          kind: 'groups',
          sizes: [2],
        },
        twoPairs: {
          kind: 'groups',
          sizes: [2, 2],
        },
        threeOfAKind: {
          kind: 'groups',
          sizes: [3],
        },
        fourOfAKind: {
          kind: 'groups',
          sizes: [4],
        },
        smallStraight: {
          kind: 'straight',
          from: 1,
          length: 5,
        },
        largeStraight: {
          kind: 'straight',
          from: 2,
          length: 5,
        },
        fullHouse: {
          kind: 'groups',
          sizes: [3, 2],
        },
        chance: {
          kind: 'chance',
        },
        yatzy: {
          kind: 'groups',
          sizes: [5],
          points: 50,
        },
      },
    },
  },
  'get /v1/variants/{id}/…': {
    variant: 'yatzy',
    dice: [3, 3, 5, 1, 6],
    categories: [
      {
        id: 'ones',
        name: 'Ones',
        points: 1,
      },
      {
        id: 'twos',
        name: 'Twos',
        points: 0,
      },
    ],
  },
  'post /v1/rollio/score': {
    schema: 'yaht.rollio/1',
    dice: [3, 3, 3, 4, 4, 4, 1],
    partitions: [
      {
        combinations: [
          {
            type: 'single',
            faces: [1],
            points: 100,
          },
          {
            type: 'twoTriplets',
            faces: [3, 3],
            points: 2500,
          },
        ],
        points: 2600,
        score: {
          certain: 2600,
          average: 2600,
          lowest: 2600,
          highest: 2600,
          exact: true,
        },
        money: 0,
        grants: [],
        steps: [
          {
            source: {
              kind: 'combination',
              id: 'single',
              at: 0,
            },
            dice: [6],
            op: {
              kind: 'add',
              points: 100,
            },
            before: 0,
            after: 100,
            changedBy: [],
          },
          {
            source: {
              kind: 'combination',
              id: 'twoTriplets',
              at: 1,
            },
            dice: [0, 1, 2, 3, 4, 5],
            op: {
              kind: 'add',
              points: 2500,
            },
            before: 100,
            after: 2600,
            changedBy: [],
          },
        ],
      },
      {
        combinations: [
          {
            type: 'single',
            faces: [1],
            points: 100,
          },
          {
            type: 'nOfAKind',
            faces: [3, 3],
            points: 300,
          },
        ],
        points: 800,
        score: {
          certain: 800,
          average: 800,
          lowest: 800,
          highest: 800,
          exact: true,
        },
        money: 0,
        grants: [],
        steps: [
          {
            source: {
              kind: 'combination',
              id: 'single',
              at: 0,
            },
            dice: [6],
            op: {
              kind: 'add',
              points: 100,
            },
            before: 0,
            after: 100,
            changedBy: [],
          },
          {
            source: {
              kind: 'combination',
              id: 'nOfAKind',
              at: 1,
            },
            dice: [0, 1, 2],
            op: {
              kind: 'add',
              points: 300,
            },
            before: 100,
            after: 400,
            changedBy: [],
          },
        ],
      },
    ],
    count: 2,
    complete: true,
    best: {
      combinations: [
        {
          type: 'single',
          faces: [1],
          points: 100,
        },
        {
          type: 'twoTriplets',
          faces: [3, 3],
          points: 2500,
        },
      ],
      points: 2600,
      score: {
        certain: 2600,
        average: 2600,
        lowest: 2600,
        highest: 2600,
        exact: true,
      },
      money: 0,
      grants: [],
      steps: [
        {
          source: {
            kind: 'combination',
            id: 'single',
            at: 0,
          },
          dice: [6],
          op: {
            kind: 'add',
            points: 100,
          },
          before: 0,
          after: 100,
          changedBy: [],
        },
        {
          source: {
            kind: 'combination',
            id: 'twoTriplets',
            at: 1,
          },
          dice: [0, 1, 2, 3, 4, 5],
          op: {
            kind: 'add',
            points: 2500,
          },
          before: 100,
          after: 2600,
          changedBy: [],
        },
      ],
    },
  },
  'post /v1/review': {
    schema: 'yaht.review/1',
    variant: 'two-lines',
    over: true,
    loss: 10.572659,
    luck: -3.242938,
    seats: [
      {
        name: 'Ann',
        seed: '',
        seat: 0,
        start: 31.815597,
        score: 18,
        luck: -3.242938,
        loss: 10.572659,
        accuracy: 23.213633,
        counts: {
          best: 0,
          fine: 0,
          inaccuracy: 0,
          mistake: 0,
          blunder: 2,
        },
        moves: [
          {
            type: 'roll',
            turn: 1,
            dice: [5, 4, 3, 1, 6],
            rollsLeft: 1,
            by: 'player',
            luck: 0.007062,
            expected: 31.822659,
          },
          {
            type: 'decision',
            turn: 1,
            dice: [5, 4, 3, 1, 6],
            rollsLeft: 1,
            by: 'player',
            loss: 4.572659,
            win: null,
            class: 'blunder',
            accuracy: 28.075793,
            forced: false,
            chosen: {
              category: 'sixes',
              points: 6,
              expected: 27.25,
            },
            best: [
              {
                hold: [false, false, false, false, true],
                expected: 31.822659,
              },
              {
                hold: [true, false, false, false, true],
                expected: 31.666667,
              },
            ],
          },
        ],
      },
    ],
  },
  'get /v1/games/{id}/review': {
    schema: 'yaht.review/1',
    variant: 'two-lines',
    over: true,
    loss: 12.072659,
    luck: -3.742938,
    seats: [
      {
        name: 'Ann',
        seed: '',
        seat: 0,
        start: 31.815597,
        score: 16,
        luck: -3.742938,
        loss: 12.072659,
        accuracy: 19.725491,
        counts: {
          best: 0,
          fine: 0,
          inaccuracy: 0,
          mistake: 0,
          blunder: 2,
        },
        moves: [
          {
            type: 'roll',
            turn: 1,
            dice: [6, 3, 1, 4, 2],
            rollsLeft: 1,
            by: 'player',
            luck: 0.007062,
            expected: 31.822659,
          },
          {
            type: 'decision',
            turn: 1,
            dice: [6, 3, 1, 4, 2],
            rollsLeft: 1,
            by: 'player',
            loss: 4.572659,
            win: null,
            class: 'blunder',
            accuracy: 28.075793,
            forced: false,
            chosen: {
              category: 'sixes',
              points: 6,
              expected: 27.25,
            },
            best: [
              {
                hold: [true, false, false, false, false],
                expected: 31.822659,
              },
              {
                hold: [true, false, false, true, false],
                expected: 31.177083,
              },
            ],
          },
        ],
      },
    ],
  },
};
