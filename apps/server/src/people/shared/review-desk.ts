/** Which node compares which game with perfect play: one does, and the others read what it found. */
import type { Database } from '../../log/postgres/database.ts';
import type { SeatReviewed } from '../boards/keeping.ts';
import type { ReviewDesk } from '../review-desk.ts';

/** Longer than a comparison takes, the solving of its game included; a node that has not answered by then is not waited for. */
const TAKEN_FOR = '5 min';

const SAY = {
  known: {
    name: 'yaht-reviews',
    text: 'select game, review from yaht.reviews where game = any($1) and review is not null',
  },
  /** The first that nobody is at. Of two who want the same one, the second gets none. */
  take: {
    name: 'yaht-review-take',
    text: `
      insert into yaht.reviews as r (game, until)
      select asked.game, clock_timestamp() + interval '${TAKEN_FOR}'
      from unnest($1::text[]) with ordinality as asked (game, place)
      where not exists (
        select from yaht.reviews t where t.game = asked.game and (t.review is not null or t.until > clock_timestamp())
      )
      order by asked.place limit 1
      on conflict (game) do update set until = excluded.until where r.review is null and r.until <= clock_timestamp()
      returning game`,
  },
  keep: {
    name: 'yaht-review-keep',
    text: `
      insert into yaht.reviews values ($1, clock_timestamp(), $2)
      on conflict (game) do update set review = excluded.review`,
  },
};

type Line = { readonly game: string; readonly review: string };

export class PostgresReviewDesk implements ReviewDesk {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async look(games: readonly string[]) {
    const [taken] = await this.#db.ask<{ readonly game: string }>(SAY.take, [games]);
    const lines = await this.#db.ask<Line>(SAY.known, [games]);
    const known = lines.map(({ game, review }) => [game, JSON.parse(review) as readonly SeatReviewed[] | null] as const);
    return { known: new Map(known), own: taken?.game };
  }

  async keep(game: string, seats: readonly SeatReviewed[] | null): Promise<void> {
    await this.#db.ask(SAY.keep, [game, JSON.stringify(seats)]);
  }
}
