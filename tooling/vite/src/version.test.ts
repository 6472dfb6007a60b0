import { expect, it } from 'vitest';
import { describeVersion } from './version.ts';

it('says what is known of a build, and nothing else', () => {
  const none = { source: '', version: '0.1.0', commit: '', build: '' };
  expect(describeVersion({ version: '0.1.0' }, {}, true)).toEqual(none);
  const env = {
    BUILD_SOURCE: 'https://example.ph/peace',
    BUILD_COMMIT: 'abc',
    BUILD_URL: 'https://example.ph/1',
    HOME: '/',
  };
  expect(describeVersion({ version: '0.1.0' }, env, true)).toEqual({
    source: 'https://example.ph/peace',
    version: '0.1.0',
    commit: 'abc',
    build: 'https://example.ph/1',
  });
});

it.each([
  ['0123456789abcdef', '0.1.0+0123456789ab'],
  [undefined, '0.1.0+unreleased'],
])('a build that is not the version itself says so: commit %s', (BUILD_COMMIT, version) => {
  expect(describeVersion({ version: '0.1.0' }, { BUILD_COMMIT }, false)).toMatchObject({ version });
});
