import { getOrder } from '@peace/api-client/contract/order/get-order';
import { systemClock } from '@peace/money-date';
import { appConfig } from '#shared/app-config.ts';
import type { EarlyScreen } from '#shared/early-visit.ts';
import { paths } from '#shared/paths.ts';
import { OrderDetailsScreen } from './order-details-screen.tsx';
import { promptFor, redirectFor } from './order-details.model.ts';
import { OrderPrompts } from './order-prompts.tsx';

const later = () => undefined;

/** Order Details as its route shows it at first. An order that leads elsewhere is never seen. */
const orderDetails: EarlyScreen<typeof getOrder> = {
  path: paths.orderDetails,
  endpoint: getOrder,
  view: (order) =>
    order && redirectFor(order) !== null ? null : (
      <>
        <OrderDetailsScreen
          state={order ? { kind: 'ready', data: order } : { kind: 'loading' }}
          now={systemClock.now()}
          telephone={order?.telephone ?? appConfig.servicePhone}
          openingProduct={null}
          redirect="none"
          onBack={later}
          onRetry={later}
          onAction={later}
          onPress={later}
          onCall={later}
          onReceipts={null}
          help={{ onCustomerService: later, onComplain: later }}
          onQuietAction={later}
          onFollow={later}
          onProduct={later}
          onMoreProducts={later}
        />
        {order && (
          <OrderPrompts
            order={order}
            prompt={promptFor(order, new Set())}
            isRating={false}
            ratingMessage={null}
            onDismiss={later}
            onWithdraw={later}
            onBindCard={later}
            onRate={later}
            onComplain={later}
          />
        )}
      </>
    ),
};

export const earlyScreens = [orderDetails];
