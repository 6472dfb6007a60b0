import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { screens } from '@peace/screens';
import type { ReactElement } from 'react';
import type { StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { NoStoredCodeScreen, RepaymentOfStoredCodeScreen } from './repayment-of-stored-code-screen.tsx';
import { useCodeOfOrder } from './use-code-of-order.ts';
import { useRepaymentOfStoredCode } from './use-repayment-of-stored-code.ts';

/** `/repaymentOfCode2`: what was tapped on a repayment page. */
export const RepaymentOfStoredCodeRoute = screenRoute({
  address: screens.repaymentOfStoredCode,
  title: plainMessage(repaymentCodeMessages, 'title'),
  useController: useRepaymentOfStoredCode,
  View: ({ stored, page }) => (stored ? <CodeOfOrder stored={stored} /> : <NoStoredCodeScreen {...page} />),
});

function CodeOfOrder({ stored }: { readonly stored: StoredPayCode }): ReactElement {
  const { receipt, ...page } = useCodeOfOrder(stored);
  return (
    <>
      <RepaymentOfStoredCodeScreen {...page} />
      {receipt}
    </>
  );
}
