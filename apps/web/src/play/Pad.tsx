/** The card or the cards, as the screen has room for: what new facts write on them comes after the dice and the button. */
import { memo } from 'react';
import { useAfterPaint } from '../device/after-paint.ts';
import { useWide } from '../device/use-media.ts';
import { Card } from './Card.tsx';
import type { CardProps } from './card-props.ts';
import { WideCard } from './WideCard.tsx';

type Props = CardProps & {
  /** How many facts there are. */
  readonly facts: number;
  /** Whose card is shown where there is room for one. */
  readonly seat: number;
};

export const Pad = memo(function Pad(props: Props) {
  const painted = useAfterPaint(props);
  // A row that is chosen answers to a finger, so it does not wait.
  const isSameMoment = painted.facts === props.facts && painted.isRolling === props.isRolling;
  return <Cards {...(isSameMoment ? props : painted)} />;
});

const Cards = memo(function Cards(props: Props) {
  return useWide() ? <WideCard {...props} /> : <Card {...props} />;
});
