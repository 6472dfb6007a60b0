import { act } from '@testing-library/react';

/** The borrower comes back to the page from another app. */
export const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
