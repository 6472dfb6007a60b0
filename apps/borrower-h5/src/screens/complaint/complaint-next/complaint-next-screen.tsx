import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { NotFoundDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { CollectionRefused } from '#features/complaint/collection-refused.tsx';
import type { SentReceipt } from '#features/complaint/sent-complaint.tsx';
import { isOutcomeUnknown, isLocked } from '#shared/attempt-outcome.model.ts';
import { ComplaintForm, type ComplaintFormProps } from './complaint-form.tsx';
import { ComplaintNextSkeleton } from './complaint-next-skeleton.tsx';
import type { SubjectCheck } from './complaint-next.model.ts';
import { SentModal } from './sent-modal.tsx';

export interface ComplaintNextScreenProps extends Omit<ComplaintFormProps, 'tags' | 'isLocked'> {
  readonly state: AsyncState<SubjectCheck>;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onSend: () => void;
  readonly onCheckAgain: () => void;
  /** What was sent; null until it was. */
  readonly sent: SentReceipt | null;
}

/** The complaint next page (spec §2): what happened, in words and pictures. */
export function ComplaintNextScreen(props: ComplaintNextScreenProps): ReactElement {
  const { state, sending, onBack, onRetry, onSend, onCheckAgain } = props;
  const t = useMessages(complaintMessages);
  const isOnOffer = state.kind === 'ready' && state.data.kind === 'onOffer';
  const isInert = isLocked(sending);
  const primary = isOutcomeUnknown(sending)
    ? {
        label: t('unknownCheckAgain'),
        onClick: onCheckAgain,
        isBusy: sending.kind === 'checking',
        busyLabel: t('unknownCheckingNow'),
      }
    : {
        label: t('send'),
        onClick: onSend,
        isBusy: sending.kind === 'sending',
        isInert: sending.kind === 'done',
        busyLabel: t('sending'),
      };
  return (
    <PageFrame title={t('title')} onBack={onBack} actionBar={isOnOffer && <ActionBar primary={primary} />}>
      <AsyncView state={state} onRetry={onRetry} skeleton={<ComplaintNextSkeleton />}>
        {(subject) => <Subject {...props} isLocked={isInert} subject={subject} />}
      </AsyncView>
      <SentModal open={sending.kind === 'done'} receipt={props.sent} />
    </PageFrame>
  );
}

type SubjectProps = Omit<ComplaintNextScreenProps, 'state'> & {
  readonly subject: SubjectCheck;
  readonly isLocked: boolean;
};

function Subject(props: SubjectProps): ReactElement {
  const { subject, orderNo, onBack } = props;
  const t = useMessages(complaintMessages);
  const common = useMessages(commonMessages);
  switch (subject.kind) {
    case 'onOffer':
      return <ComplaintForm {...props} tags={subject.tags} />;
    case 'refused':
      return <CollectionRefused orderId={orderNo} />;
    case 'unknownType':
      return (
        <ScreenMessage
          drawing={NotFoundDrawing}
          title={t('typeUnknown')}
          primary={{ label: t('chooseAgain'), href: href(screens.complaint, { orderId: orderNo }), replace: true }}
          secondary={{ label: common('back'), onClick: onBack }}
        />
      );
  }
}
