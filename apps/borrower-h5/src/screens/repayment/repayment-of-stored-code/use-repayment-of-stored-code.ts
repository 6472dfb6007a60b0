import { useState } from 'react';
import { payCodeItem, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { useStoredItem } from '#shared/state/use-stored-item.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import type { NoStoredCodeScreenProps } from './repayment-of-stored-code-screen.tsx';

/** The code that was stored for this borrower, null without one, and the props of the page that says so. */
export function useRepaymentOfStoredCode(): {
  readonly stored: StoredPayCode | null;
  readonly page: NoStoredCodeScreenProps;
} {
  const onBack = useGoBack();
  const item = useStoredItem(payCodeItem);
  const [stored] = useState(item.read);
  return { stored, page: { onBack } };
}
