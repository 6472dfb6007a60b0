import { readEnvironment } from '@peace/vite-config/env';
import { legalText } from '@peace/vite-config/legal-text';
import { unitTests } from '@peace/config/vitest';

const { test, ...config } = unitTests({ env: readEnvironment({}), plugins: [legalText()] });

// Its tests wait for the screens' own pauses for a third of their time: a worker for each core, where Vitest leaves one free.
export default { ...config, test: { ...test, maxWorkers: '100%' } };
