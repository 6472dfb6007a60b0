import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { Copyable } from '@peace/ui-kit/copyable';
import { GroupedCode } from '@peace/ui-kit/grouped-code';
import type { ReactElement } from 'react';
import { PayCodeGuidance } from '#features/repayment/pay-code-guidance.tsx';
import type { CodeCopy } from '#features/repayment/use-copy-code.ts';
import { LinkAmountCard } from './link-amount-card.tsx';
import { LinkedImage } from './linked-image.tsx';
import type { RepaymentCode } from './repayment-of-code.model.ts';

export interface CounterCodeProps {
  readonly code: Extract<RepaymentCode, { kind: 'code' }>;
  readonly payCode: string;
  readonly copied: CodeCopy;
  readonly onCopy: () => void;
}

/** Amount, pay code with its Copy button, and the channel's image. */
export function CounterCode({ code, payCode, copied, onCopy }: CounterCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <>
      <LinkAmountCard amount={code.amount} />
      <Card>
        <Copyable
          label={t('payCode')}
          value={<GroupedCode code={payCode} />}
          copyState={copied === 'manual' ? 'manual' : 'idle'}
          onCopy={onCopy}
        />
        <PayCodeGuidance copied={copied} />
      </Card>
      {code.channelImage !== null && (
        <Card>
          <LinkedImage src={code.channelImage} label={t('channelImage')} whenMissing={null} />
        </Card>
      )}
    </>
  );
}
