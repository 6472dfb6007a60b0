import { act } from '@testing-library/react';

/** The borrower comes back to the page from another app. */
export const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The page comes out of the back/forward cache. */
export const restoreFromCache = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
