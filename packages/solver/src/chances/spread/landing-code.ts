/** Finding the cards that the turns of a job lead to: code for the first step of a job, whose parameters are `scratch, job`. */
import { DICE } from '../../tables/dice-tables.ts';
import { get, i32, loopWhile, set, when, type Code, type FunctionType } from '../../kernel/wasm.ts';
import { CARD } from './cell-layout.ts';
import { advance } from './codes.ts';
import { LANDING_ROW, OPEN } from './landing-rows.ts';
import { JOB_AT } from './plan-code.ts';
import { JOB } from './turn-layout.ts';

const LANDING = 8;

/** For each of the two cards: its own place, and where the value of the card at every landing is found. */
export function landingsCode(cap: number): FunctionType {
  const [row, open, score, found, landing] = [2, 3, 4, 5, 6];
  const classAt = (classes: Code, upperScore: Code): Code =>
    i32.load16(i32.add(classes, i32.shl(i32.min(upperScore, i32.const(cap)), i32.const(1))));
  const value = (base: Code, place: Code): Code => i32.add(base, i32.shl(place, i32.const(3)));
  const at = (field: number): Code => i32.load(get(open), field);
  const lower = (lane: number): Code =>
    [OPEN.zero, OPEN.some].map((field, i) => i32.store(get(landing), value(at(field), get(found)), lane + i * LANDING));
  const upper = (lane: number): Code =>
    Array.from({ length: DICE + 1 }, (_, count) => {
      const reached = i32.add(get(score), i32.mul(at(OPEN.face), i32.const(count)));
      return i32.store(get(landing), value(at(OPEN.zero), classAt(at(OPEN.classes), reached)), lane + count * LANDING);
    });
  const card = (lane: number): Code => [
    set(score, i32.load(get(JOB_AT), JOB.scores + lane)),
    set(found, classAt(i32.load(get(row), LANDING_ROW.classes), get(score))),
    i32.store(
      get(JOB_AT),
      i32.add(i32.load(get(row), LANDING_ROW.cards), i32.mul(get(found), i32.const(CARD.size))),
      JOB.cards + lane,
    ),
    set(open, i32.add(get(row), i32.const(LANDING_ROW.open))),
    loopWhile(i32.isLess(get(open), i32.load(get(row), LANDING_ROW.openEnd)), [
      set(landing, i32.add(get(JOB_AT), at(OPEN.landing))),
      when(at(OPEN.face), upper(lane), lower(lane)),
      advance(open, OPEN.size),
    ]),
  ];
  return {
    params: 2,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32'],
    body: [set(row, i32.load(get(JOB_AT), JOB.row)), card(0), card(4)],
  };
}
