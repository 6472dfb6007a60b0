import { FILES_PATH, PAY_PATH } from '../base-path.ts';
import type { Channel } from '../state/order.ts';
import type { PayLink } from '../state/payment.ts';
import { decimalPesos } from '../wire-text.ts';

/** Where a pay link leads: the partner's page, or the app's own page that shows a code or an image (spec §2). */
export function payLinkAddress({ token, amount }: PayLink, channel: Channel): string {
  if (channel.kind === 'page') return `${PAY_PATH}/${token}`;
  const isCode = channel.kind === 'counterCode';
  const query = new URLSearchParams({
    showType: isCode ? '1' : '2',
    payCode: token,
    payCodeImg: isCode ? channel.logo : `${FILES_PATH}/code/${token}.svg`,
    repayAmount: decimalPesos(amount),
  });
  return `/repaymentOfCode?${query}`;
}
