/** A new run on this device. */
import { fault, variantById } from '@yaht/rules';
import { openTable } from '../device/tables.ts';

/** Its id; undefined when the device has no room for it. */
export async function newRun(name: string): Promise<string | undefined> {
  const variant = variantById('rollio') ?? fault('no run');
  const table = await openTable({ variant, players: [{ name }], options: { undo: 'before-draw' } });
  return table.ok ? table.value : undefined;
}
