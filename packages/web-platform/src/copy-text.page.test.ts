import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { copyText, type CopyWindow } from './copy-text.ts';

/** happy-dom has no `execCommand`: this one says what was selected, and inside what. */
const execCommand = vi.fn<(command: string) => boolean>();
let selected: { text: string; inside: Element | null } | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  selected = undefined;
  execCommand.mockReset().mockImplementation(() => {
    const field = document.querySelector('textarea');
    if (field !== null) {
      const text = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      selected = { text, inside: field.parentElement };
    }
    return true;
  });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const aWindow = (writeText?: (text: string) => Promise<void>): CopyWindow => ({
  document,
  navigator: { clipboard: writeText && { writeText } },
  setTimeout: (handler, milliseconds) => window.setTimeout(handler, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
});

describe('with a clipboard', () => {
  test('asks it within the tap', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const copied = copyText('PAY-1', { window: aWindow(writeText) });
    expect(writeText).toHaveBeenCalledExactlyOnceWith('PAY-1');
    await expect(copied).resolves.toEqual({ kind: 'copied' });
    expect(execCommand).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    { how: 'refuses', writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    {
      how: 'throws',
      writeText: () => {
        throw new TypeError('no');
      },
    },
  ])('that $how, selects instead', async ({ writeText }) => {
    await expect(copyText('PAY-1', { window: aWindow(writeText) })).resolves.toEqual({ kind: 'copied' });
    expect(selected?.text).toBe('PAY-1');
  });

  test('that never answers, gives up', async () => {
    execCommand.mockReturnValue(false);
    const copied = copyText('PAY-1', { window: aWindow(() => new Promise(() => {})) });
    await vi.advanceTimersByTimeAsync(1000);
    await expect(copied).resolves.toEqual({ kind: 'manual' });
  });
});

describe('without a clipboard', () => {
  test('selects within the tap, and leaves nothing behind', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const copied = copyText('PAY-1', { window: aWindow(), near: button });
    expect(selected).toEqual({ text: 'PAY-1', inside: document.body });
    expect(execCommand).toHaveBeenCalledExactlyOnceWith('copy');
    await expect(copied).resolves.toEqual({ kind: 'copied' });
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('selects inside the dialog of the tapped element, or else the topmost one', async () => {
    const [lower, upper] = [document.createElement('dialog'), document.createElement('dialog')];
    const button = lower.appendChild(document.createElement('button'));
    document.body.append(lower, upper);
    for (const dialog of [lower, upper]) dialog.setAttribute('open', '');
    await copyText('PAY-1', { window: aWindow(), near: button });
    expect(selected?.inside).toBe(lower);
    await copyText('PAY-1', { window: aWindow() });
    expect(selected?.inside).toBe(upper);
  });

  test.each([
    { how: 'refuses', act: () => false },
    {
      how: 'throws',
      act: () => {
        throw new Error('no such command');
      },
    },
  ])('in a browser that $how, it is the borrower’s to do', async ({ act }) => {
    execCommand.mockImplementation(act);
    await expect(copyText('PAY-1', { window: aWindow() })).resolves.toEqual({ kind: 'manual' });
    expect(document.querySelector('textarea')).toBeNull();
  });
});
