import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The borrower comes back to the page from another app. */
export const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The page comes out of the back/forward cache. */
export const restoreFromCache = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

/** The page is not looked at, until the test ends: it looks for nothing by itself. */
export const hidePage = () => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
