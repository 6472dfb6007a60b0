import { unitTests } from '@peace/config/vitest';

export default unitTests();
