import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Card } from '@peace/ui-kit/card';
import { Cell } from '@peace/vant-react-compat/cell';
import { CalendarIcon, ChatIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { useOpenText } from '#features/order-help/use-open-text.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import './time-to-pay.css';

export interface TimeToPayProps {
  readonly ids: OrderIds;
  readonly isLate: boolean;
  /** The moment it is seen at, see `useDueTime`. */
  readonly now: number | null;
  /** Null where the order cannot be extended. */
  readonly onExtend: (() => void) | null;
}

/** The ways out for a borrower who cannot pay: the extension (spec §2 'Rollover Repayment'), and customer service. */
export function TimeToPay({ ids, isLate, now, onExtend }: TimeToPayProps): ReactElement {
  const t = useMessages(orderDetailsMessages);
  const help = useMessages(orderHelpMessages);
  const open = useOpenText(now);
  return (
    <div className="time-to-pay" data-second>
      {(onExtend || isLate) && (
        <Card title={t(isLate ? 'cannotPayAll' : 'shortOfMoney')}>
          <div className="time-to-pay__ways">
            {onExtend && (
              <Cell
                icon={<CalendarIcon />}
                title={t('rolloverRepayment')}
                label={t('rolloverText')}
                href={href(screens.repayDelay, { ...ids })}
                onClick={onExtend}
              />
            )}
            <Cell
              icon={<ChatIcon />}
              title={t('talkToUs')}
              label={open?.text ?? help('customerService')}
              href={href(screens.customerService, { orderId: ids.orderId })}
            />
          </div>
        </Card>
      )}
    </div>
  );
}
