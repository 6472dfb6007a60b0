import type { ReactElement } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import type { ShellScreen } from './shell.model.ts';
import '#shared/controls.css';
import './phone.css';

/** What stands instead of the page. */
export interface NativeScreenProps {
  readonly screen: ShellScreen;
  readonly onBack: () => void;
  readonly onReopen: () => void;
}

/** A stand-in for a screen of the native app, which names what was requested; nothing while the page is in front. */
export function NativeScreen({ screen, onBack, onReopen }: NativeScreenProps): ReactElement | null {
  switch (screen.kind) {
    case 'page':
      return null;
    case 'native':
      return (
        <section className="dp-native" aria-label="Native screen">
          <h2>{screen.title}</h2>
          <p>The app would show a screen of its own here.</p>
          <dl>
            {screen.details.map(({ name, value }) => (
              <div key={name}>
                <dt className="dp-mono">{name}</dt>
                <dd className="dp-code">{value}</dd>
              </div>
            ))}
          </dl>
          <ToolButton type="primary" onClick={onBack}>
            Back to the page
          </ToolButton>
        </section>
      );
    case 'closed':
      return (
        <section className="dp-native" aria-label="Native screen">
          <h2>Web view closed</h2>
          <p>The app is back where it was before the page.</p>
          <ToolButton type="primary" onClick={onReopen}>
            Open the page again
          </ToolButton>
        </section>
      );
    case 'login':
      return (
        <section className="dp-native" aria-label="Native screen">
          <h2>Login</h2>
          <p>The app has forgotten the session and asks the borrower to sign in.</p>
          <ToolButton type="primary" onClick={onReopen}>
            Sign in and open the page
          </ToolButton>
        </section>
      );
  }
}
