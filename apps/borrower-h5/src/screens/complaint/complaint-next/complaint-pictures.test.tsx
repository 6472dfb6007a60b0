import { createSandbox } from '@peace/sandbox';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import { storedDrafts } from '#features/complaint/testing/stored-drafts.ts';
import { box, open } from './testing/open-complaint-next.tsx';

// happy-dom loads and draws nothing: here every picture can be drawn, but one whose text says that it is broken.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) =>
    file instanceof Blob && file.size === BROKEN.length ? 'blob:broken' : 'blob:good',
  );
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function load(this: HTMLImageElement, url) {
    queueMicrotask(() => this.dispatchEvent(new Event(url === 'blob:broken' ? 'error' : 'load')));
  });
  const context = { fillRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.create(context));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((resolve) => resolve(new Blob(['drawn'])));
});

const BROKEN = 'broken';
const picture = (name: string, content = 'x') => new File([content], name, { type: 'image/jpeg' });
const add = (...files: readonly File[]) => userEvent.upload(screen.getByLabelText('Add pictures'), [...files]);
const uploaded = (name: string) => screen.findByRole('button', { name: `Enlarge ${name}` });
const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
async function openForm(...options: Parameters<typeof open>) {
  const page = open(...options);
  await box();
  return page;
}
const draft = draftAbout({ orderNo: '7001', problemType: '2', problemSonType: '' }, null);

test('of ten pictures three cannot be taken: the other seven are added', async () => {
  await openForm();
  const chosen = Array.from({ length: 10 }, (_, index) => picture(`${index}.jpg`, index < 3 ? '' : 'x'));
  await add(...chosen);
  expect(await uploaded('9.jpg')).toBeVisible();
  expect(screen.getByText('7/9')).toBeVisible();
  expect(screen.queryByText(/up to 9/)).toBeNull();
});

/** As a picker gives files that the page did not offer. */
const addAnyFiles = (...files: readonly File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Add pictures'), [...files]);

test.each(['image/jpg', 'image/pjpeg', 'image/heic', 'application/octet-stream', ''])(
  'a photo that can be drawn is added, whatever it is labelled: %j',
  async (type) => {
    await openForm();
    await addAnyFiles(new File(['x'], 'photo', { type }));
    expect(await uploaded('photo')).toBeVisible();
  },
);

test('of what cannot be drawn the label picks the message', async () => {
  await openForm();
  await addAnyFiles(new File([BROKEN], 'notes.txt', { type: 'text/plain' }), new File([BROKEN], 'photo', { type: '' }));
  expect(await screen.findByText('notes.txt cannot be added. Only JPEG, PNG and WebP images can.')).toBeVisible();
  expect(await screen.findByText('photo could not be read. Please choose another image.')).toBeVisible();
});

test('a photo that is too large for the server is called so', async () => {
  const sandbox = createSandbox({ scenario: 'complaint-next' });
  const fetch = (...sent: Parameters<typeof globalThis.fetch>) => {
    const request = new Request(...sent);
    const isUpload = request.url.includes('/upload-problem-img');
    return isUpload ? Promise.resolve(new Response('<h1>413</h1>', { status: 413 })) : sandbox.fetch(request);
  };
  await openForm({ sandbox: { ...sandbox, fetch } });
  await add(picture('photo.jpg'));
  expect(await screen.findByText('photo.jpg is too large to be sent. Please choose another image.')).toBeVisible();
});

test('the good pictures for which there is no room are named', async () => {
  await openForm();
  await add(...Array.from({ length: 11 }, (_, index) => picture(`${index}.jpg`)));
  expect(await uploaded('8.jpg')).toBeVisible();
  expect(screen.getByText('You can add up to 9 images. Not added: 9.jpg, 10.jpg.')).toBeVisible();
  await remove('0.jpg');
  expect(screen.queryByText(/up to 9/)).toBeNull();
});

test.each([
  ['at once', ''],
  ['when it is drawn', BROKEN],
])('a picture that is refused %s is not called by the name of one that is there', async (_, content) => {
  await openForm();
  await add(picture('image.jpg'));
  await uploaded('image.jpg');
  await add(picture('image.jpg', content));
  expect(await screen.findByText('image (2).jpg could not be read. Please choose another image.')).toBeVisible();
  expect(await uploaded('image.jpg')).toBeVisible();
});

const withOneLost = { ...draft, text: 'See.', images: [{ name: 'one.jpg', url: '/1.jpg' }], unfinished: ['two.jpg'] };

test('a picture that was added again is not called lost after another one is removed', async () => {
  storedDrafts().keep(withOneLost);
  await openForm();
  expect(screen.getByText(/Not uploaded before this page was closed: two.jpg/)).toBeVisible();
  await add(picture('two.jpg'));
  await uploaded('two.jpg');
  await remove('one.jpg');
  expect(screen.queryByText(/Not uploaded before/)).toBeNull();
});

test('a picture that was lost stays so, also after a reload, while another one is removed', async () => {
  storedDrafts().keep(withOneLost);
  const page = await openForm();
  await remove('one.jpg');
  expect(screen.getByText(/Not uploaded before this page was closed: two.jpg/)).toBeVisible();
  page.unmount();
  await openForm();
  expect(screen.getByText(/Not uploaded before this page was closed: two.jpg/)).toBeVisible();
});

test('two pictures at one address are removed one by one', async () => {
  const same = { name: 'a.jpg', url: '/peace/__files/1.jpg' };
  storedDrafts().keep({ ...draft, text: 'See.', images: [same, { ...same, name: 'b.jpg' }] });
  await openForm();
  await remove('a.jpg');
  expect(screen.getByRole('button', { name: 'Remove b.jpg' })).toBeVisible();
  expect(storedDrafts().read()?.byOrder).toMatchObject([{ images: [{ name: 'b.jpg' }] }]);
});
