import { IDENTITY_STEP } from '../../files/identity.ts';

/**
 * The file of people. `profiles`, `keys`, `transfers`, `recoveries` and `vacations` are kept here and nowhere else; all the others follow from the log and can be made
 * again from it. A released step is never edited, only followed by another.
 */
export const PEOPLE_MIGRATIONS: readonly string[] = [
  `
  create table profiles (
    id text primary key,
    name text not null,
    colour text not null,
    created_at integer not null
  ) strict, without rowid;
  create table keys (
    hash text primary key,
    profile text not null,
    created_at integer not null
  ) strict, without rowid;
  create index keys_by_profile on keys (profile);
  create table transfers (
    handle text primary key,
    profile text not null,
    secret_hash text not null,
    expires_at integer not null,
    wrong_guesses integer not null,
    used_by text
  ) strict, without rowid;

  create table progress (
    only_one integer primary key check (only_one = 1),
    cursor text not null
  ) strict;
  create table variants (
    key text primary key,
    id text not null,
    name text not null,
    family text not null
  ) strict, without rowid;
  create table games (
    number integer primary key,
    id text not null unique,
    room text not null,
    variant text not null,
    first_seq integer not null,
    last_seq integer not null,
    started_at integer not null,
    ended_at integer not null,
    private integer not null,
    rated integer not null,
    assisted integer not null,
    abandoned integer not null,
    review text not null
  ) strict;
  create index games_by_variant on games (variant, number);
  create index games_to_review on games (number) where review = 'waiting';
  create table seats (
    game integer not null,
    seat integer not null,
    variant text not null,
    ended_at integer not null,
    counts integer not null,
    profile text,
    name text not null,
    bot text,
    shared integer not null,
    substituted integer not null,
    score integer not null,
    won integer not null,
    loss real,
    luck real,
    categories text not null,
    faces text not null,
    primary key (game, seat)
  ) strict, without rowid;
  create index seats_by_profile on seats (profile, game);
  create index seats_that_count on seats (variant, profile, score, ended_at, loss) where counts = 1;
  create table ratings (
    variant text not null,
    profile text not null,
    mu real not null,
    sigma real not null,
    games integer not null,
    rated_at integer not null,
    primary key (variant, profile)
  ) strict, without rowid;
  `,
  // The day whose board a game is on, and what the comparison with perfect play says beyond its sums.
  `
  alter table games add column daily integer;
  alter table seats add column decisions text;
  create index games_of_days on games (daily) where daily is not null;
  `,
  // Which of a day's games it is, and how many levels of a run were cleared.
  `
  alter table games add column daily_game text;
  update games set daily_game = 'card' where daily is not null;
  alter table seats add column levels integer;
  create index seats_by_levels on seats (variant, profile, levels, score) where counts = 1 and levels is not null;
  `,
  // Whose file it is.
  IDENTITY_STEP,
  // A profile shows its ratings in every game.
  `
  create index ratings_by_profile on ratings (profile);
  `,
  // Where everybody stands on each board, in each window that begins at a time; made from the seats when the file is opened.
  `
  create table standings (
    variant text not null,
    measure text not null,
    span text not null,
    profile text not null,
    games integer not null,
    total real not null,
    best real not null,
    score integer not null,
    game integer,
    first integer not null,
    value real not null,
    second integer not null,
    shown integer not null,
    day integer not null,
    was_value real,
    was_second integer,
    primary key (variant, measure, span, profile)
  ) strict, without rowid;
  create index standings_in_order on standings (variant, measure, span, shown, value desc, second desc, first, profile, day);
  create index standings_of_a_day on standings (variant, measure, span, shown, day, was_value desc, was_second desc);
  create table spans (span text primary key, since integer not null) strict, without rowid;
  create table met (profile text not null, other text not null, primary key (profile, other)) strict, without rowid;
  create index seats_by_end on seats (ended_at) where counts = 1;
  create index seats_by_variant on seats (profile, variant, game);
  `,
  // The code that somebody keeps on paper; kept here and nowhere else.
  `
  create table recoveries (
    profile text primary key,
    hash text not null unique,
    created_at integer not null
  ) strict, without rowid;
  `,
  // The ways to somebody, what they wish of notices, and the key by which push services know the house: kept here and nowhere else, too.
  `
  create table notice_ways (
    id text primary key,
    profile text not null,
    way text not null,
    created_at integer not null
  ) strict, without rowid;
  create index notice_ways_by_profile on notice_ways (profile);
  create table notice_settings (profile text primary key, settings text not null) strict, without rowid;
  create table house_secrets (name text primary key, value text not null) strict, without rowid;
  `,
  // When the clocks of somebody stand still; kept here and nowhere else.
  `
  create table vacations (
    profile text not null,
    since integer not null,
    until integer not null,
    primary key (profile, since)
  ) strict, without rowid;
  `,
];
