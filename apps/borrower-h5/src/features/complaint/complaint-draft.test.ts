import { describe, expect, it } from 'vitest';
import {
  type ComplaintDraft,
  draftAbout,
  draftOf,
  noDrafts,
  unsentDrafts,
  withDraft,
  withoutDraft,
} from './complaint-draft.ts';

const written: ComplaintDraft = {
  ...draftAbout({ orderNo: '7001', problemType: '2', problemSonType: '' }, null),
  text: 'The amount is wrong',
  images: [{ name: 'a.jpg', url: '/peace/__files/1.jpg' }],
};
const other: ComplaintDraft = { ...written, orderNo: '7002', text: 'They called at night' };

describe('the drafts', () => {
  it('are one for each order, the newest first', () => {
    const both = withDraft(withDraft(noDrafts, written), other);
    expect(both.byOrder).toEqual([other, written]);
    expect(withDraft(both, { ...written, text: 'Changed' }).byOrder.map(({ text }) => text)).toEqual([
      'Changed',
      'They called at night',
    ]);
    expect(draftOf(both, '7001')).toEqual(written);
    expect(draftOf(both, '7003')).toBeNull();
  });

  it('are removed one by one; removing the last removes the item', () => {
    const both = withDraft(withDraft(noDrafts, written), other);
    const one = withoutDraft(both, '7002');
    expect(one?.byOrder).toEqual([written]);
    expect(one && withoutDraft(one, '7001')).toBeNull();
  });

  it('leave the choice of another order', () => {
    const choice = { linkOrderId: '', orderNo: '7002' };
    expect(withoutDraft({ choice, byOrder: [written] }, '7001')).toEqual({ choice, byOrder: [] });
    expect(withoutDraft({ choice, byOrder: [other] }, '7002')).toBeNull();
  });

  it('are ten at most, of those in which something was written', () => {
    const tenWritten = Array.from({ length: 10 }, (_, index) => ({ ...written, orderNo: String(9000 + index) }));
    const ten = tenWritten.reduce(withDraft, noDrafts);
    const eleventh = withDraft(ten, written);
    expect(eleventh.byOrder).toHaveLength(10);
    expect(draftOf(eleventh, '9000')).toBeNull();
    const empty = draftAbout({ orderNo: '7003', problemType: '1', problemSonType: '' }, null);
    expect(withDraft(ten, empty).byOrder).toEqual([empty, ...ten.byOrder]);
  });

  it('without words and pictures are not kept once another one is', () => {
    const empty = (orderNo: string) => draftAbout({ orderNo, problemType: '1', problemSonType: '' }, null);
    const uploading = { ...empty('7004'), unfinished: ['door.jpg'] };
    const tapped = [written, uploading, empty('7002'), empty('7003')].reduce(withDraft, noDrafts);
    expect(tapped.byOrder).toEqual([empty('7003'), uploading, written]);
  });

  it('keep what was written when the type changes', () => {
    const subject = { orderNo: '7001', problemType: '3', problemSonType: '' };
    expect(draftAbout(subject, written)).toEqual({ ...written, problemType: '3' });
  });

  it.each<[string, Partial<ComplaintDraft>, number]>([
    ['a subject alone is not missed', { text: '', images: [] }, 0],
    ['nor are spaces', { text: '  ', images: [] }, 0],
    ['a text is', { images: [] }, 1],
    ['a picture is', { text: '' }, 1],
  ])('%s', (_, changes, count) => {
    expect(unsentDrafts({ choice: null, byOrder: [{ ...written, ...changes }] })).toHaveLength(count);
  });
});
