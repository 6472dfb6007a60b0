import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstSign, holdTaps } from './first-sign.ts';

describe('the first sign of a visitor', () => {
  beforeEach(() => void vi.useFakeTimers());

  const observed = () => {
    const seen = vi.fn();
    void firstSign(window).then(seen);
    return seen;
  };

  it('is waited for', async () => {
    const seen = observed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).not.toHaveBeenCalled();
    fireEvent(window, new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toHaveBeenCalledOnce();
  });

  it('is not waited for longer than four seconds', async () => {
    const seen = observed();
    await vi.advanceTimersByTimeAsync(4000);
    expect(seen).toHaveBeenCalledOnce();
  });
});

it('holds taps on the link and repeats the last one; other links lead on', () => {
  document.body.innerHTML =
    '<a class="menu" href="#foot"><span>Menu</span></a><a class="other" href="#other">Other</a>';
  const open = vi.fn();
  const tap = (selector: string) => fireEvent.click(document.querySelector(selector) ?? document);
  const repeatTap = holdTaps(window, '.menu');
  expect(tap('.menu span')).toBe(false);
  expect(tap('.other')).toBe(true);
  document.querySelector('.menu')?.addEventListener('click', open);
  repeatTap();
  expect(open).toHaveBeenCalledOnce();
  expect(tap('.menu')).toBe(true);
});
