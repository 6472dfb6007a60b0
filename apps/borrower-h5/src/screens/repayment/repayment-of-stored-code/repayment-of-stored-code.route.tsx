import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedPayCode } from '#features/repayment/stored-pay-code.ts';
import { useCopyCode } from '#features/repayment/use-copy-code.ts';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { RepaymentOfStoredCodeScreen } from './repayment-of-stored-code-screen.tsx';

/** `/repaymentOfCode2`: what was tapped on a repayment page. */
export function RepaymentOfStoredCodeRoute(): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { storage } = useServices();
  const navigate = useNavigate();
  const [stored] = useState(() => storedPayCode(storage).read());
  const { copied, copy } = useCopyCode(stored?.payCode);
  return (
    <>
      <title>{t('title')}</title>
      <RepaymentOfStoredCodeScreen
        stored={stored}
        copied={copied}
        onBack={useGoBack()}
        onCopy={copy}
        onOrders={() => void navigate(paths.orders)}
      />
    </>
  );
}
