import { createRequire } from 'node:module';
import { game } from './boardgame-game.mjs';
import { runLoad } from './reports.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const MOVES = 78;

runLoad(async (port, number, onMove) => {
  const multiplayer = SocketIO({ server: `http://localhost:${port}`, socketOpts: { transports: ['websocket'] } });
  // A match that nobody knows is made when the first player asks for it.
  const clients = ['0', '1'].map(playerID =>
    Client({ game, numPlayers: 2, matchID: `match-${number}`, playerID, multiplayer, debug: false }),
  );
  let move = 0;
  let beganAt = 0;
  const at = [-1, -1];
  const play = () => {
    const { moves } = clients[Math.floor(move / 3) % 2];
    beganAt = performance.now();
    if (move % 3 === 2) moves.score(`c${Math.floor(move / 6) % 13}`);
    else moves.roll(move % 3 === 1 ? [true] : []);
  };
  const seen = (who, state) => {
    const { _stateID: step = -1 } = state ?? {};
    if (step <= at[who]) return;
    at[who] = step;
    // A score and the end of the turn are one change for the players.
    if (at[0] !== at[1] || at[0] < 0) return;
    if (beganAt > 0) {
      onMove(performance.now() - beganAt);
      move = (move + 1) % MOVES;
    }
    setImmediate(play);
  };
  clients.forEach((client, who) => {
    client.subscribe(state => seen(who, state));
    client.start();
  });
});
