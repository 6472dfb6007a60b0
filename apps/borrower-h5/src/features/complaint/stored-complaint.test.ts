import { expect, it } from 'vitest';
import { isAnotherComplaint } from './stored-complaint.ts';

it.each([
  ['the same', { text: 'They called.', images: [{ url: '/receipt.jpg' }] }, false],
  ['nothing', { text: ' ', images: [] }, false],
  ['other words', { text: 'They called again.', images: [{ url: '/receipt.jpg' }] }, true],
  ['another picture', { text: 'They called.', images: [{ url: '/call.jpg' }] }, true],
  ['one more picture, not uploaded yet', { text: 'They called.', images: [{ url: '/receipt.jpg' }, {}] }, true],
  ['pictures alone', { text: '', images: [{ url: '/receipt.jpg' }] }, true],
])('%s in the form: another complaint than the one sent, or not', (_, written, isAnother) => {
  const sent = { problemDetail: 'They called.', problemImages: ['/receipt.jpg'] };
  expect(isAnotherComplaint(written, sent)).toBe(isAnother);
});
