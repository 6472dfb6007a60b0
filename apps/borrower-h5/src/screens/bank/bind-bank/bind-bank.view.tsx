import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { WriteNoteContext } from '@peace/ui-kit/write-note-context';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { CheckingDrawing } from '@peace/ui-kit/drawings';
import { FieldSkeleton } from '@peace/ui-kit/field-skeleton';
import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { useContext, useState, type ReactElement } from 'react';
import { AccountLine } from '#shared/session/account-line.tsx';
import { isOutcomeUnknown, isLocked } from '#shared/attempt/attempt-outcome.model.ts';
import { ClientOnly } from '@peace/ui-kit/client-only';
import { noNumber } from './account-preview.tsx';
import { BankForm, type BankFormProps, type BankFormEvents } from './bank-form.tsx';
import { accountOf } from './bank-review.model.ts';
import { fieldsUnder, isFillable, type FormField as Field } from './bank-form.model.ts';
import { BankReview } from './bank-review.tsx';
import { AccountSaved, type AccountSavedProps, type AccountSavedEvents } from './account-saved.tsx';
import { Dialog } from '@peace/vant-react-compat/dialog';
import './bind-bank.css';

export interface BindBankEvents extends BankFormEvents, AccountSavedEvents {
  readonly retry: () => void;
  readonly change: () => void;
  readonly save: () => void;
  readonly check: () => void;
  readonly leave: () => void;
  readonly stay: () => void;
}

export interface BindBankViewProps extends Omit<BankFormProps, 'fields'>, Omit<AccountSavedProps, 'account'> {
  readonly state: AsyncState<readonly Field[]>;
  readonly isReview: boolean;
  /** The question before leaving; `isUnknown`: the account may be on its way to being saved. */
  readonly leaving: { readonly open: boolean; readonly isUnknown: boolean };
  readonly events: BindBankEvents;
}

/** 'Payment account information' (spec §2): the server's form, under the tabs of its card types, and its review. */
export function BindBankView(props: BindBankViewProps): ReactElement {
  const { state, saving, leaving, events } = props;
  const t = useMessages(bindBankMessages);
  const fields = state.kind === 'ready' ? fieldsUnder(state.data, props.cardType) : [];
  if (saving.kind === 'done') {
    // One that an earlier page sent is not what stands in this form.
    return <AccountSaved {...props} account={props.isTyped ? accountOf(fields, props.values).slice(0, 3) : []} />;
  }
  const hasActions = isFillable(fields) || (state.kind === 'ready' && isOutcomeUnknown(saving));
  return (
    <PageFrame title={t('title')} onBack={events.back} actionBar={hasActions && <Actions {...props} />}>
      <AccountLine />
      <AsyncView state={state} onRetry={events.retry} skeleton={<BindBankSkeleton />} loadingLabel={t('loading')}>
        {(all) => <Content {...props} fields={all} />}
      </AsyncView>
      <ClientOnly>{() => <LeaveQuestion leaving={leaving} events={events} />}</ClientOnly>
    </PageFrame>
  );
}

function Content(props: BindBankViewProps & { readonly fields: readonly Field[] }): ReactElement {
  const { fields, cardType, isReview, isTyped, saving } = props;
  const [hadReview, setHadReview] = useState(isReview);
  if (isReview && !hadReview) setHadReview(true);
  if (isOutcomeUnknown(saving) && !isTyped) return <UnknownSaving saving={saving} />;
  if (isReview) return <BankReview {...props} fields={fieldsUnder(fields, cardType)} />;
  return <BankForm {...props} takesFocus={hadReview} />;
}

/** Opened again, the page knows neither the outcome nor what was typed: it has no form until it does. */
function UnknownSaving({ saving }: Pick<BindBankViewProps, 'saving'>): ReactElement {
  const t = useMessages(bindBankMessages);
  return (
    <ScreenMessage isReadOut drawing={CheckingDrawing} title={t('unknownTitle')}>
      {t(saving.kind === 'checking' ? 'unknownChecking' : 'unknownStill')}
    </ScreenMessage>
  );
}

function Actions({ saving, isReview, events }: BindBankViewProps): ReactElement {
  const t = useMessages(bindBankMessages);
  const writeNote = useContext(WriteNoteContext);
  if (isOutcomeUnknown(saving)) {
    const isBusy = saving.kind === 'checking';
    const check = {
      label: t('unknownCheckAgain'),
      onClick: events.check,
      isBusy,
      busyLabel: t('unknownCheckingNow'),
    };
    return <ActionBar primary={check} />;
  }
  if (!isReview) return <ActionBar primary={{ label: t('next'), onClick: events.review, isReplayable: true }} />;
  const isBusy = isLocked(saving);
  return (
    <ActionBar
      hint={writeNote}
      primary={{ label: t('save'), onClick: events.save, isBusy, busyLabel: t('saving') }}
      secondary={{ label: t('change'), onClick: events.change, isInert: isBusy }}
    />
  );
}

function BindBankSkeleton(): ReactElement {
  return (
    <>
      <MoneyPanel tone="due" className="account-preview" title={<SkeletonLine kind="small" />}>
        <p className="account-preview__number">{noNumber}</p>
        <SkeletonLine />
      </MoneyPanel>
      <SkeletonLine kind="button" />
      <CellGroup>
        {[false, true, true, false, true].map((hasHint, field) => (
          <FieldSkeleton key={field} hasHint={hasHint} />
        ))}
      </CellGroup>
    </>
  );
}

/** Asked before a form that was written in is left. What loses nothing is the filled button. */
function LeaveQuestion({ leaving, events }: Pick<BindBankViewProps, 'leaving' | 'events'>): ReactElement {
  const t = useMessages(bindBankMessages);
  return (
    <Dialog
      open={leaving.open}
      onClose={events.stay}
      title={t('leaveTitle')}
      confirmLabel={t('stay')}
      onConfirm={events.stay}
      cancelLabel={t('leave')}
      onCancel={events.leave}
    >
      {t(leaving.isUnknown ? 'leaveUnknown' : 'leaveText')}
    </Dialog>
  );
}
