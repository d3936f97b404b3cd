export { Database } from '../../log/postgres/database.ts';
export { BoardBook } from '../boards/board-book.ts';
export { BoardDatabase } from './board-database.ts';
export { tasksOfGames } from './game-tasks.ts';
export { PostgresNotices } from './postgres-notices.ts';
export { PostgresProfiles } from './postgres-profiles.ts';
export { SharedGames } from './shared-games.ts';
