import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Renders in place of the broken content; `reset` tries again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Called once for each failure: the place to report it. */
  readonly onError?: (error: unknown, componentStack: string) => void;
  /** A change of it tries again: the address of the page, so that going elsewhere leaves a broken screen. */
  readonly resetKey?: string;
}

interface BoundaryState {
  /** `null`: nothing broke. A thrown value may be anything, `undefined` too, so it is wrapped. `resetKey`: the one it broke at. */
  readonly broken: { readonly error: unknown; readonly resetKey?: string | undefined } | null;
}

/** Keeps what breaks while rendering from blanking the page. Knows no wording: the fallback does. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: { error } };
  }

  /** An error while a new key is rendered belongs to the new key. */
  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { broken }: BoundaryState): BoundaryState | null {
    if (!broken) return null;
    if (!('resetKey' in broken)) return { broken: { ...broken, resetKey } };
    return broken.resetKey === resetKey ? null : { broken: null };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError?.(error, componentStack ?? '');
  }

  private readonly reset = (): void => this.setState({ broken: null });

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? this.props.fallback(broken.error, this.reset) : this.props.children;
  }
}
