import { unitTests } from '@peace/vitest-config';
import { legalText } from './build/legal-text.js';

const config = unitTests({ dom: true, plugins: [legalText()] });

export default { ...config, test: { ...config.test, include: [...config.test.include, 'build/**/*.test.js'] } };
