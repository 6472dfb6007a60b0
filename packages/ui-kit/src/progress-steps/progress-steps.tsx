import { CheckIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';

import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import './progress-steps.css';

export interface ProgressStep {
  readonly label: ReactNode;
  /** A quieter line under it: a date. */
  readonly note?: string | undefined;
  /** `listed`: how far it has come is not known; the steps are numbered. */
  readonly state: 'done' | 'current' | 'toCome' | 'listed';
  /** The state in words, for who cannot see the marks. */
  readonly stateLabel?: string;
}

export interface ProgressStepsProps {
  readonly label: string;
  readonly steps: readonly ProgressStep[];
}

/** How far something has come, step by step from above. */
export function ProgressSteps({ label, steps }: ProgressStepsProps): ReactElement {
  return (
    <ol className="peace-steps" aria-label={label}>
      {steps.map((step, index) => (
        // A step is its place.
        <li
          key={index}
          className={`peace-steps__step peace-steps__step--${step.state}`}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span key={step.state} className="peace-steps__mark" aria-hidden="true">
            {step.state === 'done' && <CheckIcon />}
            {step.state === 'listed' && index + 1}
          </span>
          <span className="peace-steps__text">
            <span className="peace-steps__label">
              {step.label}
              {step.stateLabel && <span className="van-visually-hidden">: {step.stateLabel}</span>}
            </span>
            {step.note && (
              <span className="peace-steps__note">
                <UnbrokenText>{step.note}</UnbrokenText>
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
