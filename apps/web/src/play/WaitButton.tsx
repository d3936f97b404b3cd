/** In the place of the main button while dice are in the air or others play: a press hurries what can be hurried, or leads to another game that waits. */
import type { TableView } from '@yaht/client';
import { Button, ButtonLink } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { useNextGame } from '../online/next-game.tsx';

type Props = { readonly view: TableView; readonly isRolling: boolean; readonly onSkip: () => void };

export function WaitButton({ view, isRolling, onSkip }: Props) {
  const { web, waiting } = useWords();
  const next = useNextGame();
  const active = view.players.find(({ isActive }) => isActive);
  const isPlaying = web.isRolling(active?.name ?? '');
  if (view.room?.isSpectator)
    return (
      <Button testId="roll" about={isPlaying} onPress={onSkip}>
        {web.watching}
      </Button>
    );
  if (isRolling)
    return (
      <Button look="main" testId="roll" onPress={onSkip}>
        {web.skip}
      </Button>
    );
  if (next && active?.bot === null)
    return (
      <ButtonLink href={next.href} testId="next-game" about={next.about}>
        {waiting.nextGame}
      </ButtonLink>
    );
  return (
    <Button testId="roll" about={active?.bot ? web.tapToSkip : undefined} onPress={onSkip}>
      {isPlaying}
    </Button>
  );
}
