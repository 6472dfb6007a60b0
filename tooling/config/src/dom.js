import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

// One second, the default, is short for the first render of a screen on two busy cores. What is never shown still fails.
configure({ asyncUtilTimeout: 10_000 });

/** @param {boolean} isExpected */
const expectAct = (isExpected) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });

/** Empties the storages before each test. After it, unmounts, empties the document and awaits the lazy code that it has requested. */
export function cleanDocument() {
  // The files that a worker runs share one window.
  beforeAll(() => void expectAct(true));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(async () => {
    cleanup();
    // A test may have taken the document away.
    globalThis.document?.body.replaceChildren();
    // Outside `act`, and not during the next test.
    expectAct(false);
    await vi.dynamicImportSettled();
    expectAct(true);
  });
}
