import { Room, Server } from '@colyseus/core';
import { Schema, defineTypes, ArraySchema, MapSchema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { reportOn } from './reports.mjs';

class Table extends Schema {
  constructor() {
    super();
    this.move = 0;
    this.dice = new ArraySchema(1, 1, 1, 1, 1);
    this.cards = new MapSchema();
  }
}
defineTypes(Table, { move: 'number', dice: ['number'], cards: { map: 'number' } });

class Dice extends Room {
  onCreate() {
    this.maxClients = 2;
    this.maxMessagesPerSecond = Infinity;
    this.setState?.(new Table());
    this.state ??= new Table();
    this.onMessage('roll', (_, hold) => this.#told(() => this.#roll(hold)));
    this.onMessage('score', (_, category) => this.#told(() => this.state.cards.set(category, this.#sum())));
  }

  /** By default changes are told every 50 ms; told at once it is as fast as it can be. */
  #told(change) {
    change();
    this.state.move += 1;
    this.broadcastPatch();
  }

  #roll(hold) {
    for (let die = 0; die < 5; die++) if (!hold[die]) this.state.dice[die] = 1 + Math.floor(6 * Math.random());
  }

  #sum = () => this.state.dice.reduce((sum, face) => sum + face, 0);
}

const began = performance.now();
const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('dice', Dice);
await server.listen(0);
reportOn(transport.server.address().port, began);
