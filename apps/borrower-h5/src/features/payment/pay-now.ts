// Without the router: views add it to links, also in an early page.

/** Added to a tap that says 'Pay ₱…': the repayment page opens its sheet by itself, once. Kept in the history's entry until it is read. */
export const payNow = { state: { isPayNow: true } } as const;

/** Whether the tap that led here is to open the sheet, by the state of the entry in the history. */
export function isPayNow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPayNow' in state && state.isPayNow === true;
}
