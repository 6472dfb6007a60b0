import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { dayText } from '@peace/i18n/dates';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate } from '@peace/money-date';
import { MoneyPanel, PanelChip, PanelHeading, PanelLine, PanelNote } from '@peace/ui-kit/money-panel';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { DocumentIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import type { Receipt } from '#features/receipt/receipt.ts';

export interface PaidPanelProps {
  readonly order: Pick<OrderDetails, 'statusTitle' | 'statusDescription'>;
  /** Of the payment that closed it. */
  readonly receipt: Pick<Receipt, 'at'>;
}

/** The status of a loan that is closed, and whose last payment this phone saw arrive: the server's words, and that it is paid. */
export function PaidPanel({ order, receipt }: PaidPanelProps): ReactElement {
  const t = useMessages(orderDetailsMessages);
  const { locale } = useLocale();
  return (
    <MoneyPanel
      tone="paid"
      title={<PanelHeading icon={DocumentIcon}>{order.statusTitle}</PanelHeading>}
      chip={<PanelChip>{dayText(formatDate(receipt.at), locale)}</PanelChip>}
    >
      <PanelLine isLarge>{t('paidInFull')}</PanelLine>
      <PanelNote>
        <UnbrokenText>{order.statusDescription}</UnbrokenText>
      </PanelNote>
    </MoneyPanel>
  );
}
