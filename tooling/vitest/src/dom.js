import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

afterEach(async () => {
  // Imported late, so that packages without React need not have Testing Library.
  const { cleanup } = await import('@testing-library/react').catch(() => ({ cleanup: undefined }));
  cleanup?.();
});
