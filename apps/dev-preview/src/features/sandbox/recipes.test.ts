import { createSandbox } from '@peace/sandbox';
import { createSandboxClient, demanded } from '@peace/sandbox/client';
import { expect, it } from 'vitest';
import { writeArrangement, type Arrangement } from '#shared/arrangement.ts';
import { arrange, asArrangement } from './arrange.ts';
import { lookAt } from './use-sandbox.ts';
import { recipes } from './recipes.ts';

it.each(recipes)('$title: the sandbox takes all of it', async ({ arrangement }) => {
  const client = createSandboxClient({ send: createSandbox().fetch });
  await arrange(client, arrangement);
  const taken = asArrangement(await lookAt(client));
  expect(taken && addressOf(taken)).toBe(addressOf(arrangement));
});

function addressOf(arrangement: Arrangement): string {
  const params = new URLSearchParams();
  writeArrangement(params, arrangement);
  return String(params);
}

it('names steps that differ, and a scenario that says which screen it is about', async () => {
  const { scenarios } = await demanded(createSandboxClient({ send: createSandbox().fetch }).scenarios());
  for (const { arrangement, steps } of recipes) {
    expect(new Set(steps).size).toBe(steps.length);
    expect(scenarios.find(({ name }) => name === arrangement.scenario)?.entry).toMatch(/^\//);
  }
});
