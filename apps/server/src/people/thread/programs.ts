/** Where the threads find their programs: beside this code once it is built, or beside the bundle that contains it. */
type Program = 'people-thread' | 'review-thread';

/** Threads cannot run TypeScript, so from source the built file is taken. */
export const programUrl = (program: Program, here: string = import.meta.url): URL =>
  here.endsWith('.ts') ? new URL(`../../../dist/people/thread/${program}.js`, here) : new URL(`${program}.js`, here);
