/// <reference types="vite/client" />
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../testing/endpoint-examples.ts';
import { endpoints } from './index.ts';
import wireNames from './wire-names.json';

const files = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!./*/*.test.ts'], { eager: true });

describe('the list of endpoints', () => {
  it('has every endpoint a file declares, each in the file of its name', () => {
    const declared = Object.entries(files).flatMap(([file, exports]) =>
      Object.entries(exports)
        .filter(([, value]) => typeof value === 'object' && value !== null && 'envelope' in value)
        .map(([name, value]) => ({ file: file.replace(/^.*\//, ''), name, value })),
    );
    expect(new Set(declared.map(({ value }) => value))).toEqual(new Set(endpoints));
    for (const { file, name, value } of declared) {
      expect(file).toBe(`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`);
      expect(value).toMatchObject({ name });
    }
  });

  it('repeats no name and no address', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ path }) => path)).size).toBe(endpoints.length);
  });

  it('has the names of variant 2 in its envelopes alone', () => {
    for (const { path, envelopeNames } of endpoints) {
      expect(envelopeNames).toBe(path.startsWith('/gopia/') ? wireNames.variant2Envelope : undefined);
    }
  });
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  it('reads its example both ways', () => {
    const example = endpointExamples[name];
    expect(safeParse(endpoint.payload, example?.payload).issues).toBeUndefined();
    expect(safeParse(endpoint.data, example?.wire).issues).toBeUndefined();
  });

  it('refuses an empty id before it leaves the page', () => {
    const payload = endpointExamples[name]?.payload;
    const ids = ['productId', 'orderId', 'problemId', 'orderNo', 'repayToken', 'sid', 'productToken', 'channelNumber'];
    const optionalOrder = endpoint.path.startsWith('/gopia/') || name === 'getAgreementLink';
    for (const id of Object.keys(Object(payload))) {
      if (!ids.includes(id) || (id === 'orderId' && optionalOrder)) continue;
      expect(safeParse(endpoint.payload, { ...Object(payload), [id]: ' ' }).success).toBe(false);
    }
  });
});
