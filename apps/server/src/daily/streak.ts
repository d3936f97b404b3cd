/** Days in a row. */

/** How many of the days, up to today, follow each other without a gap; today may still be to come. */
export function streakOf(days: readonly number[], today: number): number {
  const played = new Set(days);
  let day = played.has(today) ? today : today - 1;
  let streak = 0;
  while (played.has(day)) {
    streak += 1;
    day -= 1;
  }
  return streak;
}
