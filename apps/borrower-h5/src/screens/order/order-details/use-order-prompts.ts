import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { rateApp } from '@peace/api-client/contract/order/rate-app';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { orderPromptMessages } from '@peace/i18n/messages/order-prompt';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { validateRating } from '@peace/validators';
import { useToast } from '@peace/vant-react-compat/toast';
import { useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { useFailureToast } from '#shared/reading/use-read.ts';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { useGoToMyAccount } from '#shared/navigation/use-go-home.ts';
import { useIgnoreAfterUnmount } from '#shared/navigation/use-is-here.ts';
import { afterRating, type OrderPrompt, promptFor } from './order-details.model.ts';

/** Which prompt is open, and what its answers do. `isOrderShown` is false while the order redirects. */
export function useOrderPrompts(order: OrderDetails | null, isOrderShown: boolean) {
  // The form of an account is requested by product: without one, accounts are left to the shell.
  const goToAccounts = useGoToMyAccount(href(screens.customerService));
  const { api, bridge } = useServices();
  const { show } = useToast();
  const common = useMessages(commonMessages);
  const t = useMessages(orderPromptMessages);
  const leave = useNavigateExternal();
  const sayFailure = useFailureToast({ isReadOutElsewhere: true, staysWhole: true });
  const untilUnmount = useIgnoreAfterUnmount();
  const [answered, setAnswered] = useState<ReadonlySet<OrderPrompt>>(new Set());
  const [isThanking, setIsThanking] = useState(false);
  const [isRating, setIsRating] = useState(false);
  const [ratingMessage, setRatingMessage] = useState<string | null>(null);
  const asked = order && isOrderShown ? promptFor(order, answered) : null;
  const prompt: OrderPrompt | 'ratingResult' | null = isThanking ? 'ratingResult' : asked;

  function dismiss() {
    setIsThanking(false);
    setRatingMessage(null);
    if (asked) setAnswered((before) => new Set([...before, asked]));
  }

  async function rate(chosen: number) {
    const rating = validateRating(chosen);
    if (rating.kind === 'invalid') return void show({ message: t('ratingRequired') });
    setIsRating(true);
    const result = await untilUnmount(api.call(rateApp, {}));
    setIsRating(false);
    if (result.kind === 'failed') {
      sayFailure(result.error);
      return setRatingMessage(errorWording(result.error, common));
    }
    dismiss();
    if (afterRating(rating.value) === 'result') return setIsThanking(true);
    const outcome = await bridge.send('goToRate');
    if (outcome.kind !== 'delivered') show({ kind: 'success', message: t('ratingResultTitle') });
  }

  return {
    prompt,
    reopen: (closed: OrderPrompt) =>
      setAnswered((before) => new Set([...before].filter((answer) => answer !== closed))),
    isRating,
    ratingMessage,
    events: {
      dismissPrompt: dismiss,
      withdraw: () => {
        dismiss();
        if (order?.confirmUrl) void leave(order.confirmUrl);
      },
      goToAccounts: () => {
        dismiss();
        goToAccounts();
      },
      rate: (stars: number) => void rate(stars),
    },
  };
}
