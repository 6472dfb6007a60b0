import { describe, expect, it } from 'vitest';
import { fieldsUnder, initialCardType, tabsOf } from './bank-form.model.ts';
import { aBankField, bankForm } from './testing/a-bank-form.ts';

describe('the tabs', () => {
  it('are the card types, called after their first field', () => {
    expect(tabsOf(bankForm)).toEqual([
      { cardType: 1, title: 'E-wallet' },
      { cardType: 2, title: 'Bank' },
    ]);
  });

  it('are there for a form of one card type, and not where all fields are under every tab', () => {
    expect(tabsOf([aBankField({ title: 'E-wallet', cardType: 1 }), aBankField()])).toEqual([
      { cardType: 1, title: 'E-wallet' },
    ]);
    expect(tabsOf([aBankField()])).toEqual([]);
  });

  it('open with type 1, wherever it stands, else with the first', () => {
    expect(initialCardType([...bankForm].reverse())).toBe(1);
    expect(initialCardType([aBankField({ cardType: 3 }), aBankField({ cardType: 2 })])).toBe(3);
    expect(initialCardType([aBankField()])).toBe(1);
  });

  it('have one field of a code, their own', () => {
    const common = aBankField({ code: 'accountNo' });
    const own = aBankField({ code: 'accountNo', cardType: 2 });
    expect(fieldsUnder([common, own], 2)).toEqual([own]);
    expect(fieldsUnder([common, own], 1)).toEqual([common]);
  });

  it('show their own fields and those of every type, in order', () => {
    expect(fieldsUnder(bankForm, 2).map(({ code }) => code)).toEqual([
      'bankName',
      'accountNumber',
      'accountName',
      'city',
      'birthday',
    ]);
  });
});
