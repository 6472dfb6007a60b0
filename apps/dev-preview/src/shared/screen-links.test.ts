import { createSandbox } from '@peace/sandbox';
import { createSandboxClient, demanded } from '@peace/sandbox/client';
import { allScreens, type ScreenAddress } from '@peace/screens';
import { describe, expect, it } from 'vitest';
import { sampleFields } from './fields.ts';
import { screenLinks } from './screen-links.ts';

const { scenarios } = await demanded(createSandboxClient({ send: createSandbox().fetch }).scenarios());
const linkTo = (name: string, fields = sampleFields) => {
  const { testPage, further } = screenLinks(scenarios, fields);
  return [...testPage, ...further].find((link) => link.name === name);
};

describe('the links to screens', () => {
  it('are the ten of the specification and, once each, every other declared screen', () => {
    const { testPage, further } = screenLinks(scenarios, sampleFields);
    expect(testPage).toHaveLength(10);
    const names = [...testPage, ...further].map(({ name }) => name);
    expect(names.sort()).toEqual([...allScreens.map(({ name }) => name), 'registration'].sort());
  });

  it('take product and order from the scenario that fits', () => {
    expect(linkTo('loanConfirm')).toMatchObject({ scenario: { name: 'confirm' }, params: { productId: '301' } });
    expect(linkTo('repayDelay')).toMatchObject({ scenario: { name: 'rollover' }, params: { orderId: '8407' } });
    expect(linkTo('complaint')).toMatchObject({ scenario: { name: 'complaint' } });
  });

  it('give every required parameter', () => {
    for (const { name, params } of allScreens as readonly ScreenAddress[]) {
      const required = Object.keys(params).filter((param) => params[param] === 'required');
      expect(Object.keys(linkTo(name)?.params ?? {}), name).toEqual(expect.arrayContaining(required));
    }
  });

  it('prefer what was typed into the fields', () => {
    expect(linkTo('repay', { ...sampleFields, orderId: '9009' })).toMatchObject({ params: { orderId: '9009' } });
  });

  it('are there without a sandbox, too', () => {
    const { testPage } = screenLinks([], sampleFields);
    expect(testPage.map(({ title }) => title)).toContain('Confirm loan');
    expect(testPage.every(({ scenario }) => scenario === undefined)).toBe(true);
  });
});
