import type { ProblemType } from '@peace/api-client/contract/complaint/get-complaint-options';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { NoLoansDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { CellsSkeleton } from '@peace/ui-kit/cells-skeleton';
import { ProductHeaderSkeleton, RowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { ClockIcon } from '@peace/vant-react-compat/icon';
import { Fragment, type ReactElement } from 'react';
import { Announcement } from '#features/complaint/announcement.tsx';
import type { ComplaintDraft } from '#features/complaint/complaint-draft.ts';
import { CollectionRefused } from '#features/complaint/collection-refused.tsx';
import type { ShownChoices } from './complaint.model.ts';
import { OrderChoice } from './order-choice.tsx';
import { UnsentComplaints } from './unsent-complaints.tsx';
import './complaint-type.css';

export interface ComplaintScreenProps {
  /** What a complaint can be about; null: there is no order to complain about. */
  readonly state: AsyncState<ShownChoices | null>;
  /** Written earlier and not sent, about one order or another. */
  readonly unsent: readonly ComplaintDraft[];
  /** The order that the link names; empty where it names none. */
  readonly linkOrderId: string;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onOrder: (orderNo: string) => void;
  readonly onType: (type: ProblemType) => void;
  readonly onSubType: (value: string) => void;
  readonly onContinue: (draft: ComplaintDraft) => void;
  readonly onDiscard: (orderNo: string) => void;
}

/** The complaint page (spec §2): about which order, and what it is about. */
export function ComplaintScreen(props: ComplaintScreenProps): ReactElement {
  const { state, unsent, onBack, linkOrderId, onRetry } = props;
  const t = useMessages(complaintMessages);
  const action = { label: t('customerService'), href: href(screens.customerService, { orderId: linkOrderId }) };
  return (
    <PageFrame title={t('title')} onBack={onBack}>
      <CellGroup inset>
        <Cell icon={<ClockIcon />} title={t('myComplaints')} href={href(screens.complaintList)} />
      </CellGroup>
      <UnsentComplaints drafts={unsent} onContinue={props.onContinue} onDiscard={props.onDiscard} />
      <AsyncView
        state={state}
        onRetry={onRetry}
        failureAction={action}
        skeleton={<ComplaintSkeleton />}
        empty={(choices) =>
          choices === null && { drawing: NoLoansDrawing, title: t('noOrders'), text: t('noOrdersText'), action }
        }
      >
        {(choices) => choices && <Choices {...props} choices={choices} />}
      </AsyncView>
    </PageFrame>
  );
}

function Choices(props: ComplaintScreenProps & { readonly choices: ShownChoices }): ReactElement {
  const { choices, linkOrderId, onOrder, onType, onSubType } = props;
  const { order, orders, types, subTypes, openType, isRefused } = choices;
  const t = useMessages(complaintMessages);
  return (
    <>
      <OrderChoice order={order} orders={orders} onOrder={onOrder} />
      {types.length === 0 && <Card>{t('noTypes')}</Card>}
      {types.length > 0 && (
        <CellGroup inset title={t('problemType')}>
          {types.map((type) => (
            <Fragment key={type.value}>
              <Cell
                title={type.title}
                className={type.value === openType ? 'complaint-type--chosen' : ''}
                onClick={() => onType(type)}
                expanded={type.isCollection && subTypes.length > 0 ? type.value === openType : undefined}
              />
              {type.value === openType && <SubTypes subTypes={subTypes} onSubType={onSubType} />}
            </Fragment>
          ))}
        </CellGroup>
      )}
      <Announcement>{isRefused && <CollectionRefused orderId={linkOrderId} />}</Announcement>
    </>
  );
}

type SubTypesProps = Pick<ShownChoices, 'subTypes'> & Pick<ComplaintScreenProps, 'onSubType'>;

/** Inside the type that was chosen. */
function SubTypes({ subTypes, onSubType }: SubTypesProps): ReactElement {
  const t = useMessages(complaintMessages);
  return (
    <div className="complaint-type__sub-types" role="group" aria-label={t('problemSubType')}>
      {subTypes.map((subType) => (
        <Cell key={subType.value} title={subType.title} onClick={() => onSubType(subType.value)} />
      ))}
    </div>
  );
}

/** The order's card and the list of types. */
function ComplaintSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <SkeletonLine kind="title" />
        <ProductHeaderSkeleton hasNote />
        <RowsSkeleton rows={3} />
      </Card>
      <CellsSkeleton cells={3} hasTitle />
    </>
  );
}
