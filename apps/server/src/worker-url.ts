/** Where a thread finds its program: beside the built code that starts it, or beside the bundle that contains it. */

/** Threads cannot run TypeScript, so from source the built file is taken. */
export const workerUrl = (file: string, startedBy: string): URL =>
  new URL(file, startedBy.endsWith('.ts') ? startedBy.replace(/\/src\/(?!.*\/src\/)/, '/dist/') : startedBy);
