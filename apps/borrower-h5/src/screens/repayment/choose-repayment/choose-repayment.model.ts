import type { BankCard, RepaymentWay } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { moneyFromMinor, type Money } from '@peace/money-date';
import { validateRepaymentCard, type Validation } from '@peace/validators';

/** The way that was chosen; at first a card that is none. */
export type ChosenWay = { readonly kind: 'card'; readonly cardId: string | null } | { readonly kind: 'wallet' };

/** No card is chosen for the borrower (spec §3: index −1). */
export const nothingChosen: ChosenWay = { kind: 'card', cardId: null };

/** Whether the payment company's wallet can be used, and if not, why it is not shown or not for tapping. */
export type WalletOffer = 'none' | 'open' | 'needsUser';

/** Only a wallet that is the only way is preselected. A card is charged at the tap, so each is chosen by hand. */
export function chosenAtFirst(ways: RepaymentWay, userId: string): ChosenWay {
  const isWalletAlone = ways.bankCards.length === 0 && walletOffer(ways, userId) === 'open';
  return isWalletAlone ? { kind: 'wallet' } : nothingChosen;
}

/** The amount of the link, in minor units; null when it is none that can be paid. */
export function parseCentavos(text: string): Money | null {
  const money = moneyFromMinor(text);
  return money !== null && money.minor > 0 ? money : null;
}

/** The amount due if the link names another amount; null if they agree, or either is unknown. */
export function otherAmountDue(amount: Money | null, due: Money | null): Money | null {
  return amount === null || due === null || due.minor <= 0 || amount.minor === due.minor ? null : due;
}

/** The card that Payment charges, or why there is none. The list may have changed since the card was chosen. */
export function chosenCard(cards: readonly BankCard[], cardId: string | null): Validation<BankCard, 'cardNotChosen'> {
  return validateRepaymentCard(
    cards,
    cards.findIndex(({ id }) => id === cardId),
  );
}

/** The wallet asks who pays; a page without a session cannot say. */
export function walletOffer({ offersAlipay }: RepaymentWay, userId: string): WalletOffer {
  if (!offersAlipay) return 'none';
  return userId === '' ? 'needsUser' : 'open';
}

/** The end of a card's number, which is all that is shown of it. */
export function cardEnding(cardNo: string): string {
  return cardNo.replaceAll(/\D/g, '').slice(-4);
}
