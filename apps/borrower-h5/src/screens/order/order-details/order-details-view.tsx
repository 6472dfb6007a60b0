import type { ReactElement, ReactNode } from 'react';
import { ClientOnly } from '#shared/client-only.tsx';
import { OrderDetailsScreen, type OrderDetailsScreenProps } from './order-details-screen.tsx';
import { OrderPrompts, type OrderPromptsProps } from './order-prompts.tsx';

export interface OrderDetailsViewProps {
  readonly page: OrderDetailsScreenProps;
  /** Null while there is no order to ask about. */
  readonly prompts: OrderPromptsProps | null;
  /** The sheet of receipts, once there are some. */
  readonly receipts: ReactNode;
}

/** Order Details, and the question that it asks over itself. */
export function OrderDetailsView({ page, prompts, receipts }: OrderDetailsViewProps): ReactElement {
  return (
    <>
      <OrderDetailsScreen {...page} />
      {prompts && <ClientOnly>{() => <OrderPrompts {...prompts} />}</ClientOnly>}
      {receipts}
    </>
  );
}
