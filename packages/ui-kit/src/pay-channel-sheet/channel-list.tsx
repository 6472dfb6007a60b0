import { BankIcon, QrIcon, ShopIcon, WalletIcon, type Icon } from '@peace/vant-react-compat/icon';
import { Radio } from '@peace/vant-react-compat/radio';
import { useId, type ReactElement } from 'react';

import { ProductLogo } from '../product-logo/product-logo.tsx';
import './pay-channel-sheet.css';

/** A way to pay, known to the backend by its number. */
export interface PayChannel {
  readonly channelNumber: string;
  readonly name: string;
  readonly logo: string;
  /** How it is paid through, in a few words. */
  readonly note?: string | undefined;
}

interface ChannelListProps {
  readonly label: string;
  readonly channels: readonly PayChannel[];
  readonly selected: string | undefined;
  readonly onSelect: (channelNumber: string) => void;
  readonly isInert: boolean;
}

/** Channels as native radios, the mark at the end of the row. */
export function ChannelList({ label, channels, selected, onSelect, isInert }: ChannelListProps): ReactElement {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="peace-channels__list">
      {channels.map((channel) => (
        <Radio
          key={channel.channelNumber}
          name={name}
          checked={channel.channelNumber === selected}
          disabled={isInert}
          onChoose={() => onSelect(channel.channelNumber)}
        >
          <span className="peace-channels__channel">
            <ChannelMark name={channel.name} logo={channel.logo} />
            <span className="peace-channels__text">
              <span>{channel.name}</span>
              {channel.note && <span className="peace-channels__note">{channel.note}</span>}
            </span>
          </span>
        </Radio>
      ))}
    </div>
  );
}

/** The kind of place at which a channel is paid. */
type ChannelType = 'wallet' | 'shop' | 'bank' | 'qr';

const words: readonly (readonly [ChannelType, RegExp])[] = [
  ['qr', /\bqr/i],
  ['shop', /counter|cashier|store|7-?\s?eleven|cebuana|palawan|lhuillier|bayad|tindahan/i],
  ['bank', /bank|instapay|pesonet|bpi|bdo|transfer/i],
  ['wallet', /wallet|g-?cash|maya|grab|shopee|coins(?:\.ph)?/i],
];

/**
 * The type of a channel, with the word of its name that says so; null where none does. The backend sends no type: this decides a
 * drawing and a hint, and nothing else.
 */
export function channelTypeOf(name: string): { readonly type: ChannelType; readonly word: string } | null {
  for (const [type, pattern] of words) {
    const [word] = pattern.exec(name) ?? [];
    if (word !== undefined) return { type, word };
  }
  return null;
}

const icons: Readonly<Record<ChannelType, Icon>> = { wallet: WalletIcon, shop: ShopIcon, bank: BankIcon, qr: QrIcon };

/** A channel's logo; without one its type, drawn; else its first letter. 40 px whichever it is. */
function ChannelMark({ name, logo }: { readonly name: string; readonly logo: string }): ReactElement {
  const said = channelTypeOf(name);
  return <ProductLogo src={logo} name={name} size="small" fallback={said && icons[said.type]} />;
}
