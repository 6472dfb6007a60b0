import type { Channel } from '../state/order.ts';
import { drawnLogo } from './a-product.ts';

/** A way to pay that leads to a partner's page. */
export function aChannel(changes: Partial<Channel> = {}): Channel {
  const name = changes.name ?? 'GCash bill payment';
  return { name, logo: drawnLogo(name), channelNumber: '90001', kind: 'page', ...changes };
}

/** The five ways to pay that most orders offer. */
export const COMMON_CHANNELS: readonly Channel[] = [
  aChannel(),
  aChannel({ name: 'Maya bill payment', channelNumber: '90002' }),
  aChannel({ name: '7-Eleven counter', channelNumber: '90003', kind: 'counterCode' }),
  aChannel({ name: 'Cebuana counter', channelNumber: '90004', kind: 'counterCode' }),
  aChannel({ name: 'Bank transfer (QR Ph)', channelNumber: '90005', kind: 'qrImage' }),
];
