import { assert, property, string, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOptions } from '#features/complaint/testing/a-problem.ts';
import { aListedOrder } from '#shared/testing/a-listed-order.ts';
import type { ComplaintImage } from './complaint-images.model.ts';
import { checkSubject, idsOf, problemsOf, findFiledComplaint } from './complaint-next.model.ts';

const options = problemOptions();
const refusing = aListedOrder({ allowsCollection: false });
const subject = { problemType: '1', problemSonType: '12', orderNo: '7001' };

describe('checkSubject', () => {
  it('gives the titles to show as tags', () => {
    expect(checkSubject(options, subject)).toEqual({
      kind: 'onOffer',
      tags: ['Collection', 'Calls outside allowed hours'],
    });
    expect(checkSubject(options, { ...subject, problemType: '2' })).toEqual({ kind: 'onOffer', tags: ['Repayment'] });
  });

  it.each([
    ['a type that is gone', { ...subject, problemType: '9' }],
    ['a sub-type that is gone', { ...subject, problemSonType: '19' }],
    ['a missing sub-type', { ...subject, problemSonType: '' }],
  ])('does not know %s', (_, unknown) => {
    expect(checkSubject(options, unknown)).toEqual({ kind: 'unknownType' });
  });

  it('refuses collection for an order that does not take it, listed or selected', () => {
    expect(checkSubject({ ...options, orders: [refusing] }, subject)).toEqual({ kind: 'refused' });
    expect(checkSubject({ ...options, orders: [], selectedOrder: refusing }, subject)).toEqual({ kind: 'refused' });
  });

  it('leaves an order it does not know to the backend', () => {
    expect(checkSubject(options, { ...subject, orderNo: '1' }).kind).toBe('onOffer');
  });
});

describe('problemsOf', () => {
  const image = (status: ComplaintImage['status']): ComplaintImage => ({ id: status, name: status, status });

  it.each([
    ['  ', [image('uploading')], ['textRequired', 'picturesUploading']],
    ['Help', [image('done'), image('uploading')], ['picturesUploading']],
    ['Help', [image('failed')], ['picturesFailed']],
    ['Help', [image('failed'), image('uploading')], ['picturesUploading']],
    ['Help', [image('done')], []],
    ['Help', [], []],
  ])('%j with %j: %s', (text, images, problems) => {
    expect([...problemsOf(text, images).values()]).toEqual(problems);
  });
});

describe('findFiledComplaint', () => {
  const entry = (id: string, content: string) => ({ id, content, time: '', type: '' });
  const tabs = [
    { title: 'All', entries: [entry('1', 'Help me'), entry('2', 'Something else')] },
    { title: 'Open', entries: [entry('1', 'Help me')] },
  ];

  it.each([
    ['a new complaint of the same words', ['2'], ' Help\r\nme ', 'filed'],
    ['an older one of the same words', ['1', '2'], 'Help me', 'notFiled'],
    ['a new one of other words', ['1'], 'Help me', 'unknown'],
    ['one of the same words, of which it is not known whether it is new', null, 'Help me', 'unknown'],
    ['none of these words, whatever was there before', null, 'Help', 'notFiled'],
  ] as const)('%s', (_, knownIds, text, expected) => {
    expect(findFiledComplaint(tabs, knownIds, text)).toBe(expected);
  });

  it('takes the beginning of a text for it where the list shows no more', () => {
    const shortened = [{ title: 'All', entries: [entry('1', 'They called at…')] }];
    expect(findFiledComplaint(shortened, [], 'They called at eleven')).toBe('filed');
    expect(findFiledComplaint(shortened, [], 'They wrote to me')).toBe('unknown');
  });

  it('never takes a complaint that was there before for the one that was sent', () => {
    const ids = uniqueArray(string({ minLength: 1 }), { maxLength: 6 });
    assert(
      property(ids, string({ minLength: 1 }), (known, text) => {
        const before = [{ title: 'All', entries: known.map((id) => entry(id, text)) }];
        expect(findFiledComplaint(before, known, text)).toBe('notFiled');
        expect(findFiledComplaint(before, null, text)).not.toBe('filed');
      }),
    );
  });

  it('knows each complaint once', () => {
    expect(idsOf(tabs)).toEqual(['1', '2']);
  });
});
