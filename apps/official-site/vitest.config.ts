import { unitTests } from '@peace/vitest-config';
import { legalText } from './build/legal-text.js';

const { test, ...config } = unitTests({ dom: true, plugins: [legalText()] });

export default {
  ...config,
  test: {
    ...test,
    include: [...test.include, 'build/**/*.test.js'],
    // The embedded policy is about:blank in tests, which may be opened.
    environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
  },
};
