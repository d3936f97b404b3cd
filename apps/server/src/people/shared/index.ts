export { Database } from '../../log/postgres/database.ts';
export { Mirror } from './mirror.ts';
export { PostgresReviewDesk } from './review-desk.ts';
export { PostgresProfiles } from './postgres-profiles.ts';
