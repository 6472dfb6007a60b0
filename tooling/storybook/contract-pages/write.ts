// Writes a page for each call and each message, before Storybook starts or is built.
import { contractPages } from './pages.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mdxOf, pageFolder } from './mdx.ts';

rmSync(pageFolder, { recursive: true, force: true });
mkdirSync(pageFolder, { recursive: true });
for (const page of contractPages()) {
  writeFileSync(`${pageFolder}/${page.title.replaceAll(/[/ ]/g, '-')}.mdx`, mdxOf(page));
}
