/** A run of Rollio played in a real terminal by whoever knows what to wish for. */
import { fault, type Command, type Event } from '@yaht/rules';
import type { Terminal } from './terminal.ts';

const digits = (dice: readonly number[]): readonly string[] => dice.map(die => String(die + 1));

/** What somebody presses who wishes this. */
export function keysFor(command: Command): readonly string[] {
  switch (command.type) {
    case 'ChooseSet':
      return ['Enter'];
    case 'RollDice':
      return ['r'];
    case 'ScoreDice':
      return [...digits(command.dice), 'Enter'];
    case 'RerollDice':
      return [...digits(command.dice), 'e'];
    case 'Bank':
      return ['b'];
    case 'AcceptFlop':
      return ['f'];
    case 'LeaveShop':
      return ['n'];
    default:
      return fault(`no key for ${command.type}`);
  }
}

/** Each of these is shown until somebody has read it. */
const SHOWN: readonly Event['type'][] = ['LevelStarted', 'Flopped', 'LevelCleared', 'RunWon'];
const WAITS = /Enter goes on|Enter opens the shop/;

/** Reads what these facts brought to the screen. */
export async function readAll(terminal: Terminal, facts: readonly Pick<Event, 'type'>[]): Promise<void> {
  for (const _ of facts.filter(({ type }) => SHOWN.includes(type))) {
    const before = await terminal.untilScreen(screen => WAITS.test(screen));
    await terminal.press('Enter');
    await terminal.untilScreen(screen => screen !== before);
  }
}
