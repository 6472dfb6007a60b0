import { createSandbox } from '@peace/sandbox';
import { createSandboxClient, demanded } from '@peace/sandbox/client';
import { allScreens } from '@peace/screens';
import { describe, expect, it } from 'vitest';
import { sampleFields } from './fields.ts';
import { fieldsIn, screenLinks } from './screen-links.ts';

const { scenarios } = await demanded(createSandboxClient({ send: createSandbox().fetch }).scenarios());
const linkTo = (name: string, fields = sampleFields) => {
  const { testPage, further } = screenLinks(scenarios, fields);
  return [...testPage, ...further].find((link) => link.name === name);
};

describe('the links to screens', () => {
  it('are the ten of the specification and, once each, every other declared screen', () => {
    const { testPage, further } = screenLinks(scenarios, sampleFields);
    expect(testPage.map(({ title }) => title).sort()).toEqual(
      [
        'Confirm loan',
        'Loan detail',
        'Repay',
        'Repay delay',
        'Bind bank',
        'About us',
        'Complaint',
        'Customer service',
        'Privacy policy',
        'Repayment instructions',
      ].sort(),
    );
    const names = [...testPage, ...further].map(({ name }) => name);
    expect(names.sort()).toEqual([...allScreens.map(({ name }) => name), 'registration'].sort());
  });

  it('have product and order of the fields, and the scenario that fits', () => {
    const typed = { ...sampleFields, productId: '9', orderId: '8' };
    expect(linkTo('loanConfirm', typed)).toMatchObject({ scenario: { name: 'confirm' }, params: { productId: '9' } });
    expect(linkTo('repayDelay')).toMatchObject({ scenario: { name: 'rollover' }, params: { orderId: '7001' } });
    expect(linkTo('complaint')).toMatchObject({ scenario: { name: 'complaint' } });
  });

  it('give every required parameter', () => {
    for (const { name, params } of allScreens) {
      const required = Object.keys(params).filter((param) => params[param] === 'required');
      expect(Object.keys(linkTo(name)?.params ?? {}), name).toEqual(expect.arrayContaining(required));
    }
  });

  it('lead to an order that their scenario has', () => {
    const { testPage, further } = screenLinks(scenarios, sampleFields);
    for (const { name, scenario } of [...testPage, ...further]) {
      if (!scenario) continue;
      const orderId = linkTo(name, fieldsIn(scenario, undefined, sampleFields))?.params['orderId'];
      if (orderId === undefined) continue;
      const { orders } = createSandbox({ scenario: scenario.name }).state;
      expect(orders.has(orderId), `${name}: order ${orderId}`).toBe(true);
    }
  });

  it('are there without a sandbox, too', () => {
    const { testPage } = screenLinks([], sampleFields);
    expect(testPage.map(({ title }) => title)).toContain('Confirm loan');
    expect(testPage.every(({ scenario }) => scenario === undefined)).toBe(true);
  });
});

describe('a scenario that is started', () => {
  const named = (name: string) => scenarios.find((scenario) => scenario.name === name);
  const inRollover = fieldsIn(named('rollover'), undefined, sampleFields);

  it('sets product and order', () => {
    expect(inRollover).toEqual({ ...sampleFields, productId: '68407', orderId: '8407' });
  });

  it('replaces those of the scenario until then, with the samples where it names none', () => {
    expect(fieldsIn(named('confirm'), named('rollover'), inRollover)).toMatchObject({
      productId: '301',
      orderId: sampleFields.orderId,
    });
  });

  it('leaves what was typed', () => {
    const typed = { ...inRollover, orderId: '9009' };
    expect(fieldsIn(named('confirm'), named('rollover'), typed)).toMatchObject({ productId: '301', orderId: '9009' });
  });
});
