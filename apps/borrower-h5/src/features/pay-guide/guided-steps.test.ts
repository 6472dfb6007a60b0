import { repaymentInstructionsMessages } from '@peace/i18n/messages/repayment-instructions';
import { describe, expect, it } from 'vitest';
import { channelNamed } from './channel-named.ts';
import { channelOf, guidedChannels, guidedSteps } from './guided-steps.ts';

describe('channelOf', () => {
  it.each(guidedChannels)('takes %s', (channel) => {
    expect(channelOf(channel)).toBe(channel);
  });

  it.each([null, '', 'paper', '__proto__'])('begins with the first for %j', (text) => {
    expect(channelOf(text)).toBe('gcash');
  });
});

describe('channelNamed', () => {
  it.each([
    ['In an e-wallet GCash', 'gcash'],
    ['In an e-wallet Maya', 'maya'],
    ['At the counter Pay with the code', 'store'],
    ['Bank transfer', null],
  ])('of %j is %j', (name, channel) => {
    expect(channelNamed(name)).toBe(channel);
  });
});

describe('guidedSteps', () => {
  const steps = guidedChannels.flatMap((channel) => guidedSteps[channel]);

  it('leaves no step of the wording out', () => {
    const worded = Object.keys(repaymentInstructionsMessages.original).filter((key) => /^[a-z]+\d$/.test(key));
    expect(steps.map(({ text }) => text)).toEqual(worded);
  });
});
