/** A fault of the app is said, with a way on, in place of a blank page. */
import { Component, type ReactNode } from 'react';
import { useWords } from '../device/words.ts';

type State = { readonly isBroken: boolean };

export class Guard extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { web } = useWords();
  return (
    <main role="alert">
      <p>{web.broken}</p>
      <a href="/">{web.reload}</a>
    </main>
  );
}
