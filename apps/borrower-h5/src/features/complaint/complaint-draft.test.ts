import { createStorage } from '@peace/web-platform/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftAbout, hasContent, storedDraft, type ComplaintDraft } from './complaint-draft.ts';

const subject = { linkOrderId: '7001', orderNo: '7001', problemType: '2', problemSonType: '' };
const written: ComplaintDraft = {
  ...draftAbout(subject, null),
  text: 'The amount is wrong',
  images: [{ name: 'a.jpg', url: '/peace/__files/1.jpg' }],
};

beforeEach(() => localStorage.clear());

describe('storedDraft', () => {
  it('outlives the page', () => {
    storedDraft(createStorage(() => localStorage)).write(written);
    expect(storedDraft(createStorage(() => localStorage)).read()).toEqual(written);
  });

  it('is cleared without touching anything else', () => {
    localStorage.setItem('peace:locale', 'kept');
    const item = storedDraft(createStorage(() => localStorage));
    item.write(written);
    item.clear();
    expect(item.read()).toBeNull();
    expect(localStorage.getItem('peace:locale')).toBe('kept');
  });

  it('is none where storage holds something else', () => {
    localStorage.setItem('peace:complaint-draft', JSON.stringify({ version: 1, value: { text: 5 } }));
    expect(storedDraft(createStorage(() => localStorage)).read()).toBeNull();
  });
});

describe('draftAbout', () => {
  it('keeps what was written when the subject changes', () => {
    expect(draftAbout({ ...subject, problemType: '3' }, written)).toEqual({ ...written, problemType: '3' });
  });
});

describe('hasContent', () => {
  it.each([
    ['nothing', null, false],
    ['a subject alone', draftAbout(subject, null), false],
    ['spaces', { ...draftAbout(subject, null), text: '  ' }, false],
    ['a text', { ...written, images: [] }, true],
    ['a picture', { ...written, text: '' }, true],
  ])('%s', (_, draft, expected) => {
    expect(hasContent(draft)).toBe(expected);
  });
});
