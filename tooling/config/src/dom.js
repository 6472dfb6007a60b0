import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll } from 'vitest';

// One second, the default, is short for the first render of a screen on two busy cores. What is never shown still fails.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library cleans up after each test and sets React's act environment by itself where it finds these.
Object.assign(globalThis, { afterAll, afterEach, beforeAll });
