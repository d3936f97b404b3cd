/** The same game for boardgame.io: two players, three moves a turn, five dice. */
const roll = ({ G, random }, hold = []) => {
  G.dice = G.dice.map((face, i) => (hold[i] ? face : random.D6()));
};
const score = ({ G, ctx, events }, category) => {
  G.cards[ctx.currentPlayer][category] = G.dice.reduce((sum, face) => sum + face, 0);
  events.endTurn();
};

export const game = {
  name: 'dice',
  setup: () => ({ dice: [1, 1, 1, 1, 1], cards: { 0: {}, 1: {} } }),
  moves: { roll: { move: roll, client: false }, score: { move: score, client: false } },
};
