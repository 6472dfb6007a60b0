import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../../testing/endpoint-examples.ts';
import { repaymentCommit } from './repayment-commit.ts';
import { repaymentHuichao } from './repayment-huichao.ts';

describe('the legacy repayment', () => {
  it('counts in centavos', () => {
    expect(parse(repaymentCommit.payload, endpointExamples['repaymentCommit']?.payload)).toMatchObject({
      amount: '123450',
      sendMsg: 1,
    });
    expect(parse(repaymentHuichao.payload, endpointExamples['repaymentHuichao']?.payload)).toMatchObject({
      amount: '123450',
    });
  });

  it('names the charge to the confirmation in the confirmation’s own word', () => {
    expect(parse(repaymentCommit.data, { needValid: '1', repayRecordId: 12 })).toEqual({
      needsSmsCode: true,
      repaymentRecordId: '12',
    });
    expect(safeParse(repaymentCommit.data, { needValid: 1 }).success).toBe(false);
  });

  it('goes on to a page sent as text or as url', () => {
    expect(parse(repaymentHuichao.data, 'https://pay.test/')).toEqual({ url: 'https://pay.test/' });
    expect(parse(repaymentHuichao.data, { url: 'https://pay.test/' })).toEqual({ url: 'https://pay.test/' });
  });
});
