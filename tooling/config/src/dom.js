import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';

// One second, the default, is short for the first render of a screen on two busy cores. What is never shown still fails.
configure({ asyncUtilTimeout: 10_000 });

/** Gives the tests of a file an empty document, and takes away what each of them has rendered. */
export function cleanDocument() {
  beforeAll(() => {
    // The files that a worker runs share one window.
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  afterEach(cleanup);
  afterAll(() => {
    // What a test has left loading may arrive between two files.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
}
