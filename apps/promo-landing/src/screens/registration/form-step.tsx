import { CheckIcon } from '@peace/vant-react-compat/icon';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { FormStep as Step } from './form-step.model.ts';
import './form-step.css';

export interface FormStepProps {
  readonly isHidden?: boolean;
  /** Filled in and left behind: smaller, and still a field that can be edited. */
  readonly isDone?: boolean;
  /** How far the form has come. */
  readonly furthest: Step;
  readonly children: ReactNode;
}

/**
 * One step of the form. It stays in the document when it is not visible, so that what was typed is never lost.
 *
 * A step becomes small when the form goes on, and large again when its field is entered. It does not become small when its field
 * is left: what is about to be tapped would move.
 */
export function FormStep({ isHidden = false, isDone = false, furthest, children }: FormStepProps): ReactElement {
  const [entered, setEntered] = useState<Step | null>(null);
  const isSmall = isDone && entered !== furthest;
  return (
    <div
      className={isSmall ? 'promo-step promo-step--done' : 'promo-step'}
      hidden={isHidden}
      onFocus={() => setEntered(furthest)}
    >
      {isSmall && (
        <span className="promo-step__mark">
          <CheckIcon />
        </span>
      )}
      {children}
    </div>
  );
}
