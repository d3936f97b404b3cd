/** Ends a server by its own hand at a named point on the way of a move: for tests that ask what is left then. */
import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** Nothing of this process happens after it, not even another instruction. */
const die = () => process.kill(process.pid, 'SIGKILL');

/** Facts still go out; the first answer to a wish is held back, and once the facts are out the process ends. */
function dieInsteadOfAnswering() {
  Socket.prototype.write = new Proxy(Reflect.get(Socket.prototype, 'write'), {
    apply: (write, socket, [chunk, ...rest]) => {
      if (!Buffer.from(chunk).includes('Ack')) return Reflect.apply(write, socket, [chunk, ...rest]);
      setImmediate(() => setImmediate(die));
      return true;
    },
  });
}

const POINTS = {
  'before the commit': async append => {
    die();
    return append();
  },
  'after the commit, before anybody is told': async append => {
    const outcome = await append();
    die();
    return outcome;
  },
  'after everybody was told, before the answer': async append => {
    dieInsteadOfAnswering();
    return append();
  },
};

/** The log, until the given move of a game reaches the point; says first which wish it was. */
export function deadly(log, { point, move }) {
  let moves = 0;
  const append = async entry => {
    const isMove = entry.command && entry.events.some(({ type }) => type === 'DiceRolled');
    moves += isMove ? 1 : 0;
    if (!isMove || moves !== move) return log.append(entry);
    writeSync(2, JSON.stringify({ room: entry.room, member: entry.command.member, id: entry.command.id }));
    return POINTS[point](() => log.append(entry));
  };
  return new Proxy(log, { get: (target, name) => (name === 'append' ? append : target[name]?.bind(target)) });
}
