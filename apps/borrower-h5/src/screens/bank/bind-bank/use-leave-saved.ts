import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { useToast } from '@peace/vant-react-compat/toast';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { onPageHide } from '@peace/web-platform';
import { useCallback, useEffect, useRef } from 'react';
import { useRestored } from '#shared/use-restored.ts';

/** Why the form was opened. */
export interface BankFormPurpose {
  /** As a step of another screen. */
  readonly isStep: boolean;
  /** To change the account of an order. */
  readonly isChange: boolean;
}

/** Leaves the form once the account is saved. */
export function useLeaveSaved({ isStep, isChange }: BankFormPurpose): () => void {
  const { bridge } = useServices();
  const { show } = useToast();
  const t = useMessages(bindBankMessages);
  const navigate = useNavigate();
  const endBankFlow = useBankFlow();
  return () => {
    endBankFlow();
    // My orders says it itself.
    if (isStep) show({ kind: 'success', message: t('saved') });
    if (isStep) return void navigate(-1);
    // Without a shell there is no webview to close; where nothing closes the page, it shows that the account is saved.
    if (!isChange || bridge.host !== 'browser') void bridge.send('closeWebview');
    if (isChange) void navigate(href(screens.orders, { source: 'loanDetail' }), { replace: true });
  };
}

/**
 * Tells the shell that binding an account begins, and, saved or left, that it is over: once each. What it returns says
 * so when it is saved.
 */
function useBankFlow(): () => void {
  const { bridge, window } = useServices();
  const isOpen = useRef(false);

  const start = useCallback(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    void bridge.send('startBankFlow');
  }, [bridge]);
  const end = useCallback(() => {
    if (!isOpen.current) return;
    isOpen.current = false;
    void bridge.send('endBankFlow');
  }, [bridge]);

  useEffect(() => {
    start();
    const unregister = onPageHide(window, end);
    return () => {
      unregister();
      end();
    };
  }, [start, end, window]);
  useRestored(
    useCallback(
      (how) => {
        if (how === 'from-cache') start();
      },
      [start],
    ),
  );
  return end;
}
