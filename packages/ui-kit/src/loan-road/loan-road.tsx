import { CheckIcon } from '@peace/vant-react-compat/icon';
import type { CSSProperties, ReactElement, ReactNode } from 'react';

import { RoadJeepney } from '../drawings/drawings.tsx';
import type { ProgressStep } from '../progress-steps/progress-steps.tsx';
import '../morning/morning.css';
import './loan-road.css';

export interface LoanRoadProps {
  /** The name of the list of stops. */
  readonly label?: string;
  /** The stops, from the first; without any the jeepney is on its way. */
  readonly steps?: readonly Pick<ProgressStep, 'label' | 'state' | 'stateLabel'>[];
  /** Words in the sky. */
  readonly children?: ReactNode;
}

const noSteps: NonNullable<LoanRoadProps['steps']> = [];

/** The jeepney's place, in stops from the first: the current one, else the last that is done. */
function placeOf(steps: NonNullable<LoanRoadProps['steps']>): number {
  const current = steps.findIndex(({ state }) => state === 'current');
  const done = steps.filter(({ state }) => state === 'done').length;
  return current >= 0 ? current : Math.max(0, done - 1);
}

/** How far a loan has come: a morning with the words in its sky, a road with a jeepney on it, and the list of its stops. */
export function LoanRoad({ label, steps = noSteps, children }: LoanRoadProps): ReactElement {
  const places: CSSProperties & Record<`--${string}`, number> = {
    '--stops': Math.max(1, steps.length),
    '--at': placeOf(steps),
  };
  return (
    <section className="peace-road peace-morning" style={places}>
      <div className="peace-road__sky">{children}</div>
      <div className="peace-road__scene" aria-hidden="true">
        {steps.map(({ state }, index) => (
          // A stop is its place.
          <span key={index} className={`peace-road__stop peace-road__stop--${state}`} />
        ))}
        <RoadJeepney />
      </div>
      {steps.length > 0 && (
        <ol className="peace-road__steps" aria-label={label}>
          {steps.map((step, index) => (
            <li
              key={index}
              className={`peace-road__step peace-road__step--${step.state}`}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {step.state === 'done' && <CheckIcon />}
              <span>
                {step.label}
                {step.stateLabel && <span className="van-visually-hidden">: {step.stateLabel}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
