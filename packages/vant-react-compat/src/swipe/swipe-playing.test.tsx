import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { current, prepareSwipe, setup } from './testing/render-swipe.tsx';

beforeEach(() => prepareSwipe());
afterEach(() => {
  vi.useRealTimers();
});

describe('Swipe', () => {
  it('plays on over the copy of the first slide and is then at the first', () => {
    const { track, pass } = setup({ autoplay: 3000 });
    pass(3000);
    expect(current()).toHaveAccessibleName('Two');
    pass(3000);
    expect(current()).toHaveAccessibleName('Three');
    pass(3000);
    expect(current()).toHaveAccessibleName('One');
    pass(500);
    expect(track.scrollLeft).toBe(0);
  });

  it('waits its whole time after a change by hand', () => {
    const { pass } = setup({ autoplay: 3000 });
    pass(2900);
    act(() => {
      screen.getByRole('button', { name: 'Two' }).click();
    });
    pass(2900);
    expect(current()).toHaveAccessibleName('Two');
    pass(100);
    expect(current()).toHaveAccessibleName('Three');
  });

  it('is paused and started by its button', () => {
    const { pass } = setup({ autoplay: 3000 });
    act(() => {
      screen.getByRole('button', { name: 'Pause' }).click();
    });
    pass(9000);
    expect(current()).toHaveAccessibleName('One');
    act(() => {
      screen.getByRole('button', { name: 'Play' }).click();
    });
    pass(3000);
    expect(current()).toHaveAccessibleName('Two');
  });

  it('does not start by itself for who asks for reduced motion', () => {
    prepareSwipe({ prefersLessMotion: true });
    const { pass } = setup({ autoplay: 3000 });
    pass(9000);
    expect(current()).toHaveAccessibleName('One');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('holds still behind a modal and while the page is hidden', () => {
    const { pass } = setup({ autoplay: 3000 });
    const modal = document.body.appendChild(document.createElement('dialog'));
    modal.setAttribute('open', '');
    pass(9000);
    expect(current()).toHaveAccessibleName('One');
    modal.remove();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(9000);
    expect(current()).toHaveAccessibleName('One');
    hidden.mockReturnValue(false);
    pass(3000);
    expect(current()).toHaveAccessibleName('Two');
  });
});
