import { figures } from '@peace/company/loan-facts';
import type { FailureSupport } from '@peace/i18n/error-wording';
import { applicationMessages } from '@peace/i18n/messages/application';
import { loanStepsMessages } from '@peace/i18n/messages/loan-steps';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Amount } from '@peace/ui-kit/amount';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { CheckingDrawing, DoneDrawing, RefusedDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { SupportDetails } from '@peace/ui-kit/support-details';
import type { ReactElement } from 'react';
import type { Receipt } from '#features/receipt/receipt.ts';
import type { ApplicationState } from './application-state.model.ts';

/** The states in which the offer is not what matters any more. */
export type ApplicationResult = Extract<
  ApplicationState,
  { kind: 'applied' | 'found' | 'checking' | 'failed' | 'notFound' }
>;

/** Whether an application takes the offer's place. After what a second tap can mend, the offer stays. */
export function isOutcome(application: ApplicationState): application is ApplicationResult {
  if (application.kind === 'failed') return application.error.kind === 'rejected';
  // Refused a second time while the first is in doubt: that is looked at before another.
  if (application.kind === 'notFound') return application.refusal !== null;
  return application.kind === 'applied' || application.kind === 'found' || application.kind === 'checking';
}

export interface ApplicationOutcomeEvents {
  readonly check: () => void;
  readonly showOffer: () => void;
  readonly openReceipt: () => void;
}

export interface ApplicationOutcomeProps {
  readonly application: ApplicationResult;
  readonly productId: string;
  /** The amount and product of the application, where this page sent it. */
  readonly applied: Pick<Receipt, 'amount' | 'productName'> | null;
  readonly failureMessage: string | null;
  readonly failureSupport?: FailureSupport;
  readonly hasReceipt: boolean;
  readonly events: ApplicationOutcomeEvents;
}

const appliedTexts = {
  delegatedToApp: 'appliedInApp',
  notOpened: 'appliedText',
  returned: 'appliedReturned',
} as const;

/** Says the outcome of an application whose order was not opened, and the next step. */
export function ApplicationOutcome(props: ApplicationOutcomeProps): ReactElement {
  const { application, productId, applied, hasReceipt, failureMessage, failureSupport, events } = props;
  const t = useMessages(applicationMessages);
  const orders = { label: t('seeOrders'), href: href(screens.orders), replace: true };
  const received = {
    isReadOut: true,
    drawing: DoneDrawing,
    title: t('foundTitle'),
    amount: applied?.amount && <Amount label={t('loanAmount')} value={applied.amount} align="center" />,
    facts: <NextSteps productName={applied?.productName} />,
  };
  switch (application.kind) {
    case 'applied': {
      const receipt = hasReceipt ? { label: t('seeReceipt'), onClick: events.openReceipt } : undefined;
      return (
        <ScreenMessage {...received} next={t(appliedTexts[application.order])} primary={orders} secondary={receipt} />
      );
    }
    case 'found': {
      const address = href(screens.orderDetails, { productId, orderId: application.orderNo });
      const order = { label: t('seeOrder'), href: address, replace: true };
      return <ScreenMessage {...received} next={t('appliedReturned')} primary={order} />;
    }
    case 'checking': {
      const check = {
        label: t('checkNow'),
        onClick: events.check,
        isBusy: application.isReading,
        busyLabel: t('checking'),
      };
      return (
        <ScreenMessage
          isReadOut
          drawing={CheckingDrawing}
          title={t('checkingTitle')}
          primary={check}
          secondary={orders}
        >
          {t('checkingText')}
        </ScreenMessage>
      );
    }
    case 'notFound':
    case 'failed': {
      const isFirstUnknown = application.kind === 'notFound';
      const offer = { label: t('backToOffer'), onClick: events.showOffer };
      return (
        <ScreenMessage
          isReadOut
          isFailure
          {...failureSupport}
          drawing={RefusedDrawing}
          title={t('refusedTitle')}
          next={t(isFirstUnknown ? 'firstUnknown' : 'nothingBorrowed')}
          primary={orders}
          secondary={isFirstUnknown ? { label: t('checkAgain'), onClick: events.check } : offer}
        >
          {failureMessage}
        </ScreenMessage>
      );
    }
  }
}

/** Names the loan and the next steps with their times (spec §9). */
export function NextSteps({ productName = '' }: { readonly productName?: string }): ReactElement {
  const application = useMessages(applicationMessages);
  const t = useMessages(loanStepsMessages);
  const { decisionDays, creditMin, creditMax } = figures;
  return (
    <DetailRows
      rows={[
        ...(productName ? [{ label: application('loan'), value: productName }] : []),
        { label: t('decision'), value: t('decisionIn', { decisionDays }) },
        { label: t('credit'), value: t('creditIn', { creditMin, creditMax }) },
      ]}
    />
  );
}

/** Above an offer that may be applied for again: what is not known of the first time. `isSure`: the orders show no new one. */
export function ApplicationDoubt({ isSure }: { readonly isSure: boolean }): ReactElement {
  const t = useMessages(applicationMessages);
  return (
    <StatusBanner
      tone={isSure ? 'info' : 'warning'}
      title={t(isSure ? 'notFoundTitle' : 'unsureTitle')}
      description={t(isSure ? 'notFoundText' : 'unsureText')}
      takesFocus
    >
      <SupportDetails />
    </StatusBanner>
  );
}
