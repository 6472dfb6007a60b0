import { Radio } from '@peace/vant-react-compat/radio';
import { useId, type ReactElement } from 'react';

import { ProductLogo } from '../product-logo/product-logo.tsx';
import './pay-channel-sheet.css';

/** A way to pay, known to the backend by its number. */
export interface PayChannel {
  readonly channelNumber: string;
  readonly name: string;
  readonly logo: string;
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
            <ProductLogo src={channel.logo} name={channel.name} size="small" />
            <span className="peace-channels__name">{channel.name}</span>
          </span>
        </Radio>
      ))}
    </div>
  );
}
