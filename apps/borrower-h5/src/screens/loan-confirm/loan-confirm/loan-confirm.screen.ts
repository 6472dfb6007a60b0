import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { plainMessage } from '@peace/i18n';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { screens, type ParamsOf } from '@peace/screens';
import { earlyScreen, type FirstState } from '#shared/early-screen.ts';
import { initialOffer } from '#features/loan-confirm/initial-offer.ts';
import type { LoanTerms } from '#features/loan-confirm/loan-terms.ts';

const shared = { title: plainMessage(loanConfirmMessages, 'title'), endpoint: getOffer };

export const loanConfirmScreen = { ...shared, address: screens.loanConfirm };

export const instalmentConfirmScreen = { ...shared, address: screens.instalmentConfirm };

const atFirst = (state: FirstState<LoanTerms>, window: Window, link: ParamsOf<typeof screens.loanConfirm>) =>
  initialOffer(link.productId, state, window);

export const earlyScreens = () => [
  earlyScreen(loanConfirmScreen, { atFirst }),
  earlyScreen(instalmentConfirmScreen, { atFirst }),
];
