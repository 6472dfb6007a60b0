import type { DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { BarcodeIcon, WalletIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { Row } from '@peace/ui-kit/row-card';

export interface PayAnotherWayProps {
  /** The code that was not paid with. */
  readonly code?: DefaultPayCode | null;
  /** No other payment may be asked for now. */
  readonly isInert: boolean;
  readonly onOpenCode?: () => void;
  readonly onChoose: () => void;
}

/** Beside a pending payment, whose check comes first: rows of the help's card for another payment, which asks before it pays. */
export function PayAnotherWay({ code, isInert, onOpenCode, onChoose }: PayAnotherWayProps): ReactElement {
  const t = useMessages(repayMessages);
  return (
    <>
      {code && (
        <Row
          icon={<BarcodeIcon />}
          title={[t('payCode'), code.title].filter(Boolean).join(': ')}
          onClick={onOpenCode}
        />
      )}
      {!isInert && <Row icon={<WalletIcon />} title={t('payAnotherWay')} onClick={onChoose} />}
    </>
  );
}
