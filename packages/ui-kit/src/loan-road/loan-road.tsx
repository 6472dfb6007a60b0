import { CheckIcon } from '@peace/vant-react-compat/icon';
import type { CSSProperties, ReactElement } from 'react';

import { RoadJeepney } from '../drawings/drawings.tsx';
import type { ProgressStep } from '../progress-steps/progress-steps.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import '../jeepney/morning.css';
import './loan-road.css';

export interface LoanRoadProps {
  readonly label: string;
  /** The stops, from the first. */
  readonly steps: readonly Omit<ProgressStep, 'isLate'>[];
}

/** The jeepney's place, in stops from the first: at the current one; where no status proves one, on its way from the last that is done. */
function placeOf(steps: LoanRoadProps['steps']): number {
  const current = steps.findIndex(({ state }) => state === 'current');
  const done = steps.filter(({ state }) => state === 'done').length;
  return current >= 0 ? current : Math.min(done - 0.5, steps.length - 1);
}

/** How far a loan has come: a road with a jeepney on it, and below it the list of its stops. */
export function LoanRoad({ label, steps }: LoanRoadProps): ReactElement {
  const places: CSSProperties & Record<`--${string}`, number> = { '--stops': steps.length, '--at': placeOf(steps) };
  return (
    <div className="peace-road" style={places}>
      <div className="peace-road__scene peace-morning" aria-hidden="true">
        {steps.map(({ state }, index) => (
          // A stop is its place.
          <span key={index} className={`peace-road__stop peace-road__stop--${state}`} />
        ))}
        <RoadJeepney />
      </div>
      <ol className="peace-road__steps" aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={index}
            className={`peace-road__step peace-road__step--${step.state}`}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className="peace-road__label">
              {step.state === 'done' && <CheckIcon />}
              <span>
                {step.label}
                {step.stateLabel && <span className="van-visually-hidden">: {step.stateLabel}</span>}
              </span>
            </span>
            {step.note && (
              <span className="peace-road__note">
                <UnbrokenText>{step.note}</UnbrokenText>
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
