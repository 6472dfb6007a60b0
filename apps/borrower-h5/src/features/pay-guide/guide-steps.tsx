import { repaymentInstructionsMessages } from '@peace/i18n/messages/repayment-instructions';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { guidedSteps, type GuidedChannel, type GuidedStep } from './guided-steps.ts';
import './pay-guide.css';

export interface GuideStepsProps {
  readonly channel: GuidedChannel;
  /** A tap on a drawing; without it the drawings are only to be seen. */
  readonly onEnlarge?: (step: GuidedStep) => void;
}

/** The steps of a channel, numbered, each with its drawing. */
export function GuideSteps({ channel, onEnlarge }: GuideStepsProps): ReactElement {
  const t = useMessages(repaymentInstructionsMessages);
  return (
    <ol className="guide-steps">
      {guidedSteps[channel].map((step) => (
        <li key={step.text} className="guide-step">
          <span className="guide-step__text">{t(step.text)}</span>
          <div className="guide-step__picture">
            <step.Drawing />
            {/* Over the drawing, not around it: the words in it are no part of the button's name. */}
            {onEnlarge && (
              <button
                type="button"
                className="van-image-preview__thumb"
                aria-label={t('enlarge', { image: t(`${step.text}Image`) })}
                aria-haspopup="dialog"
                onClick={() => onEnlarge(step)}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
