import type { Words } from '../messages.ts';
import { LANGUAGE_NAMES } from '../language.ts';
import { analysis } from './analysis.ts';
import { boards } from './boards.ts';
import { decision } from './decision.ts';
import { daily } from './daily.ts';
import { dailyRun } from './daily-run.ts';
import { duel } from './duel.ts';
import { end } from './end.ts';
import { firstTurn } from './first-turn.ts';
import { home } from './home.ts';
import { httpProblems } from './http.ts';
import { invitation } from './invitation.ts';
import { joker } from './joker.ts';
import { lobby } from './lobby.ts';
import { moments } from './moments.ts';
import { names } from './names.ts';
import { opening } from './opening.ts';
import { openGames } from './open-games.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { customTooLarge, onLine, variantProblems, wholeFile } from './problems.ts';
import { puzzles } from './puzzles.ts';
import { records } from './records.ts';
import { reasonNotes, refusals, setupRefusals } from './refusals.ts';
import { review } from './review.ts';
import { rollioContent } from './rollio-content.ts';
import { rollioScore } from './rollio-score.ts';
import { rollio } from './rollio.ts';
import { room } from './room.ts';
import { rules } from './rules.ts';
import { runOnline } from './run-online.ts';
import { runScreen } from './run-screen.ts';
import { run } from './run.ts';
import { settings } from './settings.ts';
import { solver } from './solver.ts';
import { telling } from './telling.ts';
import { tutorial } from './tutorial.ts';
import { waiting } from './waiting.ts';
import { web } from './web.ts';
import { closings, doorRefusals, roomRefusals, tableRefusals } from './wire.ts';

export const words: Words = {
  language: LANGUAGE_NAMES.sv,
  ...names,
  refusals,
  setupRefusals,
  reasonNotes,
  roomRefusals,
  doorRefusals,
  tableRefusals,
  httpProblems,
  daily,
  dailyRun,
  duel,
  end,
  firstTurn,
  home,
  closings,
  invitation,
  joker,
  moments,
  room,
  rules,
  records,
  rollio,
  rollioContent,
  rollioScore,
  run,
  runOnline,
  runScreen,
  opening,
  openGames,
  people,
  boards,
  play,
  variantProblems,
  wholeFile,
  onLine,
  customTooLarge,
  settings,
  lobby,
  solver,
  analysis,
  review,
  puzzles,
  decision,
  telling,
  tutorial,
  waiting,
  web,
};
