import { expect, it } from 'vitest';
import { withOfferedChannels } from './offered-channels.ts';

const info = { total: 1, channels: [{ channelNumber: '7' }, { channelNumber: '12' }] };

it('a channel that is turned off is not offered', () => {
  expect(withOfferedChannels(info, (what) => what === 'channel:7')).toEqual({
    total: 1,
    channels: [{ channelNumber: '12' }],
  });
});

it('where nothing is turned off it is the same', () => {
  expect(withOfferedChannels(info, () => false)).toBe(info);
});
