import type { Icon } from '@peace/vant-react-compat/icon';
import { BankIcon, QrIcon, ShopIcon, WalletIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';

import { ProductLogo } from '../product-logo/product-logo.tsx';
import { channelTypeOf } from './channel-type.ts';
import type { ChannelType } from './channel-type.ts';

const icons: Readonly<Record<ChannelType, Icon>> = { wallet: WalletIcon, shop: ShopIcon, bank: BankIcon, qr: QrIcon };

/** A channel's logo; without one its type, drawn; else its first letter. 40 px whichever it is. */
export function ChannelMark({ name, logo }: { readonly name: string; readonly logo: string }): ReactElement {
  const type = channelTypeOf(name);
  return <ProductLogo src={logo} name={name} size="small" fallback={type && icons[type]} />;
}
