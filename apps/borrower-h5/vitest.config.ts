import { readEnvironment } from '@peace/vite-config/env';
import { legalText } from '@peace/vite-config/legal-text';
import { unitTests } from '@peace/config/vitest';

export default unitTests({ env: readEnvironment({}), plugins: [legalText()] });
