import { expect, it, vi } from 'vitest';
import { appConfig, appNameIn } from './app-config.ts';

it.each([
  ['', 'original', 'Peace'],
  ['和平', 'original', '和平'],
  ['和平', 'en', 'Peace'],
  ['和平', 'fil', 'Peace'],
] as const)('an app called %j in Chinese has in %s the name %s', (chinese, locale, name) => {
  vi.spyOn(appConfig, 'appEnName', 'get').mockReturnValue('Peace');
  vi.spyOn(appConfig, 'appCnName', 'get').mockReturnValue(chinese);
  expect(appNameIn(locale)).toBe(name);
});
