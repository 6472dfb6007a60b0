import { fileURLToPath } from 'node:url';

import { bridgeSchema } from './bridge-schema.ts';
import { openapi } from './openapi.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const inDocs = (name: string) => fileURLToPath(new URL(`../../../../docs/contracts/${name}`, import.meta.url));

/** Every generated document: where it stands and what it says. */
export const documents = [
  { path: inDocs('openapi.json'), content: json(openapi()) },
  { path: inDocs('native-bridge.schema.json'), content: json(bridgeSchema()) },
];
