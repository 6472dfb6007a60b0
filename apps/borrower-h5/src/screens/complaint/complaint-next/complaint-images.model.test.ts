import { describe, expect, it } from 'vitest';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import {
  imagesAfter,
  imagesOf,
  namesOf,
  toDraftImages,
  type ComplaintImage,
  type ImageEvent,
} from './complaint-images.model.ts';

const photo = (name = 'image.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const after = (...events: ImageEvent[]) => events.reduce(imagesAfter, [] as readonly ComplaintImage[]);
const added = (id: string, name = 'image.jpg'): ImageEvent => ({ kind: 'added', id, name, file: photo(name) });

describe('imagesAfter', () => {
  it('goes from chosen to uploaded', () => {
    expect(after(added('1'), { kind: 'progressed', id: '1', progress: 0.5 })).toMatchObject([
      { name: 'image.jpg', status: 'uploading', progress: 0.5 },
    ]);
    expect(after(added('1'), { kind: 'uploaded', id: '1', url: '/1.jpg' })).toMatchObject([
      { status: 'done', url: '/1.jpg', progress: undefined },
    ]);
  });

  it('forgets why it failed when it is tried again', () => {
    const failed = after(added('1'), { kind: 'failed', id: '1', error: { kind: 'network' } });
    expect(failed).toMatchObject([{ status: 'failed', error: { kind: 'network' } }]);
    expect(imagesAfter(failed, { kind: 'retried', id: '1' })).toMatchObject([
      { status: 'uploading', error: undefined },
    ]);
  });

  it('changes nothing when news come of a picture that was removed', () => {
    const removed: ImageEvent = { kind: 'removed', id: '1' };
    expect(after(added('1'), removed, { kind: 'uploaded', id: '1', url: '/1.jpg' })).toEqual([]);
  });
});

it('distinguishes pictures of one name, also from those that are there', () => {
  const chosen = [photo(), photo(), photo('no ending'), photo('no ending')];
  expect(namesOf(chosen, after(added('1')))).toEqual(['image (2).jpg', 'image (3).jpg', 'no ending', 'no ending (2)']);
});

describe('the draft', () => {
  const subject = { orderNo: '1', problemType: '2', problemSonType: '' };

  it('keeps the addresses of uploaded pictures and the names of the others', () => {
    const images = after(added('1'), { kind: 'uploaded', id: '1', url: '/1.jpg' }, added('2', 'b.png'));
    expect(toDraftImages(images)).toEqual({ images: [{ name: 'image.jpg', url: '/1.jpg' }], unfinished: ['b.png'] });
  });

  it('keeps the names of those that an earlier visit did not upload', () => {
    expect(toDraftImages(after(added('1', 'b.png')), ['a.jpg'])).toEqual({
      images: [],
      unfinished: ['a.jpg', 'b.png'],
    });
  });

  it('gives the uploaded ones back after a reload', () => {
    const draft = { ...draftAbout(subject, null), images: [{ name: 'a.jpg', url: '/1.jpg' }] };
    expect(imagesOf(draft)).toMatchObject([{ name: 'a.jpg', url: '/1.jpg', status: 'done' }]);
    expect(imagesOf(null)).toEqual([]);
  });

  it('has two pictures where a store gave both the same address', () => {
    const same = { name: 'a.jpg', url: '/1.jpg' };
    const [first, second] = imagesOf({ ...draftAbout(subject, null), images: [same, same] });
    expect(first?.id).not.toBe(second?.id);
  });
});
