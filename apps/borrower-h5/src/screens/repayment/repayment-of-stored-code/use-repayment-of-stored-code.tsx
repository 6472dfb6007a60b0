import { useState, type ReactElement } from 'react';
import { payCodeItem, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { useStoredItem } from '#shared/state/use-stored-item.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { repaymentOfStoredCodeScreen } from './repayment-of-stored-code.screen.ts';
import { RepaymentOfStoredCodeView } from './repayment-of-stored-code.view.tsx';
import { useCodeOfOrder } from './use-code-of-order.ts';

/** The code that was stored for this borrower, null without one, and what can be done where there is none. */
export function useRepaymentOfStoredCode() {
  const item = useStoredItem(payCodeItem);
  const [stored] = useState(item.read);
  return { stored, events: { back: useGoBack() } };
}

/** `/repaymentOfCode2`: what was tapped on a repayment page. */
export const RepaymentOfStoredCodeRoute = screenRoute({
  ...repaymentOfStoredCodeScreen,
  useController: useRepaymentOfStoredCode,
  View: ({ stored, events }) =>
    stored ? <CodeOfOrder stored={stored} /> : <RepaymentOfStoredCodeView kind="none" events={events} />,
});

function CodeOfOrder({ stored }: { readonly stored: StoredPayCode }): ReactElement {
  return <RepaymentOfStoredCodeView kind="stored" {...useCodeOfOrder(stored)} />;
}
