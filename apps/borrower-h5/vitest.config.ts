import { readEnvironment } from '@peace/vite-config/env';
import { unitTests } from '@peace/vitest-config';

export default unitTests({ dom: true, env: readEnvironment({}) });
