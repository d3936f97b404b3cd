import type { Messages } from '../messages.ts';
import { count, or } from './format.ts';

const meant = (suggestions: readonly string[]): string => (suggestions.length > 0 ? ` Menade du ${or(suggestions)}?` : '');

export const cliHelp: Messages['cliHelp'] = {
  examples: 'Exempel',
  usage: 'Användning',
  commands: 'Kommandon',
  options: 'Flaggor',
  summaries: {
    play: 'spela, en till sex personer vid ett tangentbord',
    server: 'håll bord för andra',
    score: 'vad ett kast är värt i varje ruta',
    solve: 'perfekt spel för ett helt spel, löst på nytt',
    advise: 'bästa draget, och vad de andra kostar',
    review: 'vad tur och val gjorde av ett spel',
    simulate: 'spela många spel och se hur poängen fördelas',
    distribution: 'den exakta fördelningen vid perfekt spel',
    target: 'bästa chansen att nå en poäng',
    rules: 'reglerna för ett spel, eller listan över spel',
    verify: 'kontrollera tärningarna i ett spelprotokoll',
    config: 'mappar, och inställningar som gäller',
    completion: 'ett kompletteringsskript för ditt skal',
    version: 'skriv ut versionen',
    help: 'förklara ett kommando',
  },
  arguments: {
    game: 'yahtzee, yatzy, … (se: yaht rules) eller JSON-filen för ett eget spel',
    dice: '3,3,3,4,4 eller 33344; - läser ett kast per rad och svarar i JSON',
    positions: '- läser ställningar som JSON-rader; värden är poäng kvar att få, bonus inräknad',
    points: 'poängen att nå',
    file: 'ett spelprotokoll; - läser det från standard in',
    shell: 'bash, zsh eller fish',
  },
  flags: {
    json: 'skriv ut ett JSON-dokument',
    card: 'vad som redan är ifyllt; ett streck är en nolla',
    out: 'skriv tabellen till en fil',
    precision: 'f32 (på 0,00005 när) eller f64 (på 0,000000001)',
    threads: 'hur många trådar som arbetar',
    progress: 'json: förloppet som JSON-rader på standard fel',
    dice: 'tärningarna på bordet; utan dem: början av en tur',
    rerolls: 'hur många omkast som är kvar',
    table: 'en tabellfil från solve --out',
    games: 'hur många spel',
    player: 'optimal, human, greedy eller random',
    simSeed: 'samma spel igen',
    allDecisions: 'varje val, inte bara de dyra',
    all: 'visa varje sätt, hur många de än är (Rollio)',
    charms: 'berlocker i ordning (Rollio)',
    materials: 'vad varje tärning är gjord av (Rollio)',
    players: 'namn, i den ordning ni sitter',
    bots: 'easy, normal, optimal: program som spelar med',
    seed: 'samma tärningar igen, på varje dator',
    order: 'vem som börjar: opening-roll, seated eller shuffled',
    practice: 'ångra även kast; räknas som spelat med hjälp',
    resume: 'fortsätt det påbörjade spelet',
    plain: 'rad för rad, för skärmläsare och rör',
    ascii: 'rita bara med enkla tecken',
    noAnimation: 'tärningarna landar genast',
    port: 'dit program ansluter med TCP; 0 tar en ledig (7777)',
    httpPort: 'detsamma för WebSocket och HTTP (9000)',
    host: '0.0.0.0 släpper in andra (127.0.0.1)',
    seats: 'håll ett bord för så många öppet för alla',
    variant: 'spelet vid det bordet (yahtzee)',
    data: 'mappen för spelen',
    adminPort: 'en sida om servern, för den här datorn',
    origins: 'webbsidor från annat håll som får spela här, med komman',
    proxies: 'proxyer vars uppgift om avsändaren gäller, med komman',
    logLevel: 'silent, error, warn, info eller debug (info)',
    lang: 'språk: en, sv eller de',
    color: 'färger: auto, always eller never',
    quiet: 'inga meddelanden utöver fel',
    verbose: 'berätta mer',
    help: 'visa detta',
    version: 'skriv ut versionen',
  },
  examplesOf: {
    yaht: [
      ['yaht play yatzy --players Ann,Bo', 'spela här'],
      ['yaht score yahtzee 3,3,3,4,4', 'vad ett kast är värt'],
      ['yaht advise yatzy --dice 3,3,5,1,6 --rerolls 1', 'bästa draget'],
    ],
    server: [
      ['yaht server', 'för program på den här datorn'],
      ['yaht server --host 0.0.0.0 --players 3', 'ett bord för tre, för alla'],
      ['yaht server rebuild', 'listor på nytt ur loggen'],
    ],
    score: [
      ['yaht score yahtzee 3,3,3,4,4', 'poängen i varje ruta'],
      ['yaht score yahtzee 55555 --card yatzy=50,femmor=15', 'med påbörjat protokoll'],
      ['yaht score yatzy 33344 --json', 'för program'],
      ['yaht score yatzy - < kast.txt', 'många kast, JSON-rader'],
      ['yaht score rollio 3,3,3,4,4,4,1', 'Rollio: varje sätt att räkna dem'],
    ],
    solve: [
      ['yaht solve yatzy', 'väntad poäng, på ett ögonblick'],
      ['yaht solve yatzy --out yatzy.bin', 'spara tabellen som fil'],
      ['yaht solve mitt-spel.json --json', 'ett eget spel, för program'],
    ],
    advise: [
      ["yaht advise yatzy --dice 3,3,5,1,6 --rerolls 1 --card 'ettor=2,kåk=-'", 'bästa draget'],
      ['yaht advise yatzy - < lagen.jsonl', 'många ställningar, JSON-rader'],
    ],
    review: [
      ['yaht review spel.json', 'tur, val, vad som var bättre'],
      ['yaht review spel.json --json | jq .loss', 'i ett skript'],
    ],
    simulate: [
      ['yaht simulate yatzy', 'tiotusen perfekta spel'],
      ['yaht simulate yahtzee --games 1000000 --player human --seed 7', 'en miljon mänskliga'],
    ],
    distribution: [
      ['yaht distribution yatzy', 'hur perfekt spel slutar'],
      ["yaht distribution yatzy --card 'ettor=2,chans=24'", 'från ett påbörjat protokoll'],
    ],
    target: [
      ['yaht target yatzy 300', 'spela för 300 och inget annat'],
      ['yaht target yahtzee 250 --json', 'för program'],
    ],
    rules: [
      ['yaht rules', 'spelen som finns'],
      ['yaht rules yatzy', 'reglerna för ett av dem'],
      ['yaht rules mitt-spel.json --json', 'ett eget spel, för program'],
    ],
    verify: [
      ['yaht verify spel.json', 'är tärningarna fröets?'],
      ['yaht verify spel.json && echo ärligt', 'i ett skript'],
    ],
    play: [
      ['yaht play', 'Yahtzee för en'],
      ['yaht play yatzy --players Ann,Bo', 'skicka tangentbordet vidare'],
      ['yaht play yatzy --bots easy,optimal', 'mot program'],
      ['yaht play --resume', 'fortsätt där du slutade'],
    ],
    config: [
      ['yaht config', 'inställningar och mappar'],
      ['yaht config --json', 'för program'],
    ],
    completion: [
      ['source <(yaht completion bash)', 'i ~/.bashrc'],
      ['source <(yaht completion zsh)', 'i ~/.zshrc, efter compinit'],
      ['yaht completion fish | source', 'i config.fish'],
    ],
    version: [
      ['yaht version', 'numret'],
      ['yaht version --json', 'med commit och format'],
    ],
  },
};

export const cli: Messages['cli'] = {
  cardFull: 'Varje ruta är ifylld.',
  typeRolls: 'Ett kast per rad, tack; Ctrl-D avslutar.',
  settings: 'Inställningar',
  paths: 'Sökvägar',
  defaultSource: 'förval',
};

export const cliProblems: Messages['cliProblems'] = {
  unknownCommand: (name, suggestions) => `det finns inget kommando "${name}".${meant(suggestions) || ' yaht --help visar alla.'}`,
  unknownOption: (option, suggestions, help) =>
    `det finns ingen flagga ${option}.${meant(suggestions) || ` ${help} visar alla.`}`,
  missingArgument: (argument, example) => `<${argument}> saknas. Exempel: ${example}`,
  excessArguments: help => `fler argument än kommandot tar. ${help} visar hur det används.`,
  missingValue: option => `${option} behöver ett värde.`,
  invalidChoice: (option, value, choices) => `${option} kan inte vara "${value}". Ta ${or(choices)}.`,
  noCard: game => `${game} har inget protokoll med rutor, så där finns inget att räkna.`,
  unknownGame: (text, suggestions) => `det finns inget spel "${text}".${meant(suggestions) || ' yaht rules visar alla.'}`,
  ambiguousGame: (text, candidates) => `"${text}" kan vara ${or(candidates)}. Skriv mer av namnet.`,
  badFace: part => `"${part}" finns inte på en tärning. Tärningar visar 1 till 6, som i 3,3,3,4,4.`,
  noDice: 'inga tärningar angavs. Skriv dem som 3,3,3,4,4 eller 33344.',
  wrongDiceCount: (game, wanted, given) =>
    `${game} spelas med ${count(wanted, { one: 'tärning', other: 'tärningar' })}, inte med ${given}. Ange alla.`,
  inLine: (line, problem) => `rad ${line}: ${problem}`,
  cardEntry: text => `--card: "${text}" är inte ruta=poäng. Exempel: --card 'yatzy=50,femmor=15'`,
  cardUnknown: (text, suggestions) =>
    `--card: det finns ingen ruta "${text}".${meant(suggestions) || ' yaht rules <spel> visar alla.'}`,
  cardAmbiguous: (text, candidates) => `--card: "${text}" kan vara ${or(candidates)}. Skriv mer av namnet.`,
  cardTwice: category => `--card: ${category} finns två gånger. Utelämna en.`,
  cardPoints: (category, value, possible) => `--card: ${category} kan inte ha ${value}. Möjligt: ${possible}.`,
  cannotRead: (path, why) => {
    const reasons = {
      missing: 'filen finns inte. Kontrollera sökvägen.',
      folder: 'det är en mapp. Ange filen i den.',
      forbidden: 'behörighet saknas. Kontrollera vem som får läsa den.',
      other: 'läsningen misslyckades.',
    };
    return `kan inte läsa ${path}: ${reasons[why]}`;
  },
  notJson: (path, line) => `${path} är inte giltig JSON${line === undefined ? '' : ` (rad ${line})`}. Rätta den och försök igen.`,
  badVariant: (path, problem, more) => `${path}: ${problem}${more > 0 ? ` (${more} problem till; -v visar alla)` : ''}`,
  badRecord: (path, problem) => `${path}: ${problem}`,
  ignoredSettings: (path, problem) => `inställningarna i ${path} används inte: ${problem}`,
  badSetting: (name, value, choices) => `${name} kan inte vara "${value}", bara ${or(choices)}.`,
  internal: detail => `något gick sönder inuti yaht (${detail}). Det är ett programfel, rapportera det gärna.`,
};
