/** Kills the appending program again and again, and looks after each time whether anything acknowledged is missing. */
import { acknowledgedIn, problemsIn, type Acknowledged } from './history.ts';
import { Appender, type Manner } from './program.ts';

/** A number below the bound that depends on the round only, so that a failing run can be repeated. */
const pick = (round: number, bound: number): number => ((round * 2_654_435_761) >>> 7) % bound;

const turn = () => new Promise(resolve => setImmediate(resolve));

/** The problems of the first round that has any. One round in five is killed while the file is being opened and recovered. */
export async function problemsAfterKills(options: Manner, rounds: number, from = 0): Promise<readonly string[]> {
  let known: Acknowledged = new Map();
  for (let round = from + 1; round <= from + rounds; round++) {
    const program = new Appender(options);
    await program.said(round % 5 === 0 ? 1 : 3 + pick(round, 600));
    for (let i = pick(round, 40); i > 0; i--) await turn();
    await program.kill();
    const heard = acknowledgedIn(program.lines);
    const problems = await problemsIn(options.file, heard, known);
    if (problems.length > 0) return [`round ${round}`, ...problems];
    known = new Map([...known, ...heard]);
  }
  return problemsIn(options.file, known);
}
