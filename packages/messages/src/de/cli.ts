import type { Messages } from '../messages.ts';
import { count, or } from './format.ts';

const meant = (suggestions: readonly string[]): string => (suggestions.length > 0 ? ` Meinst du ${or(suggestions)}?` : '');

export const cliHelp: Messages['cliHelp'] = {
  examples: 'Beispiele',
  usage: 'Aufruf',
  commands: 'Befehle',
  options: 'Optionen',
  summaries: {
    play: 'spielen, eine bis sechs Personen an einer Tastatur',
    server: 'Tische für andere bereithalten',
    score: 'was ein Wurf in jedem Feld wert ist',
    solve: 'perfektes Spiel für ein ganzes Spiel, neu gelöst',
    advise: 'der beste Zug, und was die anderen kosten',
    review: 'was Glück und Wahl aus einem Spiel machten',
    simulate: 'viele Spiele spielen und sehen, wie sie streuen',
    distribution: 'die genaue Streuung bei perfektem Spiel',
    target: 'die beste Chance, Punkte zu erreichen',
    rules: 'die Regeln eines Spiels, oder die Liste der Spiele',
    verify: 'die Würfel eines Spielprotokolls prüfen',
    config: 'Ordner, und welche Einstellungen gelten',
    completion: 'ein Skript zur Vervollständigung ausgeben',
    version: 'die Version ausgeben',
    help: 'einen Befehl erklären',
  },
  arguments: {
    game: 'yahtzee, kniffel, … (s. yaht rules) oder die JSON-Datei eines Spiels',
    dice: '3,3,3,4,4 oder 33344; - liest einen Wurf je Zeile, antwortet in JSON',
    positions: '- liest Stellungen als JSON-Zeilen; Werte sind Punkte, die noch kommen, mit Boni',
    points: 'die Punkte, die zu erreichen sind',
    file: 'ein Spielprotokoll; - liest es von der Standardeingabe',
    shell: 'bash, zsh oder fish',
  },
  flags: {
    json: 'ein JSON-Dokument ausgeben',
    card: 'was schon ausgefüllt ist; ein Strich ist eine Null',
    out: 'die Tabelle in eine Datei schreiben',
    precision: 'f32 (auf 0,00005 genau) oder f64 (auf 0,000000001)',
    threads: 'wie viele Threads arbeiten',
    progress: 'json: Fortschritt als JSON-Zeilen auf der Standardfehlerausgabe',
    dice: 'die Würfel auf dem Tisch; ohne sie: der Beginn eines Zuges',
    rerolls: 'wie viele Nachwürfe noch bleiben',
    table: 'eine Tabellendatei von solve --out',
    games: 'wie viele Spiele',
    player: 'optimal, human, greedy oder random',
    simSeed: 'dieselben Spiele noch einmal',
    allDecisions: 'jede Entscheidung, nicht nur die teuren',
    all: 'jede Wertung zeigen (Rollio)',
    charms: 'Talismane in ihrer Reihenfolge (Rollio)',
    materials: 'woraus jeder Würfel ist (Rollio)',
    players: 'Namen, in der Sitzordnung',
    bots: 'easy, normal, optimal: Programme, die mitspielen',
    seed: 'dieselben Würfel noch einmal, auf jedem Rechner',
    order: 'wer beginnt: opening-roll, seated oder shuffled',
    practice: 'auch Würfe zurücknehmen; zählt als Spiel mit Hilfe',
    resume: 'das angefangene Spiel fortsetzen',
    plain: 'Zeile für Zeile, zum Vorlesen und für Pipes',
    ascii: 'nur mit einfachen Zeichen zeichnen',
    noAnimation: 'Würfel liegen sofort',
    port: 'der Port für TCP; 0 nimmt einen freien (7777)',
    httpPort: 'dasselbe für WebSocket und HTTP (9000)',
    host: '0.0.0.0 lässt andere ein (127.0.0.1)',
    seats: 'einen Tisch für so viele offen halten',
    variant: 'das Spiel an diesem Tisch (yahtzee)',
    data: 'der Ordner für die Spiele',
    adminPort: 'eine Seite über den Server, nur hier',
    origins: 'fremde Webseiten, die hier spielen dürfen, mit Kommas',
    proxies: 'Proxys, deren Angabe zum Absender gilt, mit Kommas',
    logLevel: 'silent, error, warn, info oder debug (info)',
    lang: 'Sprache: en, sv oder de',
    color: 'Farben: auto, always oder never',
    quiet: 'keine Meldungen außer Fehlern',
    verbose: 'mehr erzählen',
    help: 'dies zeigen',
    version: 'die Version ausgeben',
  },
  examplesOf: {
    yaht: [
      ['yaht play kniffel --players Ann,Ben', 'an dieser Tastatur spielen'],
      ['yaht score kniffel 3,3,3,4,4', 'was ein Wurf wert ist'],
      ['yaht advise kniffel --dice 3,3,5,1,6 --rerolls 1', 'der beste Zug'],
    ],
    server: [
      ['yaht server', 'für Programme auf diesem Rechner'],
      ['yaht server --host 0.0.0.0 --players 3', 'ein Tisch für drei, für alle'],
      ['yaht server rebuild', 'Ranglisten neu aus dem Log'],
    ],
    score: [
      ['yaht score kniffel 3,3,3,4,4', 'Punkte in jedem Feld'],
      ['yaht score yahtzee 55555 --card kniffel=50,fünfer=15', 'mit begonnenem Block'],
      ['yaht score yatzy 33344 --json', 'für Programme'],
      ['yaht score yatzy - < wuerfe.txt', 'viele Würfe, JSON-Zeilen'],
      ['yaht score rollio 3,3,3,4,4,4,1', 'Rollio: jede Wertung'],
    ],
    solve: [
      ['yaht solve kniffel', 'erwartete Punkte, im Nu'],
      ['yaht solve yatzy --out yatzy.bin', 'die Tabelle als Datei aufheben'],
      ['yaht solve mein-spiel.json --json', 'ein eigenes Spiel, für Programme'],
    ],
    advise: [
      ["yaht advise kniffel --dice 3,3,5,1,6 --rerolls 1 --card 'einser=2,kåk=-'", 'der beste Zug'],
      ['yaht advise yatzy - < stellungen.jsonl', 'viele Stellungen, JSON-Zeilen'],
    ],
    review: [
      ['yaht review spiel.json', 'Glück, Wahl, was besser war'],
      ['yaht review spiel.json --json | jq .loss', 'in einem Skript'],
    ],
    simulate: [
      ['yaht simulate kniffel', 'zehntausend perfekte Spiele'],
      ['yaht simulate yahtzee --games 1000000 --player human --seed 7', 'eine Million menschliche'],
    ],
    distribution: [
      ['yaht distribution kniffel', 'wie perfektes Spiel endet'],
      ["yaht distribution kniffel --card 'einser=2,chance=24'", 'von einem begonnenen Block aus'],
    ],
    target: [
      ['yaht target kniffel 300', 'für 300 spielen und für nichts sonst'],
      ['yaht target yahtzee 250 --json', 'für Programme'],
    ],
    rules: [
      ['yaht rules', 'die Spiele, die es gibt'],
      ['yaht rules kniffel', 'die Regeln von einem'],
      ['yaht rules mein-spiel.json --json', 'ein eigenes Spiel, für Programme'],
    ],
    verify: [
      ['yaht verify spiel.json', 'sind das die Würfel des Startwerts?'],
      ['yaht verify spiel.json && echo fair', 'in einem Skript'],
    ],
    play: [
      ['yaht play', 'Yahtzee allein'],
      ['yaht play kniffel --players Ann,Ben', 'die Tastatur weitergeben'],
      ['yaht play kniffel --bots easy,optimal', 'gegen Programme'],
      ['yaht play --resume', 'weiterspielen, wo du aufgehört hast'],
    ],
    config: [
      ['yaht config', 'Einstellungen und Ordner'],
      ['yaht config --json', 'für Programme'],
    ],
    completion: [
      ['source <(yaht completion bash)', 'in ~/.bashrc'],
      ['source <(yaht completion zsh)', 'in ~/.zshrc, nach compinit'],
      ['yaht completion fish | source', 'in config.fish'],
    ],
    version: [
      ['yaht version', 'die Nummer'],
      ['yaht version --json', 'mit Commit und Formaten'],
    ],
  },
};

export const cli: Messages['cli'] = {
  cardFull: 'Alle Felder sind ausgefüllt.',
  typeRolls: 'Bitte einen Wurf pro Zeile; Strg-D beendet.',
  settings: 'Einstellungen',
  paths: 'Pfade',
  defaultSource: 'Vorgabe',
};

export const cliProblems: Messages['cliProblems'] = {
  unknownCommand: (name, suggestions) => `Es gibt keinen Befehl „${name}“.${meant(suggestions) || ' yaht --help zeigt alle.'}`,
  unknownOption: (option, suggestions, help) => `Es gibt keine Option ${option}.${meant(suggestions) || ` ${help} zeigt alle.`}`,
  missingArgument: (argument, example) => `<${argument}> fehlt. Beispiel: ${example}`,
  excessArguments: help => `Mehr Argumente, als der Befehl nimmt. ${help} zeigt den Aufruf.`,
  missingValue: option => `${option} braucht einen Wert.`,
  invalidChoice: (option, value, choices) => `${option} kann nicht „${value}“ sein. Nimm ${or(choices)}.`,
  noCard: game => `${game} hat keinen Block mit Feldern, dort gibt es nichts zu rechnen.`,
  unknownGame: (text, suggestions) => `Es gibt kein Spiel „${text}“.${meant(suggestions) || ' yaht rules zeigt alle.'}`,
  ambiguousGame: (text, candidates) => `„${text}“ kann ${or(candidates)} sein. Schreib mehr davon.`,
  badFace: part => `„${part}“ steht auf keinem Würfel. Würfel zeigen 1 bis 6, wie in 3,3,3,4,4.`,
  noDice: 'Es wurden keine Würfel angegeben. Schreib sie als 3,3,3,4,4 oder 33344.',
  wrongDiceCount: (game, wanted, given) =>
    `${game} spielt man mit ${count(wanted, { one: 'Würfel', other: 'Würfeln' })}, nicht mit ${given}. Gib alle an.`,
  inLine: (line, problem) => `Zeile ${line}: ${problem}`,
  cardEntry: text => `--card: „${text}“ ist nicht Feld=Punkte. Beispiel: --card 'kniffel=50,fünfer=15'`,
  cardUnknown: (text, suggestions) =>
    `--card: Es gibt kein Feld „${text}“.${meant(suggestions) || ' yaht rules <Spiel> zeigt alle.'}`,
  cardAmbiguous: (text, candidates) => `--card: „${text}“ kann ${or(candidates)} sein. Schreib mehr davon.`,
  cardTwice: category => `--card: ${category} steht zweimal da. Lass eines weg.`,
  cardPoints: (category, value, possible) => `--card: ${category} kann nicht ${value} enthalten. Möglich: ${possible}.`,
  cannotRead: (path, why) => {
    const reasons = {
      missing: 'Die Datei gibt es nicht. Prüfe den Pfad.',
      folder: 'Das ist ein Ordner. Nenne die Datei darin.',
      forbidden: 'Die Berechtigung fehlt. Prüfe, wer sie lesen darf.',
      other: 'Das Lesen schlug fehl.',
    };
    return `${path} ist nicht lesbar: ${reasons[why]}`;
  },
  notJson: (path, line) =>
    `${path} ist kein gültiges JSON${line === undefined ? '' : ` (Zeile ${line})`}. Bring es in Ordnung und versuch es noch einmal.`,
  badVariant: (path, problem, more) =>
    `${path}: ${problem}${more > 0 ? ` (${count(more, { one: 'weiteres Problem', other: 'weitere Probleme' })}; -v zeigt alle)` : ''}`,
  badRecord: (path, problem) => `${path}: ${problem}`,
  ignoredSettings: (path, problem) => `Die Einstellungen in ${path} gelten nicht: ${problem}`,
  badSetting: (name, value, choices) => `${name} kann nicht „${value}“ sein, nur ${or(choices)}.`,
  internal: detail => `In yaht ist etwas kaputtgegangen (${detail}). Das ist ein Programmfehler, bitte melde ihn.`,
};
