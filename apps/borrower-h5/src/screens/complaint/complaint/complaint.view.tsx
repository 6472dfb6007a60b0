import type { ProblemType } from '@peace/api-client/contract/complaint/get-complaint-options';
import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { NoLoansDrawing } from '@peace/ui-kit/drawings';
import { focusHeading, keepFocus } from '@peace/ui-kit/keep-focus';
import { Row, RowCard } from '@peace/ui-kit/row-card';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { MoneyPanel, PanelLine } from '@peace/ui-kit/money-panel';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { ProductHeaderSkeleton, RowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { ChatIcon, ClockIcon, InfoIcon } from '@peace/vant-react-compat/icon';
import { Fragment, useEffect, useRef, useState, type ReactElement } from 'react';
import { Announcement } from '#features/complaint/announcement.tsx';
import type { ComplaintDraft } from '#features/complaint/complaint-draft.ts';
import { ReplyPromise } from '#features/complaint/reply-promise.tsx';
import type { SentReceipt } from '#features/complaint/use-sent-complaint.ts';
import { stepFor, type ShownChoices } from './complaint.model.ts';
import { OrderChoice } from './order-choice.tsx';
import { PerhapsSentComplaints, UnsentComplaints } from './unsent-complaints.tsx';
import { validationMessages } from '@peace/i18n/messages/validation';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import './complaint.css';

export interface ComplaintEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly chooseOrder: (orderNo: string) => void;
  readonly chooseType: (type: ProblemType) => void;
  readonly chooseSubType: (value: string) => void;
  readonly discard: (orderNo: string) => void;
}

export interface ComplaintViewProps {
  /** The subjects of a complaint; null: there is no order. */
  readonly state: AsyncState<ShownChoices | null>;
  /** The complaint that was sent on this visit about the order of the link. */
  readonly sent: SentReceipt | null;
  readonly unsent: readonly ComplaintDraft[];
  /** Drafts of complaints that are being sent, or whose response was lost. */
  readonly perhapsSent: readonly ComplaintDraft[];
  /** The order that the link names; empty where it names none. */
  readonly linkOrderId: string;
  /** It is about a payment that is not shown (`paid-report.ts`); the form gets this from its link. */
  readonly paid?: string | undefined;
  readonly events: ComplaintEvents;
}

/** The complaint page (spec §2): about which order, and what it is about. */
export function ComplaintView(props: ComplaintViewProps): ReactElement {
  const { state, sent, unsent, perhapsSent, linkOrderId, events } = props;
  const t = useMessages(complaintMessages);
  const isDiscarding = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone with its draft; without this the focus starts over at the top of the document.
    if (isDiscarding.current) focusHeading();
    isDiscarding.current = false;
  }, [unsent.length, perhapsSent.length]);
  const discard = (orderNo: string) => {
    isDiscarding.current = true;
    events.discard(orderNo);
  };
  // Beside what the borrower came for, the specification's order is for its own wording.
  const isOriginal = useLocale().locale === 'original';
  const action = { label: t('customerService'), href: href(screens.customerService, { orderId: linkOrderId }) };
  const [isAnother, setIsAnother] = useState(false);
  const links = (
    <RowCard>
      {sent && !isAnother && (
        <div ref={keepFocus}>
          <Row icon={<ChatIcon />} title={t('another')} expanded={false} onClick={() => setIsAnother(true)} />
        </div>
      )}
      <Row icon={<ClockIcon />} title={t('myComplaints')} href={href(screens.complaintList)} />
      <Row
        icon={<InfoIcon />}
        title={t('yourRights')}
        href={href(screens.help, { orderId: linkOrderId || undefined })}
      />
    </RowCard>
  );
  return (
    <PageFrame title={t('title')} onBack={events.back}>
      {sent && <SentComplaint receipt={sent} />}
      {(isOriginal || sent) && links}
      <PerhapsSentComplaints drafts={perhapsSent} onDiscard={discard} />
      <UnsentComplaints drafts={unsent} onDiscard={discard} />
      {(!sent || isAnother) && (
        <AsyncView state={state} onRetry={events.retry} failureAction={action} skeleton={<ComplaintSkeleton />}>
          {(choices) =>
            choices ? (
              <Choices {...props} choices={choices} />
            ) : (
              <ScreenMessage drawing={NoLoansDrawing} title={t('noOrders')} primary={action}>
                {t('noOrdersText')}
              </ScreenMessage>
            )
          }
        </AsyncView>
      )}
      {/* Below what is still to come they would move. */}
      {!isOriginal && !sent && state.kind !== 'loading' && links}
    </PageFrame>
  );
}

function Choices(props: ComplaintViewProps & { readonly choices: ShownChoices }): ReactElement {
  const { choices, events } = props;
  const { order, orders, types, openType, isRefused } = choices;
  const t = useMessages(complaintMessages);
  const common = useMessages(commonMessages);
  return (
    <>
      <OrderChoice order={order} orders={orders} onOrder={events.chooseOrder} />
      {types.length === 0 && (
        <Card>
          <p className="complaint-type__none">{t('noTypes')}</p>
          <div>
            <Button plain size="small" data-replay onClick={events.retry}>
              {common('retry')}
            </Button>
          </div>
        </Card>
      )}
      {types.length > 0 && (
        <>
          <h2 className="complaint-type__question">{t('problemType')}</h2>
          <RowCard>
            {types.map((type) => (
              <Fragment key={type.value}>
                <Type {...props} type={type} />
                {type.value === openType && <SubTypes {...props} type={type} />}
                {type.isCollection && (
                  <Announcement>
                    {isRefused && (
                      <div className="complaint-type__refused">
                        <CollectionRefused orderId={order.orderNo} />
                      </div>
                    )}
                  </Announcement>
                )}
              </Fragment>
            ))}
          </RowCard>
          <ReplyPromise />
        </>
      )}
    </>
  );
}

interface TypeProps extends Pick<ComplaintViewProps, 'paid' | 'events'> {
  readonly type: ProblemType;
  readonly choices: ShownChoices;
}

/** Leads to the form where it can; else it shows its sub-types, or why the order does not take it. */
function Type({ type, choices, paid, events }: TypeProps): ReactElement {
  const { order, subTypes, openType } = choices;
  const problemType = type.value;
  const tap = () => events.chooseType(type);
  if (stepFor(type, order, choices) === 'next') {
    return (
      <Row
        title={type.title}
        href={href(screens.complaintNext, { problemType, orderNo: order.orderNo, paid })}
        onClick={tap}
      />
    );
  }
  const isOpen = problemType === openType;
  return <Row title={type.title} onClick={tap} expanded={subTypes.length > 0 ? isOpen : undefined} />;
}

function SubTypes({ type, choices, paid, events }: TypeProps): ReactElement {
  const { order, subTypes } = choices;
  const t = useMessages(complaintMessages);
  return (
    <div className="complaint-type__sub-types" role="group" aria-label={t('problemSubType')}>
      {subTypes.map((subType) => (
        <Row
          key={subType.value}
          title={subType.title}
          href={href(screens.complaintNext, {
            problemType: type.value,
            problemSonType: subType.value,
            orderNo: order.orderNo,
            paid,
          })}
          onClick={() => events.chooseSubType(subType.value)}
        />
      ))}
    </div>
  );
}

function ComplaintSkeleton(): ReactElement {
  const t = useMessages(complaintMessages);
  const isOriginal = useLocale().locale === 'original';
  return (
    <>
      {isOriginal ? (
        <Card>
          <SkeletonLine kind="title" />
          <ProductHeaderSkeleton hasNote />
          <RowsSkeleton rows={3} />
        </Card>
      ) : (
        <MoneyPanel tone="neutral">
          <div className="order-choice__chosen">
            <ProductHeaderSkeleton hasNote />
          </div>
          <PanelLine>{'\u00a0'}</PanelLine>
        </MoneyPanel>
      )}
      <h2 className="complaint-type__question">{t('problemType')}</h2>
      <RowCard>
        {[0, 1, 2].map((type) => (
          <div key={type} className="complaint-type-bones">
            <SkeletonLine />
          </div>
        ))}
      </RowCard>
    </>
  );
}

/** The order does not take a collection complaint (spec §5): says so, and who helps all the same. */
function CollectionRefused({ orderId }: { readonly orderId: string }): ReactElement {
  const t = useMessages(complaintMessages);
  const rule = useMessages(validationMessages);
  return (
    <StatusBanner tone="warning" title={rule('collectionNotSupported')} description={t('refusedText')}>
      <ButtonLink plain size="small" href={href(screens.customerService, { orderId })}>
        {t('customerService')}
      </ButtonLink>
    </StatusBanner>
  );
}

function SentComplaint({ receipt }: { readonly receipt: SentReceipt }): ReactElement {
  return (
    <StatusBanner tone="success" title={receipt.title} description={receipt.after}>
      <div className="sent-complaint">
        <DetailRows rows={receipt.rows} />
      </div>
    </StatusBanner>
  );
}
