import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainArrangement } from './arrangement.ts';
import { initialSettings, type PreviewState, readAddress, writeAddress } from './preview-address.ts';
import { anyState } from './testing/any-preview-state.ts';

const initial: PreviewState = {
  settings: initialSettings,
  place: undefined,
  fields: {},
  arrangement: plainArrangement,
};

describe('a shared address', () => {
  it('brings back every state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readAddress(writeAddress(state))).toEqual(state);
      }),
    );
  });

  it('says nothing about what is as it starts', () => {
    expect(writeAddress(initial)).toBe('#');
    expect(readAddress('')).toEqual(initial);
  });

  it('can be read by a person', () => {
    const hash = writeAddress({
      ...initial,
      place: '/order',
      settings: {
        ...initialSettings,
        theme: 'dark',
        hasConsole: true,
        handlers: { goHome: 'missing', callTelephone: 'missing' },
      },
      arrangement: { ...plainArrangement, scenario: 'status-174', clockMinutes: 1440 },
    });
    expect(decodeURIComponent(hash)).toBe(
      '#at=/order&theme=dark&console=open&missing=goHome,callTelephone&scenario=status-174&clock=1440',
    );
  });

  it('never breaks, and never leads out of the apps', () => {
    fc.assert(fc.property(fc.string(), (text) => void readAddress(`#${text}`)));
    const state = readAddress(
      '#at=https://elsewhere.test&theme=pink&missing=fly&clock=soon&latency=-5&fault={"endpoint":1}&fault=x&field.nobody=1',
    );
    expect(state).toEqual(initial);
  });
});
