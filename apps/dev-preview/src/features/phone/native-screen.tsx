import type { ReactElement } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import type { ShellScreen } from './shell.model.ts';
import '#shared/controls.css';
import './phone.css';

const words = {
  native: { about: 'The app would show a screen of its own here.', button: 'Back to the page' },
  closed: { about: 'The app is back where it was before the page.', button: 'Open the page again' },
  login: {
    about: 'The app has forgotten the session and asks the borrower to sign in.',
    button: 'Sign in and open the page',
  },
} as const;

/** A placeholder for a screen of the native app, which names what was requested; nothing while the page is in front. */
export function NativeScreen(props: {
  readonly screen: ShellScreen;
  readonly onBack: () => void;
  readonly onReopen: () => void;
}): ReactElement | null {
  const { screen, onBack, onReopen } = props;
  if (screen.kind === 'page') return null;
  const { about, button } = words[screen.kind];
  const isNative = screen.kind === 'native';
  const title = isNative ? screen.title : screen.kind === 'closed' ? 'Web view closed' : 'Login';
  return (
    <section className="dp-native" aria-label="Native screen">
      <h2>{title}</h2>
      <p>{about}</p>
      {isNative ? (
        <dl>
          {screen.details.map(({ name, value }) => (
            <div key={name}>
              <dt className="dp-mono">{name}</dt>
              <dd className="dp-code">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ToolButton type="primary" onClick={isNative ? onBack : onReopen}>
        {button}
      </ToolButton>
    </section>
  );
}
