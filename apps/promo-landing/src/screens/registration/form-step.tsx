import { CheckIcon } from '@peace/vant-react-compat/icon';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { FormStep as Step } from './form-step.model.ts';
import './form-step.css';

export interface FormStepProps {
  readonly step: Step;
  /** How far the form has come. */
  readonly furthest: Step;
  readonly isHidden?: boolean;
  /** Filled in and left behind. */
  readonly isDone?: boolean;
  /** What a step becomes that is done: one line that can still be edited, or nothing. */
  readonly whenDone?: 'line' | 'gone';
  /** @param isLine whether the step is one line */
  readonly children: (isLine: boolean) => ReactNode;
}

/**
 * One step of the form. It stays in the document when it is not visible, so that what was typed is never lost. The form's title
 * names its current step, so the field's label is for assistive technology there.
 *
 * A step is done when the form goes on, and open again when its field is entered. It does not close when its field is left: what is
 * about to be tapped would move.
 */
export function FormStep(props: FormStepProps): ReactElement {
  const { step, furthest, isHidden = false, isDone = false, whenDone = 'line', children } = props;
  const [entered, setEntered] = useState<Step | null>(null);
  const isClosed = isDone && entered !== furthest;
  const isLine = isClosed && whenDone === 'line';
  const kind = isLine ? ' promo-step--line' : step === furthest ? ' promo-step--current' : '';
  return (
    <div
      className={`promo-step${kind}`}
      hidden={isHidden || (isClosed && whenDone === 'gone')}
      onFocus={() => setEntered(furthest)}
    >
      {isLine && (
        <span className="promo-step__mark">
          <CheckIcon />
        </span>
      )}
      {children(isLine)}
    </div>
  );
}
