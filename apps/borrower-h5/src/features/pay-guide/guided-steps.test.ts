import { repaymentInstructionsMessages } from '@peace/i18n/messages/repayment-instructions';
import { describe, expect, it } from 'vitest';
import { guidedChannelOf, guidedChannels, guidedSteps } from './guided-steps.ts';

describe('guidedChannelOf', () => {
  it.each(guidedChannels)('takes %s', (channel) => {
    expect(guidedChannelOf(channel)).toBe(channel);
  });

  it.each([null, '', 'paper', '__proto__'])('begins with the first for %j', (text) => {
    expect(guidedChannelOf(text)).toBe('gcash');
  });
});

describe('guidedSteps', () => {
  const steps = guidedChannels.flatMap((channel) => guidedSteps[channel]);

  it('leaves no step of the wording out', () => {
    const worded = Object.keys(repaymentInstructionsMessages.original).filter((key) => /^[a-z]+\d$/.test(key));
    expect(steps.map(({ text }) => text)).toEqual(worded);
  });
});
