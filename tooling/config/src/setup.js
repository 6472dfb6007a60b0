import { afterEach, vi } from 'vitest';
import { failOnConsole } from './no-console.js';

// This file is run for each test file, what it imports once for all that a worker runs.
failOnConsole();

// Testing Library and its matchers are loaded for a test with a document only.
if (typeof document !== 'undefined') {
  const { cleanDocument } = await import('./dom.js');
  cleanDocument();
}

// Registered last, it runs before the other hooks of this file.
afterEach(() => void vi.useRealTimers());
