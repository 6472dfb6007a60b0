import { createContext, useContext, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** The open modals of a page, for a back gesture that comes from outside of it (a native shell's). */
export interface ModalStack {
  /** A modal opened; `close` is what a back gesture asks of it. Returns the removal. */
  readonly add: (close: () => void) => () => void;
  /** Asks the topmost modal to close. False where none is open. */
  readonly takeBack: () => boolean;
}

export function createModalStack(): ModalStack {
  // Entries are objects, so that one function added twice is two modals.
  let open: readonly { readonly close: () => void }[] = [];
  return {
    add: (close) => {
      const entry = { close };
      open = [...open, entry];
      return () => {
        open = open.filter((other) => other !== entry);
      };
    },
    takeBack: () => {
      const topmost = open.at(-1);
      topmost?.close();
      return topmost !== undefined;
    },
  };
}

const ModalStackContext = createContext<ModalStack | null>(null);

/** Stands once around an app whose host has a back gesture: every modal inside adds itself to `stack` while it is open. */
export function ModalStackProvider(props: { readonly stack: ModalStack; readonly children: ReactNode }): ReactElement {
  return <ModalStackContext value={props.stack}>{props.children}</ModalStackContext>;
}

/** The stack around this place; null in an app without one. */
export function useModalStack(): ModalStack | null {
  return useContext(ModalStackContext);
}

/** Keeps a modal in the stack while it is open. `close` may change without changing the modal's place. */
export function useInModalStack(isOpen: boolean, close: () => void): void {
  const stack = useModalStack();
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (isOpen ? stack?.add(() => latest.current()) : undefined), [isOpen, stack]);
}
