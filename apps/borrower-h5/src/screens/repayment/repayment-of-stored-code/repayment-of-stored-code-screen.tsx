import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { CopyableCode } from '#features/repayment/copyable-code.tsx';
import { totalOf, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import type { CodeCopy } from '#features/repayment/use-copy-code.ts';
import { PaymentNotices } from './payment-notices.tsx';

export interface RepaymentOfStoredCodeScreenProps {
  /** `null` where nothing is stored, or nothing that can be read. */
  readonly stored: StoredPayCode | null;
  readonly copied: CodeCopy;
  readonly onBack: () => void;
  readonly onCopy: () => void;
  readonly onOrders: () => void;
}

/** Repayment by code, second version (spec §2): a channel's code, what it costs, and how to pay with it. */
export function RepaymentOfStoredCodeScreen(props: RepaymentOfStoredCodeScreenProps): ReactElement {
  const { stored, copied, onBack, onCopy, onOrders } = props;
  const t = useMessages(repaymentCodeMessages);
  return (
    <PageFrame title={t('title')} onBack={onBack}>
      {stored ? (
        <StoredCode stored={stored} copied={copied} onCopy={onCopy} />
      ) : (
        <ScreenMessage
          drawing="empty"
          title={t('infoMissing')}
          primary={{ label: t('backToOrder'), onClick: onOrders }}
        />
      )}
    </PageFrame>
  );
}

interface StoredCodeProps {
  readonly stored: StoredPayCode;
  readonly copied: CodeCopy;
  readonly onCopy: () => void;
}

function StoredCode({ stored, copied, onCopy }: StoredCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const total = totalOf(stored);
  return (
    <>
      <Card>
        <Amount value={total} label={t('totalPayment')} note={total === null && t('amountUnreadable')} align="center" />
      </Card>
      <Card>
        <ProductHeader logo={stored.logo} name={stored.title} />
        <CopyableCode
          label={t('contractOrPayCode')}
          code={stored.payCode}
          copied={copied}
          onCopy={onCopy}
          copyLabel={t('clickToCopy')}
        />
      </Card>
      <PaymentNotices groups={stored.payNotice} />
    </>
  );
}
