import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';
import { CopyableCode } from '#features/repayment/copyable-code.tsx';
import type { CodeCopy } from '#features/repayment/use-copy-code.ts';
import { LinkAmountCard } from './link-amount-card.tsx';
import { LinkedImage } from './linked-image.tsx';
import type { RepaymentCode } from './repayment-of-code.model.ts';

export interface CounterCodeProps {
  readonly code: Extract<RepaymentCode, { kind: 'code' }>;
  readonly payCode: string;
  /** One that is not can be read, and is not copied. */
  readonly isConfirmed: boolean;
  readonly copied: CodeCopy;
  readonly onCopy: () => void;
}

/** Amount, pay code with its Copy button, and the channel's image. */
export function CounterCode({ code, payCode, isConfirmed, copied, onCopy }: CounterCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <>
      <LinkAmountCard amount={code.amount} />
      <Card>
        <CopyableCode
          label={t('payCode')}
          code={payCode}
          copied={copied}
          onCopy={onCopy}
          isInert={!isConfirmed}
          shows={{ amount: code.amount.kind === 'read', channels: code.channelImage !== null }}
          biller=""
        />
      </Card>
      {code.channelImage !== null && (
        <Card>
          <LinkedImage src={code.channelImage} label={t('channelImage')} size="small" whenMissing={null} />
        </Card>
      )}
    </>
  );
}
