/** A fault of the app is said, with a way on, in place of a blank page. */
import { Component, type ReactNode } from 'react';
import { currentSettings, languageNow } from '../device/settings.ts';
import { messagesFor } from '@yaht/messages';

type State = { readonly isBroken: boolean };

export class Guard extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const { web } = messagesFor(languageNow(currentSettings()));
    return (
      <main role="alert">
        <p>{web.broken}</p>
        <a href="/">{web.reload}</a>
      </main>
    );
  }
}
