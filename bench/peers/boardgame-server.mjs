import { createRequire } from 'node:module';
import { game } from './boardgame-game.mjs';
import { reportOn } from './reports.mjs';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const began = performance.now();
console.info = () => {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0, callback: () => {} });
reportOn(running.appServer.address().port, began);
