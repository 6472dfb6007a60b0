import { expect, it } from 'vitest';
import { applyBlockOf, type ApplyConditions } from './apply-block.model.ts';
import { aRepayment, someTerms } from './testing/loan-terms.ts';

const ready = { kind: 'ready', data: ['Loan Agreement'] } as const;
const conditions: ApplyConditions = {
  terms: someTerms(),
  agreements: ready,
  refresh: { kind: 'done' },
  isAgreed: true,
  isAgreementShown: true,
  unopenedAgreement: null,
  haveTermsChanged: false,
};
const unopenedAgreement = { place: 0, message: 'No connection.', attempt: 1 };
const contradicting = someTerms({ plan: [aRepayment({ payTime: '2027-02-20' })] });
const differing = someTerms({ rows: [{ label: 'You receive', value: '₱12,000.00' }] });

it.each<[string | null, Partial<ApplyConditions>]>([
  [null, {}],
  [null, { agreements: { kind: 'ready', data: [] } }],
  ['notAgreed', { isAgreed: false }],
  ['termsChanged', { isAgreed: false, haveTermsChanged: true }],
  ['agreementUnopened', { isAgreed: false, unopenedAgreement }],
  ['termsChanged', { isAgreed: false, unopenedAgreement, haveTermsChanged: true }],
  // Ticked by hand since: a server of documents that is down does not keep her from applying.
  [null, { unopenedAgreement }],
  ['agreementUnread', { isAgreementShown: false }],
  ['notAgreed', { isAgreementShown: false, isAgreed: false }],
  ['agreementsLoading', { agreements: { kind: 'loading' } }],
  ['agreementsFailed', { agreements: { kind: 'failed', message: 'No.', isRetrying: false }, isAgreed: false }],
  [null, { terms: differing }],
  ['termsContradict', { terms: contradicting, isAgreed: false }],
  ['costUnknown', { terms: someTerms({ plan: [] }), isAgreed: false }],
  ['costUnknown', { terms: someTerms({ plan: [] }), agreements: { kind: 'loading' } }],
  ['termsOld', { refresh: { kind: 'failed', error: { kind: 'network' }, readAt: 1 } }],
  ['termsRereading', { refresh: { kind: 'running' } }],
  ['agreementsLoading', { refresh: { kind: 'running' }, agreements: { kind: 'loading' } }],
  ['turnedOff', { isFeatureDisabled: true, terms: contradicting }],
  ['termsUnreadable', { terms: someTerms({ amount: null }), agreements: { kind: 'loading' } }],
])('Apply is blocked by %j with %j', (block, changes) => {
  expect(applyBlockOf({ ...conditions, ...changes })).toBe(block);
});
