import type { Validation } from './validation.ts';
import { invalid, valid } from './validation.ts';

/** The chosen one of the bank cards; an index of −1 means that none is. */
export function validateRepaymentCard<Card>(
  cards: readonly Card[],
  selectedIndex: number,
): Validation<Card, 'cardNotChosen'> {
  const card = cards[selectedIndex];
  return card === undefined ? invalid('cardNotChosen') : valid(card);
}
