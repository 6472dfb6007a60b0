export { storedLocale } from './locale.ts';
export { pageRelease } from './release.ts';
export { pageSettings } from './settings.ts';
