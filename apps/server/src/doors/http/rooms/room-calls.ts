/** What a member can ask for in a room, by the name of the call: the messages of the other doors, one address each. */
import { MAX_CHAT_LENGTH } from '@yaht/room';
import { BOT_LEVELS, MAX_PLAYERS } from '@yaht/rules';
import * as z from 'zod';
import type { RoomCall } from './room-call.ts';
import { RUN_CALLS } from './run-calls.ts';

const seat = z
  .int()
  .min(0)
  .max(MAX_PLAYERS - 1)
  .meta({ description: 'A seat, counted from 0' });
const name = z.string().max(200);
const hold = z
  .array(z.boolean())
  .max(32)
  .meta({ description: 'One flag per die: true stays', example: [true, false, false, false, true] });
const category = z.string().max(64).meta({ example: 'chance' });
const nothing = z.object({});

export const ROOM_CALLS: Readonly<Record<string, RoomCall>> = {
  ready: {
    type: 'Ready',
    summary: 'Say that you are ready, with a seed of your own if you like',
    body: z.object({ ready: z.boolean().optional(), seed: z.string().max(64).optional() }),
  },
  start: {
    type: 'StartGame',
    summary: 'Start the game, as the host, who is ready by that; with a seed of your own if you like',
    body: z.object({ seed: z.string().max(64).optional() }),
  },
  bots: {
    type: 'AddBot',
    summary: 'Give a free seat to a bot, as the host',
    body: z.object({ level: z.enum(BOT_LEVELS), playerId: seat.optional(), name: name.optional() }),
  },
  remove: {
    type: 'RemovePlayer',
    summary: 'Free a seat before a game, as the host',
    body: z.object({ playerId: seat.meta({ example: 1 }) }),
  },
  'remove-member': {
    type: 'RemoveMember',
    summary: 'Show a spectator the door, as the host',
    body: z.object({ member: z.int().min(0).meta({ example: 1 }) }),
  },
  seat: { type: 'TakeSeat', summary: 'Take one more seat', body: z.object({ playerId: seat.optional(), name: name.optional() }) },
  'leave-seat': { type: 'LeaveSeat', summary: 'Give a seat back before a game', body: z.object({ playerId: seat.optional() }) },
  leave: { type: 'Leave', summary: 'Leave the room for good', body: nothing },
  rematch: { type: 'Rematch', summary: 'Open the next game after one', body: nothing },
  chat: {
    type: 'Chat',
    summary: 'Write to everybody',
    body: z.object({
      text: z
        .string()
        .max(4 * MAX_CHAT_LENGTH)
        .meta({ example: 'Good luck!' }),
    }),
  },
  roll: { type: 'RollDice', summary: 'Roll the dice that are not held', body: z.object({ hold: hold.optional() }) },
  hold: { type: 'HoldDice', summary: 'Hold dice for the next roll', body: z.object({ hold }) },
  score: { type: 'ScoreCategory', summary: 'Score a category with the dice on the table', body: z.object({ category }) },
  scratch: { type: 'ScratchCategory', summary: 'Give up a category: it counts 0', body: z.object({ category }) },
  'score-dice': {
    type: 'ScoreDice',
    summary: 'Rollio: set scoring dice aside',
    body: z.object({
      dice: z
        .array(z.int().min(0))
        .max(32)
        .meta({ description: 'Positions, counted from 0', example: [0, 4] }),
      partition: z.int().min(0).optional(),
    }),
  },
  bank: { type: 'Bank', summary: 'Rollio: end the turn with its points', body: nothing },
  ...RUN_CALLS,
  undo: { type: 'Undo', summary: 'Take your last score back', body: z.object({ playerId: seat.optional() }) },
  'answer-undo': {
    type: 'AnswerUndo',
    summary: 'Agree to a takeback, or not',
    body: z.object({ yes: z.boolean().meta({ example: true }) }),
  },
  resign: {
    type: 'Resign',
    summary: 'Give the game up; the server plays the seat to the end for the others',
    body: z.object({ playerId: seat.optional() }),
  },
  'offer-end': { type: 'OfferEnd', summary: 'Offer to end the game without a result, or agree to that', body: nothing },
  'answer-end': {
    type: 'AnswerEnd',
    summary: 'Agree to end the game without a result, or not',
    body: z.object({ yes: z.boolean().meta({ example: true }) }),
  },
  nudge: { type: 'Nudge', summary: 'Nudge the player who is to play, once a day', body: nothing },
  hint: { type: 'Hint', summary: 'Take a hint, which is recorded', body: nothing },
};
