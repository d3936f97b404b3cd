/** A day as lines: how it went, what to tell others, and the board. */
import type { DailyReport } from '@yaht/client';
import { shareText, variantName, type Messages } from '@yaht/messages';
import { fault, variantById } from '@yaht/rules';

const SHOWN = 10;

export function dailyLines(messages: Messages, report: DailyReport): readonly string[] {
  const { daily } = messages;
  const { day, own, streak } = report;
  const variant = variantById(report.variant) ?? fault(`no game ${report.variant}`);
  const title = `${daily.title(day)} · ${daily.rules(variantName(messages, variant))}`;
  const told =
    own === null || own.score === null
      ? [daily.states[own ? 'playing' : 'none']]
      : [
          shareText(messages, { day, variant, score: own.score, loss: own.loss, turns: own.turns, levels: own.levels }),
          own.rank === null ? daily.noRank : daily.rank(own.rank, report.players),
        ];
  const kept = streak > 0 ? [daily.streak(streak)] : [];
  return [title, '', ...told, ...kept, '', ...boardLines(messages, report), '', ...proofLines(messages, report)];
}

function boardLines({ daily, dailyRun }: Messages, { day, rows, seed }: DailyReport): readonly string[] {
  if (rows.length === 0) return [daily.board(day), `  ${seed === null ? daily.noBoard : daily.noBoardThen}`];
  return [
    daily.board(day),
    ...rows.slice(0, SHOWN).map(({ rank, profile, score, loss, levels }) => {
      const beside = [
        ...(loss === null ? [] : [`−${loss.toFixed(1)}`]),
        ...(levels === null ? [] : [`${dailyRun.levels} ${levels}`]),
      ];
      return [`${String(rank).padStart(4)}  ${profile.name.padEnd(20)}${String(score).padStart(5)}`, ...beside].join('  ');
    }),
  ];
}

const proofLines = ({ daily }: Messages, { anchor, commitment, seed }: DailyReport): readonly string[] => [
  daily.proof,
  `  ${daily.anchor}  ${anchor}`,
  `  ${daily.promise}  ${commitment}`,
  `  ${daily.seed}  ${seed ?? daily.seedLater}`,
];
