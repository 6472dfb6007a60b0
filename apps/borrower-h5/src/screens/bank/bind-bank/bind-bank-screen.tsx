import type { BankField as Field } from '@peace/api-client/contract/bind-bank/bank-form-item';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { NoAccountDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';
import { BankForm, type BankFormProps } from './bank-form.tsx';
import { LeaveQuestion, type LeaveQuestionProps } from './leave-question.tsx';
import { SavedScreen, type SavedScreenProps } from './saved-screen.tsx';

/** Where saving stands. */
export type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The answer was lost: the form is read again. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'stillUnknown' }
  | { readonly kind: 'notSaved' }
  /** The form was read again, and does not tell. */
  | { readonly kind: 'cannotTell' }
  | { readonly kind: 'saved' };

export interface BindBankScreenProps extends Omit<BankFormProps, 'fields'>, Omit<SavedScreenProps, 'onBack'> {
  readonly state: AsyncState<readonly Field[]>;
  readonly leaving: LeaveQuestionProps;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onNext: () => void;
  readonly onCheckAgain: () => void;
  readonly onCustomerService: () => void;
}

/** 'Payment account information' (spec §2): the server's form, under the tabs of its card types. */
export function BindBankScreen(props: BindBankScreenProps): ReactElement {
  const { state, saving, leaving, onBack, onRetry, onNext, onCheckAgain, onCustomerService } = props;
  const t = useMessages(bindBankMessages);
  if (saving.kind === 'saved') return <SavedScreen {...props} />;
  const isEmpty = state.kind === 'ready' && state.data.length === 0;
  const isUnknown = saving.kind === 'checking' || saving.kind === 'stillUnknown';
  const isBusy = saving.kind === 'saving';
  const primary = isUnknown
    ? { label: t('unknownCheckAgain'), onClick: onCheckAgain, isBusy: saving.kind === 'checking' }
    : { label: t('next'), onClick: onNext, isBusy, busyLabel: t('saving') };
  const action = { label: t('customerService'), onClick: onCustomerService };
  const empty = { drawing: NoAccountDrawing, title: t('formEmpty'), text: t('formEmptyText'), action };
  return (
    <PageFrame
      title={t('title')}
      onBack={onBack}
      actionBar={state.kind === 'ready' && !isEmpty && <ActionBar primary={primary} />}
    >
      <AsyncView
        state={state}
        onRetry={onRetry}
        skeleton={<BindBankSkeleton />}
        loadingLabel={t('loading')}
        empty={() => isEmpty && empty}
      >
        {(fields) => <BankForm {...props} fields={fields} />}
      </AsyncView>
      <LeaveQuestion {...leaving} />
    </PageFrame>
  );
}

/** Two tabs and five fields. */
function BindBankSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <Skeleton rows={1} />
      </Card>
      <Card>
        <Skeleton rows={5} />
      </Card>
    </>
  );
}
