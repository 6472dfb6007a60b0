import type { Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';

/** The app itself; what paints the early screen is a file of its own. */
export const appScript = /\/assets\/index-[^/]*\.js$/;

/** Keeps the app's script back until the returned function is called. */
export const holdApp = (page: Page) => holdBack(page, appScript);
