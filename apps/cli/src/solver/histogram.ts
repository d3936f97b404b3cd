/** How scores spread, drawn with blocks. */
import { percentileOf, type Scores } from '@yaht/solver';
import { padEnd, padStart, widest } from '@yaht/terminal/text';

export type Bucket = { readonly from: number; readonly to: number; readonly share: number };

/** Round widths, so that people can read the edges. */
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000];
const ROWS = 20;
/** One score in so many hundred lies beyond the ends that are drawn one by one. */
const TAIL = 0.1;

/** Equal parts of the scores with round edges; what lies far out is in the first and the last one. */
export function bucketsOf(scores: Scores): readonly Bucket[] {
  const [low, high] = [percentileOf(scores, TAIL), percentileOf(scores, 100 - TAIL)];
  const width = WIDTHS.find(step => Math.floor(high / step) - Math.floor(low / step) < ROWS) ?? high - low + 1;
  const first = Math.floor(low / width);
  const buckets = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, i) => ({
    from: (first + i) * width,
    to: (first + i + 1) * width - 1,
    share: 0,
  }));
  scores.chances.forEach((chance, i) => {
    const at = Math.floor((scores.low + i) / width) - first;
    const bucket = buckets[Math.min(buckets.length - 1, Math.max(0, at))];
    if (bucket) bucket.share += chance;
  });
  return buckets.map((bucket, i) => ({
    ...bucket,
    ...(i === 0 ? { from: scores.low } : {}),
    ...(i === buckets.length - 1 ? { to: scores.low + scores.chances.length - 1 } : {}),
  }));
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A row for each bucket: its scores, a bar, its share. */
export function histogramLines(
  buckets: readonly Bucket[],
  percent: (share: number) => string,
  columns: number,
): readonly string[] {
  const labels = buckets.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
  const shares = buckets.map(({ share }) => percent(share));
  const room = Math.max(8, Math.min(48, columns - 2 - widest(labels) - 2 - 2 - widest(shares)));
  const most = Math.max(...buckets.map(({ share }) => share));
  return buckets.map(({ share }, i) => {
    const label = padStart(labels[i] ?? '', widest(labels));
    return `  ${label}  ${padEnd(barOf(share / most, room), room)}  ${padStart(shares[i] ?? '', widest(shares))}`;
  });
}

function barOf(part: number, room: number): string {
  const eighths = Math.round(8 * room * part);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}
