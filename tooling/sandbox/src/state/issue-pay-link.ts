import type { Channel } from './order.ts';
import type { PayLink } from './payment.ts';
import type { SandboxState } from './sandbox-state.ts';

const DIGITS = '0123456789';
const PAY_CODE_LENGTH = 13;

/** Remembers a new way to pay an order. Its token is also the code for the counter, hence the digits. */
export function issuePayLink(
  state: SandboxState,
  { channel, ...paid }: Pick<PayLink, 'orderId' | 'period' | 'amount' | 'isRollover'> & { channel: Channel },
): PayLink {
  const token = state.random.characters(DIGITS, PAY_CODE_LENGTH);
  const link = { token, ...paid, channelName: channel.name };
  state.payLinks.set(token, link);
  return link;
}
