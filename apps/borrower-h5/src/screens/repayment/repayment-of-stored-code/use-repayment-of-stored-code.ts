import { href, screens } from '@peace/screens';
import { useState } from 'react';
import { readPayCode, storedPayCode, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { useNavigate } from '#shared/router.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import type { NoStoredCodeScreenProps } from './repayment-of-stored-code-screen.tsx';

/** The code that was stored for this borrower, null without one, and the props of the page that says so. */
export function useRepaymentOfStoredCode(): {
  readonly stored: StoredPayCode | null;
  readonly page: NoStoredCodeScreenProps;
} {
  const { clock, session, storage } = useServices();
  const navigate = useNavigate();
  const help = useOrderHelp(undefined);
  const onBack = useGoBack();
  const [stored] = useState(() =>
    readPayCode(storedPayCode(storage), { userId: session.entry.params.userId ?? '', now: clock.now() }),
  );
  return { stored, page: { ...help, onBack, onOrders: () => navigate(href(screens.orders)) } };
}
