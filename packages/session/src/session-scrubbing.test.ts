import { fakeWindow } from '@peace/web-platform/testing';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { enterSession } from './session-params.ts';
import { sessionParamNames } from './session-param.ts';
import { maria, mariasParams, page } from './testing/marias-page.ts';

describe('scrubbing', () => {
  test('takes the four that name a person out of the address, and nothing else', () => {
    const window = fakeWindow(`${page}?a=x%20y&${maria}&b=%2B+1#part?sessionId=no`);
    window.history.state = { key: 'router' };
    enterSession(window);
    expect(window.location.href).toBe(
      `${page}?a=x%20y&appVersion=2.3.0&appName=Peace&clientType=ios&merchantNumber=m&b=%2B+1#part?sessionId=no`,
    );
    expect(window.history.state).toEqual({ key: 'router' });
  });

  test('finds names that are written encoded, and drops broken and empty values too', () => {
    const window = fakeWindow(`${page}?%73essionId=S1&userId=a%00b&mobilePhone=&keep`);
    enterSession(window);
    expect(window.location.href).toBe(`${page}?keep`);
  });

  test('leaves an address without them as it is written', () => {
    const window = fakeWindow(`${page}?a=1&&b=%7e`);
    const replace = vi.spyOn(window.history, 'replaceState');
    enterSession(window);
    expect(replace).not.toHaveBeenCalled();
  });

  test('reads the session also where the browser refuses', () => {
    const window = fakeWindow(`${page}?${maria}`);
    window.history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError');
    };
    expect(enterSession(window).params).toEqual(mariasParams);
  });

  test('holds for every query', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...sessionParamNames, 'productId'), fc.string())), (pairs) => {
        const window = fakeWindow(`${page}?${new URLSearchParams(pairs)}`);
        enterSession(window);
        const left = new URLSearchParams(window.location.search);
        for (const name of ['sessionId', 'userId', 'mobilePhone', 'deviceId']) expect(left.has(name)).toBe(false);
        const given = new URLSearchParams(pairs);
        expect(left.getAll('productId')).toEqual(given.getAll('productId'));
      }),
    );
  });
});
