import { createSandbox } from '@peace/sandbox';
import { createSandboxClient, demanded } from '@peace/sandbox/client';
import { expect, it } from 'vitest';
import { matching, scenarioGroups } from './scenario-groups.ts';

const { scenarios } = await demanded(createSandboxClient({ send: createSandbox().fetch }).scenarios());

it('every scenario is in the group of its screen, once', () => {
  const [used, ...groups] = scenarioGroups(scenarios, {});
  expect(used?.key).toBe('used');
  expect(groups.flatMap((group) => group.scenarios).sort(byName)).toEqual([...scenarios].sort(byName));
  expect(groups.find(({ key }) => key === '/repay')?.scenarios.map(({ name }) => name)).toContain('repay');
});

it('what was chosen most stands first', () => {
  const [used] = scenarioGroups(scenarios, { rollover: 3, repay: 1 });
  expect(used?.scenarios.slice(0, 2).map(({ name }) => name)).toEqual(['rollover', 'repay']);
  expect(used?.scenarios).toHaveLength(6);
});

it('finds a scenario by words of its title, name or address', () => {
  expect(matching(scenarios, 'rollover 174').map(({ name }) => name)).toEqual(['status-174-rollover']);
  expect(matching(scenarios, '/bindBank source').map(({ name }) => name)).toEqual(['bank-change']);
  expect(matching(scenarios, 'nothing like it')).toEqual([]);
});

function byName(left: { name: string }, right: { name: string }): number {
  return left.name.localeCompare(right.name);
}
