/** Where the writer's thread finds its program: beside the built code, or beside the bundle that contains it. */
const FILE = 'log-writer.js';

/** Threads cannot run TypeScript, so from source the built file is taken. */
export const workerUrl = (here: string = import.meta.url): URL =>
  here.endsWith('.ts') ? new URL(`../../dist/log/${FILE}`, here) : new URL(FILE, here);
