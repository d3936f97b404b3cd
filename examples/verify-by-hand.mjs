// Checks the dice of a finished game without any code of yaht: node examples/verify-by-hand.mjs game.json
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { events } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const [{ id, commitment, players, variant, options }] = events;
const key = Buffer.from(events.at(-1).seed, 'hex');
const seeds = players.map(player => player.seed ?? '').join(',');

function* faces(turn, roll) {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', key).update(`v1|${id}|${seeds}|t${turn}|r${roll}:${block}`).digest();
    for (const byte of bytes) if (byte < 252) yield (byte % 6) + 1;
  }
}

let wrong = createHash('sha256').update(key).digest('hex') === commitment ? 0 : 1;
let [turn, roll] = [0, 0];
const after = [];
for (const { type, dice, hold, to } of events) {
  if (type === 'TurnStarted') [turn, roll] = [turn + 1, 0];
  if (type === 'Undone') [turn, roll] = after[to - 1];
  if (type === 'DiceRolled' || (type === 'TurnStarted' && dice)) {
    const drawn = faces(options.sameDice ? Math.ceil(turn / players.length) : turn, ++roll);
    wrong += dice.filter((face, die) => !hold?.[die] && face !== drawn.next().value).length;
  }
  after.push([turn, roll]);
}
console.log(wrong === 0 ? `fair: ${turn} turns of ${variant.name} match their seed` : `NOT fair: ${wrong} differences`);
process.exitCode = wrong === 0 ? 0 : 6;
