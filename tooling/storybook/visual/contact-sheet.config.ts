import { defineConfig } from '@playwright/test';
import { drawing } from './drawing.ts';
import { type Look, looks, nameOfLook } from './look.ts';

/** A project for each look: `--project '320-*'` chooses among them, and `-g order` among the screens. */
export default defineConfig<{ look: Look }>({
  ...drawing,
  reporter: 'dot',
  projects: [
    ...looks.map((look) => ({
      name: nameOfLook(look),
      testMatch: 'screens.draw.ts',
      use: { look },
      teardown: 'contact-sheet',
    })),
    { name: 'contact-sheet', testMatch: 'contact-sheet.draw.ts' },
  ],
});
