import { readEnvironment } from '../../tooling/vite/src/env.ts';
import { legalText } from '../../tooling/vite/src/legal-text.ts';
import { unitTests } from '@peace/config/vitest';

export default unitTests({ env: readEnvironment({}), plugins: [legalText()] });
