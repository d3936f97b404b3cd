/** Sequences of well-formed requests against one server; one that fails is made as short as it can be, and told with its seed. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { emptyFolder } from '../../lib/programs.ts';
import { Description } from './description.ts';
import { Sequence } from './sequences.ts';
import { ServerProcess } from './server-process.ts';
import { sequence } from './steps.ts';

export async function trySequences({
  sequences,
  longest,
}: {
  readonly sequences: number;
  readonly longest: number;
}): Promise<void> {
  const folder = await emptyFolder();
  const server = await ServerProcess.start({ dataFolder: folder.path, pragmas: ['synchronous = off'] });
  try {
    const answer = await fetch(`http://127.0.0.1:${server.ports.http}/openapi.json`);
    const description = new Description((await answer.json()) as ConstructorParameters<typeof Description>[0]);
    await fc.assert(
      fc.asyncProperty(sequence(description, longest), async steps => {
        const before = server.said;
        expect(await new Sequence(server.ports, description).run(steps)).toEqual([]);
        expect(server.isAlive).toBe(true);
        expect(server.said).toBe(before);
      }),
      { numRuns: sequences, ...seedOf(process.env['YAHT_SEED']) },
    );
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
    await folder.remove();
  }
}

/** `YAHT_SEED=123` tries again what was tried with that seed. */
const seedOf = (seed: string | undefined): { readonly seed?: number } => (seed === undefined ? {} : { seed: Number(seed) });
