import { unitTests } from '@peace/config/vitest';
import { legalText } from '../../tooling/vite/src/legal-text.ts';

const { test, ...config } = unitTests({ plugins: [legalText()] });

export default {
  ...config,
  test: {
    ...test,
    // The embedded policy is about:blank in tests, which may be opened.
    environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
  },
};
