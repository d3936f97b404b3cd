/** A page of paper with a title and a way back. */
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Frame } from './Frame.tsx';
import { TopBar } from './TopBar.tsx';

type Props = Omit<ComponentProps<typeof Frame>, 'bar'> & {
  readonly title: string;
  readonly about?: string | undefined;
  readonly aside?: ReactNode;
  /** Where the way back leads. */
  readonly back?: string;
};

export function Page({ title, about, aside, back = '/', ...frame }: Props) {
  const [, go] = useLocation();
  return <Frame {...frame} bar={<TopBar title={title} about={about} aside={aside} onBack={() => go(back)} />} />;
}
