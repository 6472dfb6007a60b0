import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { NotFoundDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';
import { CollectionRefused } from '#features/complaint/collection-refused.tsx';
import { ComplaintForm, type ComplaintFormProps } from './complaint-form.tsx';
import type { SubjectCheck } from './complaint-next.model.ts';
import { SentModal } from './sent-modal.tsx';

/** Where sending stands. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** The answer was lost: it is looked up whether the complaint arrived. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'stillUnknown' }
  | { readonly kind: 'notFiled' }
  /** The list was read, and does not tell. */
  | { readonly kind: 'cannotTell' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'sent' };

export interface ComplaintNextScreenProps extends Omit<ComplaintFormProps, 'tags' | 'isLocked'> {
  readonly state: AsyncState<SubjectCheck>;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onSend: () => void;
  readonly onCheckAgain: () => void;
  /** Back to the choice of types. */
  readonly onChooseAgain: () => void;
  readonly onCustomerService: () => void;
}

/** The complaint next page (spec §2): what happened, in words and pictures. */
export function ComplaintNextScreen(props: ComplaintNextScreenProps): ReactElement {
  const { state, sending, onBack, onRetry, onSend, onCheckAgain } = props;
  const t = useMessages(complaintMessages);
  const isLocked = !['idle', 'refused', 'notFiled', 'cannotTell'].includes(sending.kind);
  const isOnOffer = state.kind === 'ready' && state.data.kind === 'onOffer';
  const isUnknown = sending.kind === 'checking' || sending.kind === 'stillUnknown';
  const primary = isUnknown
    ? { label: t('unknownCheckAgain'), onClick: onCheckAgain, isBusy: sending.kind === 'checking' }
    : { label: t('send'), onClick: onSend, isBusy: isLocked, busyLabel: t('sending') };
  return (
    <PageFrame title={t('title')} onBack={onBack} actionBar={isOnOffer && <ActionBar primary={primary} />}>
      <AsyncView state={state} onRetry={onRetry} skeleton={<ComplaintNextSkeleton />}>
        {(subject) => <Subject {...props} isLocked={isLocked} subject={subject} />}
      </AsyncView>
      <SentModal open={sending.kind === 'sent'} />
    </PageFrame>
  );
}

type SubjectProps = Omit<ComplaintNextScreenProps, 'state'> & {
  readonly subject: SubjectCheck;
  readonly isLocked: boolean;
};

function Subject(props: SubjectProps): ReactElement {
  const { subject, onBack, onChooseAgain, onCustomerService } = props;
  const t = useMessages(complaintMessages);
  const common = useMessages(commonMessages);
  switch (subject.kind) {
    case 'onOffer':
      return <ComplaintForm {...props} tags={subject.tags} />;
    case 'refused':
      return <CollectionRefused onCustomerService={onCustomerService} />;
    case 'unknownType':
      return (
        <ScreenMessage
          drawing={NotFoundDrawing}
          title={t('typeUnknown')}
          primary={{ label: t('chooseAgain'), onClick: onChooseAgain }}
          secondary={{ label: common('back'), onClick: onBack }}
        />
      );
  }
}

/** Tags and text box, pictures. */
function ComplaintNextSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <Skeleton title rows={4} />
      </Card>
      <Card>
        <Skeleton rows={2} />
      </Card>
    </>
  );
}
