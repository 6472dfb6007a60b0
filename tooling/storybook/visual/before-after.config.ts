import { defineConfig } from '@playwright/test';
import { drawing } from './drawing.ts';

/** Draws docs/images/contact-sheet.png from the committed pictures; needs no built Storybook. */
export default defineConfig({ ...drawing, reporter: 'dot', testMatch: 'before-after.draw.ts' });
