import { expect, it } from 'vitest';
import { describeVersion } from './version.js';

it('says what is known of a build, and nothing else', () => {
  expect(describeVersion({ version: '0.1.0' }, {})).toEqual({ source: '', version: '0.1.0', commit: '', build: '' });
  const env = {
    BUILD_SOURCE: 'https://example.ph/peace',
    BUILD_COMMIT: 'abc',
    BUILD_URL: 'https://example.ph/1',
    HOME: '/',
  };
  expect(describeVersion({ version: '0.1.0' }, env)).toEqual({
    source: 'https://example.ph/peace',
    version: '0.1.0',
    commit: 'abc',
    build: 'https://example.ph/1',
  });
});
