export * from './dice-tables.ts';
export * from './joker-table.ts';
export * from './last-roll.ts';
export * from './reference.ts';
export * from './solvable.ts';
export * from './tables.ts';
export * from './turn.ts';
export * from './upper-section.ts';
