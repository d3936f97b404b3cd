/** What the line mode needs of this machine. */
import type { Streams } from '@yaht/terminal';
import { isInteractive, type Context } from '../context.ts';
import { keepInFile } from '../settings/keep-in-file.ts';

export function lineMode(context: Context): Streams & Pick<Context, 'language'> {
  const { world, language, settings, paths } = context;
  return {
    input: world.stdin,
    output: world.stdout,
    isInteractive: isInteractive(context),
    language,
    zeroQuestion: {
      isOn: settings.askZero.value === 'on',
      turnOff: () => void keepInFile(paths.config, { askZero: 'off' }),
    },
  };
}
