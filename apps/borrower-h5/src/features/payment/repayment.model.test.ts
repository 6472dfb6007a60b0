import { describe, expect, it } from 'vitest';
import { payabilityOf, selectedChannel, withOfferedChannels } from './repayment.model.ts';

describe('payabilityOf', () => {
  it('pays what can be read and is more than nothing', () => {
    const amount = { minor: 1, currency: 'PHP' } as const;
    expect(payabilityOf(amount)).toEqual({ kind: 'payable', amount });
    expect(payabilityOf(null)).toEqual({ kind: 'unreadable' });
    expect(payabilityOf({ minor: 0, currency: 'PHP' })).toEqual({ kind: 'nothing' });
    expect(payabilityOf({ minor: -1, currency: 'PHP' })).toEqual({ kind: 'nothing' });
  });
});

describe('selectedChannel', () => {
  const channels = ['1', '2'].map((channelNumber) => ({ channelNumber, name: channelNumber, logo: '' }));

  it('is the first until another is chosen, and again when that one is gone', () => {
    expect(selectedChannel(channels, null)).toBe('1');
    expect(selectedChannel(channels, '2')).toBe('2');
    expect(selectedChannel(channels, '3')).toBe('1');
    expect(selectedChannel([], '1')).toBeUndefined();
  });
});

const info = { total: 1, channels: [{ channelNumber: '7' }, { channelNumber: '12' }] };

it('a channel that is turned off is not offered', () => {
  expect(withOfferedChannels(info, (what) => what === 'channel:7')).toEqual({
    total: 1,
    channels: [{ channelNumber: '12' }],
  });
});

it('the channels are the same where no feature is turned off', () => {
  expect(withOfferedChannels(info, () => false)).toBe(info);
});
