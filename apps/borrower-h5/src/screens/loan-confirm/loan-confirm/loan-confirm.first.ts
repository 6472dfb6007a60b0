import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { plainMessage } from '@peace/i18n';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { screens } from '@peace/screens';

const shared = { title: plainMessage(loanConfirmMessages, 'title'), endpoint: getOffer };

/** Loan confirm, as its route and its early page know it. */
export const loanConfirmFirst = { ...shared, address: screens.loanConfirm };

/** The same for an instalment loan. */
export const instalmentConfirmFirst = { ...shared, address: screens.instalmentConfirm };
