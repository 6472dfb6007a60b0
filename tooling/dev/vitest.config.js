import { unitTests } from '@peace/vitest-config';

export default unitTests();
