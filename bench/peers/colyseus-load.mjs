import { Client } from '@colyseus/sdk';
import { runLoad } from './reports.mjs';

const MOVES = 78;

runLoad(async (port, _, onMove) => {
  const first = await new Client(`ws://127.0.0.1:${port}`).create('dice');
  const second = await new Client(`ws://127.0.0.1:${port}`).joinById(first.roomId);
  const rooms = [first, second];
  const at = [-1, -1];
  let move = 0;
  let beganAt = 0;
  const play = () => {
    const room = rooms[Math.floor(move / 3) % 2];
    beganAt = performance.now();
    if (move % 3 === 2) room.send('score', `c${Math.floor(move / 3) % 26}`);
    else room.send('roll', move % 3 === 1 ? [true, false, false, false, false] : []);
  };
  rooms.forEach((room, who) =>
    room.onStateChange(state => {
      at[who] = state.move;
      if (at[0] !== at[1]) return;
      if (beganAt > 0) {
        onMove(performance.now() - beganAt);
        move = (move + 1) % MOVES;
      }
      play();
    }),
  );
  play();
});
