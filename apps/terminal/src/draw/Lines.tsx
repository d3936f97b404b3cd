/** Lines on the screen, one under the other. */
import { Box, Text } from 'ink';
import { useLook, useSize } from '../shell/shell-context.ts';
import { drawn, fitLine, type Line } from './line.ts';

type Props = { readonly lines: readonly Line[] };

export function Lines({ lines }: Props) {
  const look = useLook();
  const { columns } = useSize();
  return (
    <Box flexDirection="column">
      {lines.map((line, row) => (
        <Text key={row} wrap="truncate">
          {drawn(fitLine(line, columns), look)}
        </Text>
      ))}
    </Box>
  );
}
