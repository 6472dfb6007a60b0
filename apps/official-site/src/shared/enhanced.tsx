import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import type { ReactNode } from 'react';
import './form.css';

/**
 * The fields of a form that works by script. Until the script runs they are inert, so that nothing typed is lost; who
 * has none reads `without`, which says what to do instead.
 */
export function Enhanced({ without, children }: { readonly without: string; readonly children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return (
    <fieldset className="form-fields" disabled={!isHydrated}>
      {children}
      <noscript>
        <p className="form-without-script">{without}</p>
      </noscript>
    </fieldset>
  );
}
