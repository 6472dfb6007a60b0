import { defineConfig } from '@playwright/test';
import { drawing } from './drawing.ts';

/** Draws docs/images/borrower-h5.png and dev-preview.png from the built Storybook. */
export default defineConfig({ ...drawing, reporter: 'dot', testMatch: 'readme-picture.draw.ts' });
