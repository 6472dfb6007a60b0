import { notice } from './notice.ts';

export interface RootErrors {
  readonly onUncaughtError: (error: unknown) => void;
  readonly onCaughtError: (error: unknown) => void;
  readonly onRecoverableError: (error: unknown) => void;
}

/** React's three callbacks: reported, and otherwise as React itself has them. */
export function reactErrors(window: Window, console: Pick<Console, 'error'>): RootErrors {
  const note = (detail: string, error: unknown) => notice(window, { kind: 'react', detail, error });
  return {
    onUncaughtError(error) {
      note('uncaught', error);
      window.reportError(error);
    },
    onCaughtError(error) {
      note('caught', error);
      console.error(error);
    },
    onRecoverableError(error) {
      note('recoverable', error);
      window.reportError(error);
    },
  };
}
