import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { askWhoseAccount } from './ask-whose-account.tsx';

const openApp = vi.fn<() => void>();
const replace = vi.fn<(address: string) => void>();
const stored = () => sessionStorage.getItem('peace:session-params');

beforeEach(async () => {
  openApp.mockClear();
  sessionStorage.setItem('peace:session-params', '{"version":1,"value":{"sessionId":"S1","userId":"7"}}');
  window.peaceNative = { onBack: () => true, onResume: () => undefined };
  const root = document.body.appendChild(document.createElement('div'));
  const page = Object.assign(Object.create(null), {
    document,
    localStorage,
    sessionStorage,
    peaceNative: window.peaceNative,
    location: { search: '?sessionId=S2&userId=8', replace, assign: () => undefined },
  });
  const replaced = { sessionId: 'S1', userId: '7' };
  await act(async () => askWhoseAccount(page, createRoot(root), replaced, openApp));
  return () => root.remove();
});

test('to stay keeps the session and leads to the start page', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Stay in my account' }));
  expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  expect(stored()).toContain('S1');
  expect(openApp).not.toHaveBeenCalled();
});

test('to open the other account forgets the session, and only then starts the app', async () => {
  openApp.mockImplementation(() => expect(stored()).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Switch to the other account' }));
  expect(openApp).toHaveBeenCalledOnce();
});

test('the shell’s back gesture leaves the question', () => {
  expect(window.peaceNative?.onBack()).toBe(false);
});
