import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import { useChargeWording } from './use-charge-wording.ts';
import type { ChargePhase, Doubt } from './charging.ts';
import './choose-repayment.css';

/** What has to be known before anything more is paid: why it failed, or what is not known. Read out as it changes. */
export function ChargeNotice({ phase }: { readonly phase: ChargePhase }): ReactElement {
  return <div role="status">{noticeOf(phase)}</div>;
}

function noticeOf(phase: ChargePhase): ReactElement | null {
  switch (phase.kind) {
    case 'failed':
      return <FailureNotice phase={phase} />;
    case 'rereading':
    case 'unknown':
    case 'checked':
      return <DoubtNotice phase={phase} />;
    case 'idle':
    case 'committing':
    case 'linking':
    case 'leaving':
    case 'coding':
    case 'confirming':
    case 'done':
      return null;
  }
}

function FailureNotice({ phase }: { readonly phase: ChargePhase & { kind: 'failed' } }): ReactElement {
  const wording = useChargeWording();
  return <StatusBanner tone="danger" title={wording.failure(phase.failure)} />;
}

type DoubtPhase = ChargePhase & { kind: 'rereading' | 'unknown' | 'checked' };

function DoubtNotice({ phase }: { readonly phase: DoubtPhase }): ReactElement | null {
  const t = useMessages(legacyRepaymentMessages);
  const validation = useMessages(validationMessages);
  const doubt = phase.kind === 'rereading' ? phase.after : phase.doubt;
  // A failure that leaves no doubt is shown once the order was read.
  if (typeof doubt !== 'string') return null;
  if (doubt === 'submitted') {
    return <StatusBanner tone="warning" title={validation('repaymentResubmitted')} description={t('submittedText')} />;
  }
  const title = t(doubt === 'returned' ? 'returnedTitle' : 'doubtTitle');
  const isReading = phase.kind === 'rereading';
  return (
    <StatusBanner tone={isReading ? 'progress' : 'warning'} title={title} description={t(sentenceOf(phase, doubt))}>
      {phase.kind === 'checked' && doubt === 'answerLost' && (
        <p className="choose-repayment__note">{t('sameRequest')}</p>
      )}
    </StatusBanner>
  );
}

function sentenceOf(phase: DoubtPhase, doubt: Exclude<Doubt, 'submitted'>) {
  switch (phase.kind) {
    case 'rereading':
      return doubt === 'returned' ? 'returnedChecking' : 'doubtChecking';
    case 'unknown':
      return 'doubtUnread';
    case 'checked':
      return doubt === 'returned' ? 'returnedPayable' : 'doubtPayable';
  }
}
