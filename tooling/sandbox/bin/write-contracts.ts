// `pnpm contracts`: writes the documents that are generated from the declarations.
import { writeFileSync } from 'node:fs';
import { documents } from '../src/contracts/documents.ts';

for (const { path, content } of documents) writeFileSync(path, content);
