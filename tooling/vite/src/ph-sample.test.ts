import { readEnvironment } from './env.ts';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';

it('the sample deployment for the Philippines is a valid environment that speaks English first', () => {
  const settings = parseEnv(readFileSync(new URL('../../deploy/settings/ph-sample.env', import.meta.url), 'utf8'));
  expect(readEnvironment(settings)).toMatchObject({ VITE_DEFAULT_LOCALE: 'en', VITE_PHONE_REGION: 'ph' });
});
