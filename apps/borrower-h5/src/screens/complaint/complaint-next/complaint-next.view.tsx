import { complaintMessages } from '@peace/i18n/messages/complaint';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { NoComplaintDrawing, NotFoundDrawing } from '@peace/ui-kit/drawings';
import { MoneyPanel, PanelLine } from '@peace/ui-kit/money-panel';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { isOutcomeUnknown, isLocked } from '#shared/attempt/attempt-outcome.model.ts';
import { ComplaintForm, type ComplaintFormProps, type ComplaintFormEvents } from './complaint-form.tsx';
import type { SubjectCheck } from './complaint-next.model.ts';
import { SentModal } from './sent-modal.tsx';
import { Card } from '@peace/ui-kit/card';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { SkeletonBlock } from '@peace/vant-react-compat/skeleton';
import './complaint-form.css';

export interface ComplaintNextEvents extends ComplaintFormEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly send: () => void;
  readonly check: () => void;
}

export interface ComplaintNextViewProps extends Omit<ComplaintFormProps, 'tags' | 'isLocked'> {
  readonly state: AsyncState<SubjectCheck>;
  /** By when what was sent is answered, in a sentence. */
  readonly answerBy?: string | undefined;
  readonly events: ComplaintNextEvents;
}

/** The complaint next page (spec §2): what happened, in words and pictures. */
export function ComplaintNextView(props: ComplaintNextViewProps): ReactElement {
  const { state, sending, events } = props;
  const t = useMessages(complaintMessages);
  const isOnOffer = state.kind === 'ready' && state.data.kind === 'onOffer';
  const isInert = isLocked(sending);
  const send = {
    label: t('send'),
    onClick: events.send,
    isBusy: sending.kind === 'sending',
    isInert: sending.kind === 'done',
    busyLabel: t('sending'),
  };
  const action = isOutcomeUnknown(sending)
    ? {
        label: t('unknownCheckAgain'),
        onClick: events.check,
        isBusy: sending.kind === 'checking',
        busyLabel: t('unknownCheckingNow'),
      }
    : send;
  // It may be there already: looking comes before sending it twice.
  const actions =
    sending.kind === 'cannotTell'
      ? {
          primary: { label: t('myComplaints'), href: href(screens.complaintList) },
          secondary: { ...send, label: t('sendAgain') },
        }
      : { primary: action };
  return (
    <PageFrame title={t('title')} onBack={events.back} actionBar={isOnOffer && <ActionBar {...actions} />}>
      <AsyncView state={state} onRetry={events.retry} skeleton={<ComplaintNextSkeleton />}>
        {(subject) => <Subject {...props} isLocked={isInert} subject={subject} />}
      </AsyncView>
      <SentModal open={sending.kind === 'done'} orderNo={props.orderNo} after={props.answerBy} />
    </PageFrame>
  );
}

type SubjectProps = Omit<ComplaintNextViewProps, 'state'> & {
  readonly subject: SubjectCheck;
  readonly isLocked: boolean;
};

function Subject(props: SubjectProps): ReactElement {
  const { subject, orderNo } = props;
  const t = useMessages(complaintMessages);
  const rule = useMessages(validationMessages);
  switch (subject.kind) {
    case 'onOffer':
      return <ComplaintForm {...props} tags={subject.tags} />;
    case 'refused':
      return (
        <ScreenMessage
          drawing={NoComplaintDrawing}
          title={rule('collectionNotSupported')}
          primary={{ label: t('customerService'), href: href(screens.customerService, { orderId: orderNo }) }}
        >
          {t('refusedText')}
        </ScreenMessage>
      );
    case 'unknownType':
      return (
        <ScreenMessage
          drawing={NotFoundDrawing}
          title={t('typeUnknown')}
          primary={{ label: t('chooseAgain'), href: href(screens.complaint, { orderId: orderNo }), replace: true }}
        />
      );
  }
}

function ComplaintNextSkeleton(): ReactElement {
  return (
    <>
      <MoneyPanel tone="neutral">
        <div className="complaint-tags">
          <SkeletonLine kind="small" />
        </div>
        <PanelLine>{'\u00a0'}</PanelLine>
      </MoneyPanel>
      <Card>
        <SkeletonLine kind="title" />
        <SkeletonBlock className="complaint-next-skeleton__box" />
      </Card>
      <Card>
        <SkeletonLine kind="title" />
        <SkeletonBlock className="complaint-next-skeleton__tile" />
      </Card>
    </>
  );
}
