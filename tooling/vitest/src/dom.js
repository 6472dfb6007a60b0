import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, beforeAll } from 'vitest';

// Testing Library cleans up after each test and sets React's act environment by itself where it finds these.
Object.assign(globalThis, { afterAll, afterEach, beforeAll });
