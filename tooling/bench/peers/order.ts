// What both peers know of the backend: the one call of Order Details, and its answer as far as the screen shows it.

export interface Order {
  readonly noticeStatusText: string;
  readonly noticeDesText: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly userOrderDetail: { readonly detail: readonly { readonly text: string; readonly value: string }[] };
  readonly isDelay: string;
  readonly telephone: string;
  readonly repayAmount: string;
  readonly repayDate: string;
}

const servicePhone = '+63281234567';
const dayMs = 86_400_000;

/** Reads the order that an address names; everything else in the address says who is calling. */
export async function readOrder(search: string): Promise<Order> {
  const caller = new URLSearchParams(search);
  const payload = new URLSearchParams();
  for (const name of ['productId', 'orderId']) {
    payload.set(name, caller.get(name) ?? '');
    caller.delete(name);
  }
  const response = await fetch(`/peace/v3/loan-details/loan-details?${caller}`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    body: payload,
  });
  const answer: { readonly success: boolean; readonly message: string; readonly data: Order } = await response.json();
  if (!answer.success) throw new Error(answer.message);
  return answer.data;
}

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });

/** What the screen says of what is due. */
export function dueOf({ repayAmount, repayDate }: Order): { amount: string; date: string; left: string } {
  const days = Math.ceil((Date.parse(repayDate) - Date.now()) / dayMs);
  return {
    amount: pesos.format(Number(repayAmount)),
    date: `Repayment date: ${repayDate}`,
    left: days < 0 ? `${-days} days overdue` : `in ${days} days`,
  };
}

export const telephoneOf = ({ telephone }: Order): string => telephone || servicePhone;
