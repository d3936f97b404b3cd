/** Each kind of game is printed on its own paper. */
export { kinOf as stockOf, type Kin as Stock } from '@yaht/rules';
