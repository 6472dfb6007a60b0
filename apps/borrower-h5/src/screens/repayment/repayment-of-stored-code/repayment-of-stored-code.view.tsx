import { commonMessages } from '@peace/i18n/messages/common';
import { repayMessages } from '@peace/i18n/messages/repay';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useLocale, useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { href, screens } from '@peace/screens';
import { LinkExpiredDrawing, SessionEndedDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { PaySlip } from '@peace/ui-kit/pay-slip';
import { ProductLogo } from '@peace/ui-kit/product-logo';
import { MessageRoom, ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { AmountPanel, type PanelDue } from '#features/payment/amount-panel.tsx';
import {
  CopyAmount,
  PayCodeGuidance,
  SlipBarcode,
  type SlipEvents,
  type SlipState,
} from '#features/payment/default-pay-code-box.tsx';
import { SavableBarcode } from '#features/payment/savable-barcode.part.tsx';
import { ClientOnly } from '@peace/ui-kit/client-only';
import { StaleNotice } from '#shared/reading/stale-notice.tsx';
import { OrderHelp } from '#features/order-help/order-help.tsx';
import { LoanCard, type LoanCardProps } from '#features/payment/nothing-to-pay.tsx';
import { PaymentNotice } from '#features/payment/payment-notice.tsx';
import type { PaymentNoticeEvents } from '#features/payment/payment-track.tsx';
import { paidReportOf, type NoticeState } from '#features/payment/payment-page.model.ts';
import { totalOf, type StoredPayCode } from '#shared/order/pay-code-item.ts';
import type { Refresh } from '#shared/reading/refresh.ts';
import { instantText } from '#shared/wire-date-text.ts';
import type { CodeValidity } from './code-validity.model.ts';
import { Card } from '@peace/ui-kit/card';
import { Fold } from '@peace/ui-kit/fold';
import { StepList } from '#features/payment/step-list.tsx';
import './payment-notices.css';

export interface StoredCodeEvents extends PaymentNoticeEvents, SlipEvents {
  readonly back: () => void;
  readonly retry: () => void;
}

export interface StoredCodePageProps {
  /** The moment it is seen at, see `useDueTime`. */
  readonly now?: number | null;
  readonly stored: StoredPayCode;
  readonly notice: NoticeState;
  readonly validity: CodeValidity;
  /** The lender of the order; null while it is not read. */
  readonly product: LoanCardProps['product'];
  /** The due date and its urgency. */
  readonly due: PanelDue;
  readonly refresh: Refresh;
  readonly slip: SlipState;
  readonly events: StoredCodeEvents;
}

export interface NoStoredCodeProps {
  /** `loggedOut`: one is stored, and is shown to its borrower only. */
  readonly kind: 'none' | 'loggedOut';
  readonly events: Pick<StoredCodeEvents, 'back'> & { readonly logIn: () => void };
}

export type RepaymentOfStoredCodeViewProps = ({ readonly kind: 'stored' } & StoredCodePageProps) | NoStoredCodeProps;

/** Repayment by code, second version (spec §2): the stored code, or that there is none. */
export function RepaymentOfStoredCodeView(props: RepaymentOfStoredCodeViewProps): ReactElement {
  return props.kind === 'stored' ? <StoredCodePage {...props} /> : <NoStoredCode {...props} />;
}

/** A channel's code, what it costs, and how to pay with it. */
export function StoredCodePage(props: StoredCodePageProps): ReactElement {
  const { stored, notice, validity, refresh, events } = props;
  const t = useMessages(repaymentCodeMessages);
  const isShown = validity !== 'over' && validity !== 'notCurrent';
  return (
    <PageFrame title={t('title')} onBack={events.back} actionBar={<Bar {...props} />}>
      <ClientOnly>
        {() => (
          <>
            <PaymentNotice
              notice={notice}
              orderId={stored.orderId}
              // For an old code the bar has this button.
              canCheck={isShown && validity !== 'old'}
              isReportedBelow
              events={events}
            />
            {notice.kind === 'arrived' && <LoanCard product={props.product} orderId={stored.orderId} />}
          </>
        )}
      </ClientOnly>
      {isShown && <StaleNotice refresh={refresh} />}
      <MessageRoom role="status" isFilled={validity === 'notCurrent'}>
        <ClientOnly>{() => validity === 'notCurrent' && <NotCurrent storedAt={stored.storedAt} />}</ClientOnly>
      </MessageRoom>
      {isShown && <StoredCode {...props} />}
      <OrderHelp orderId={stored.orderId} now={props.now} due={paidReportOf(notice)} />
    </PageFrame>
  );
}

function Bar({ stored, notice, validity, events }: StoredCodePageProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const repay = useMessages(repayMessages);
  const { orderId, productId, purpose } = stored;
  const ids = { orderId, productId };
  const order = { label: t('backToOrder'), href: href(screens.orderDetails, ids) };
  switch (validity) {
    case 'over':
      return <ActionBar primary={order} />;
    case 'old':
      return <ActionBar primary={{ label: t('checkAgain'), onClick: events.retry }} secondary={order} />;
    case 'notCurrent':
      return (
        <ActionBar
          primary={{
            label: t('seeWhatIsDue'),
            href: href(purpose === 'extension' ? screens.repayDelay : screens.repay, ids),
          }}
          secondary={order}
        />
      );
    case 'reading':
    case 'offered':
      return (
        <ActionBar
          primary={{
            label: t('barcode'),
            onClick: events.showBarcode,
            isInert: validity === 'reading',
            isReplayable: true,
            isOutlined: notice.kind === 'pending',
          }}
          hint={validity === 'reading' && repay('checking')}
        />
      );
  }
}

function NotCurrent({ storedAt }: { readonly storedAt: number }): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { locale } = useLocale();
  const time = instantText(storedAt, locale);
  return (
    <ScreenMessage drawing={LinkExpiredDrawing} title={t('notCurrentTitle')}>
      {t('notCurrentText', { time })}
    </ScreenMessage>
  );
}

/** Nothing is stored, or nothing that can be read here. */
export function NoStoredCode({ kind, events }: NoStoredCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const common = useMessages(commonMessages);
  return (
    <PageFrame title={t('title')} onBack={events.back}>
      {kind === 'loggedOut' ? (
        <ScreenMessage
          drawing={SessionEndedDrawing}
          title={common('logInToSee')}
          primary={{ label: common('logIn'), onClick: events.logIn }}
        />
      ) : (
        <ScreenMessage
          drawing={LinkExpiredDrawing}
          title={t('infoMissing')}
          primary={{ label: t('seeOrders'), href: href(screens.orders) }}
        />
      )}
      <OrderHelp />
    </PageFrame>
  );
}

function StoredCode({ stored, validity, product, due, slip, events }: StoredCodePageProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { locale } = useLocale();
  const total = totalOf(stored);
  const isInert = validity === 'reading';
  const isExtension = stored.purpose === 'extension';
  return (
    <>
      <AmountPanel
        label={t(isExtension ? 'totalExtension' : 'totalPayment')}
        // Its label fills the line.
        lender={(!isExtension && product?.productName) || ''}
        amount={total}
        due={due}
        problem={total === null ? t('amountUnreadable') : null}
        copy={total && <CopyAmount slip={slip} isInert={isInert} events={events} />}
      />
      <PaySlip
        logo={<ProductLogo src={stored.logo} name={stored.title} />}
        title={stored.title}
        note={t('codeFrom', { time: instantText(stored.storedAt, locale) })}
        code={stored.payCode}
        codeLabel={t('contractOrPayCode')}
        copyState={slip.copied}
        onCopy={events.copyCode}
        copyLabel={t('clickToCopy')}
        isInert={isInert}
      >
        <PayCodeGuidance amount={total} biller={stored.title} />
        <ClientOnly>{() => validity === 'old' && <SlipBarcode onShow={events.showBarcode} />}</ClientOnly>
      </PaySlip>
      <ClientOnly>
        {() =>
          slip.isBarcodeOpen && (
            <SavableBarcode code={stored.payCode} amount={total} biller={stored.title} onClose={events.hideBarcode} />
          )
        }
      </ClientOnly>
      <PaymentNotices groups={stored.payNotice} />
    </>
  );
}

/** How to pay, group by group, each with its items and their steps. All are open; one that is not needed can be closed. */
function PaymentNotices({ groups }: { readonly groups: StoredPayCode['payNotice'] }): ReactElement {
  return (
    <>
      {groups.map((group) => (
        // A group's title is its name in the server's map, so no two are equal.
        <Card key={group.title}>
          <Fold title={group.title} isOpen>
            {group.items.map((item, index) => (
              <section key={`${index}-${item.name}`} className="payment-notice">
                {item.name && <h3 className="payment-notice__name">{item.name}</h3>}
                <StepList steps={item.steps} />
              </section>
            ))}
          </Fold>
        </Card>
      ))}
    </>
  );
}
