import type { ReactElement } from 'react';
import type { StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { repaymentOfStoredCodeFirst } from './repayment-of-stored-code.first.ts';
import { StoredCodeView } from './stored-code-view.tsx';
import { useCodeOfOrder } from './use-code-of-order.ts';
import { useRepaymentOfStoredCode } from './use-repayment-of-stored-code.ts';

/** `/repaymentOfCode2`: what was tapped on a repayment page. */
export const RepaymentOfStoredCodeRoute = screenRoute({
  ...repaymentOfStoredCodeFirst,
  useController: useRepaymentOfStoredCode,
  View: ({ stored, page }) => (stored ? <CodeOfOrder stored={stored} /> : <StoredCodeView kind="none" page={page} />),
});

function CodeOfOrder({ stored }: { readonly stored: StoredPayCode }): ReactElement {
  const { receipt, ...page } = useCodeOfOrder(stored);
  return <StoredCodeView kind="stored" page={page} receipt={receipt} />;
}
