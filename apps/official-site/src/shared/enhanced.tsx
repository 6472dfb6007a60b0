import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './form.css';

const never = () => () => {};

/** Whether React has taken the page over: false in the prerendered markup and while it is hydrated. */
export function useIsEnhanced(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The fields of a form that works by script. Until the script runs they are inert, so that nothing typed is lost; who
 * has none reads `without`, which says what to do instead.
 */
export function Enhanced({ without, children }: { readonly without: string; readonly children: ReactNode }) {
  const isEnhanced = useIsEnhanced();
  return (
    <fieldset className="form-fields" disabled={!isEnhanced}>
      {children}
      <noscript>
        <p className="form-without-script">{without}</p>
      </noscript>
    </fieldset>
  );
}
