import { repaymentInstructionsMessages } from '@peace/i18n/messages/repayment-instructions';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { guidedSteps, type GuidedChannel } from './guided-steps.ts';
import './pay-guide.css';

/** The drawings of a channel in a row. */
export function GuideStrip({ channel }: { readonly channel: GuidedChannel }): ReactElement {
  const t = useMessages(repaymentInstructionsMessages);
  return (
    <div className="guide-strip" role="group" aria-label={t(channel)} tabIndex={0}>
      {guidedSteps[channel].map(({ text, Drawing }) => (
        <Drawing key={text} role="img" aria-label={t(`${text}Image`)} aria-hidden={undefined} />
      ))}
    </div>
  );
}
