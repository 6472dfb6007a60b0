import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCopyCode } from '#features/repayment/use-copy-code.ts';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { repaymentCodeOf } from './repayment-of-code.model.ts';
import { RepaymentOfCodeScreen } from './repayment-of-code-screen.tsx';

/** `/repaymentOfCode?showType&payCode&payCodeImg&repayAmount` */
export function RepaymentOfCodeRoute(): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const code = repaymentCodeOf(query);
  const { copied, copy } = useCopyCode((code.kind === 'code' && code.payCode) || undefined);
  return (
    <>
      <title>{t('title')}</title>
      <RepaymentOfCodeScreen
        code={code}
        copied={copied}
        onBack={useGoBack()}
        onCopy={copy}
        onOrders={() => void navigate(paths.orders)}
      />
    </>
  );
}
