import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import type { ReactNode } from 'react';
import './form.css';

/** A form's fields, and what is shown in their place without a script. */
export interface EnhancedProps {
  readonly without: string;
  /** The form itself takes over what is typed before hydration. */
  readonly takesEarlyInput?: boolean;
  readonly children: ReactNode;
}

/**
 * The fields of a form that needs a script. They are disabled until hydration, so that no input is lost. Without a script
 * `without` is shown, which says what to do instead, and where hydration fails too (`showWithoutScript`).
 */
export function Enhanced({ without, takesEarlyInput = false, children }: EnhancedProps) {
  const isHydrated = useIsHydrated();
  return (
    <fieldset
      className="form-fields"
      disabled={!isHydrated && !takesEarlyInput}
      data-without={isHydrated ? undefined : without}
    >
      {children}
      <noscript>
        <p className="form-without-script">{without}</p>
      </noscript>
    </fieldset>
  );
}
