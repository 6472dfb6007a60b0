// Writes a page for each call and each message, before Storybook starts or is built.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contractPages } from './pages.ts';
import type { ContractPage } from './markdown.ts';

/** Not in git: the pages are what the declarations say at the moment. */
const pageFolder = fileURLToPath(new URL('generated', import.meta.url));

/** A page of Storybook's documentation. Its text is a string: MDX has no tables and reads braces as code. */
const mdxOf = ({
  title,
  markdown,
}: ContractPage): string => `import { Markdown, Meta } from '@storybook/addon-docs/blocks';

<Meta title=${JSON.stringify(title)} />

<Markdown>{${JSON.stringify(markdown)}}</Markdown>
`;

rmSync(pageFolder, { recursive: true, force: true });
mkdirSync(pageFolder, { recursive: true });
for (const page of contractPages()) {
  writeFileSync(`${pageFolder}/${page.title.replaceAll(/[/ ]/g, '-')}.mdx`, mdxOf(page));
}
