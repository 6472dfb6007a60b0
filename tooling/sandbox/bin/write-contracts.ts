// `pnpm contracts`: writes the documents that are generated from the declarations.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { documents } from '../src/contracts/documents.ts';

for (const { path, content } of documents) {
  const isNew = !existsSync(path) || readFileSync(path, 'utf8') !== content;
  if (isNew) writeFileSync(path, content);
  console.log(`${basename(path)}: ${isNew ? 'written' : 'unchanged'}`);
}
