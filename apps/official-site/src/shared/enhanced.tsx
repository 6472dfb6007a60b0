import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import type { ReactNode } from 'react';
import './form.css';

/**
 * The fields of a form that needs a script. They are disabled until hydration, so that no input is lost. Without a script
 * `without` is shown, which says what to do instead, and where hydration fails too (`showWithoutScript`).
 */
export function Enhanced({ without, children }: { readonly without: string; readonly children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return (
    <fieldset className="form-fields" disabled={!isHydrated} data-without={isHydrated ? undefined : without}>
      {children}
      <noscript>
        <p className="form-without-script">{without}</p>
      </noscript>
    </fieldset>
  );
}
