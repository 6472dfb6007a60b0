import type { ContractPage } from './contract-page.ts';
import { fileURLToPath } from 'node:url';

/** Not in git: the pages are what the declarations say at the moment. */
export const pageFolder = fileURLToPath(new URL('generated', import.meta.url));

/** A page of Storybook's documentation. Its text is a string: MDX has no tables and reads braces as code. */
export const mdxOf = ({
  title,
  markdown,
}: ContractPage): string => `import { Markdown, Meta } from '@storybook/addon-docs/blocks';

<Meta title=${JSON.stringify(title)} />

<Markdown>{${JSON.stringify(markdown)}}</Markdown>
`;
