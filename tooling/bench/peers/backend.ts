// The peers' part of the backend: the two calls of the way, with the fields that the screens show.

export interface Row {
  readonly text: string;
  readonly value: string;
}

export interface Order {
  readonly noticeStatusText: string;
  readonly noticeDesText: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly userOrderDetail: { readonly detail: readonly Row[] };
  readonly isDelay: string;
  readonly telephone: string;
}

export interface Repayment {
  readonly repayAmount: string;
  readonly repayDate: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly detail: readonly Row[];
  readonly repayList: readonly { readonly name: string; readonly logo: string; readonly channel_number: string }[];
}

export interface Request {
  readonly url: string;
  readonly body: URLSearchParams;
}

/** A call for the order that the address names; everything else in the address is the session. */
function requestOf(path: string, search: string): Request {
  const query = new URLSearchParams(search);
  const body = new URLSearchParams();
  for (const name of ['productId', 'orderId']) {
    body.set(name, query.get(name) ?? '');
    query.delete(name);
  }
  return { url: `/peace${path}?${query}`, body };
}

export const orderRequest = (search: string) => requestOf('/v3/loan-details/loan-details', search);
export const repaymentRequest = (search: string) => requestOf('/v3/installment/loan-play-detail', search);

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });

export const amountOf = ({ repayAmount }: Repayment): string => pesos.format(Number(repayAmount));
export const telephoneOf = ({ telephone }: Order): string => telephone || '+63281234567';
