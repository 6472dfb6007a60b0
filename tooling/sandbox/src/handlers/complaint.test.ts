import { getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import { fileComplaint } from '@peace/api-client/contract/complaint/file-complaint';
import { rateComplaint } from '@peace/api-client/contract/complaint/rate-complaint';
import { uploadComplaintPicture } from '@peace/api-client/contract/complaint/upload-complaint-picture';
import { expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const COMPLAINT = {
  problemType: '2',
  problemDetail: 'I paid and it still says open.',
  problemImages: [],
  orderNo: '7001',
};

it('keeps a complaint with its picture, which is served back byte for byte', async () => {
  const { ok, sandbox } = testSandbox();
  const bytes = new Uint8Array([137, 80, 78, 71, 0, 255]);
  const { url } = await ok(uploadComplaintPicture, { image: new File([bytes], 'receipt.png', { type: 'image/png' }) });
  await ok(fileComplaint, { ...COMPLAINT, problemImages: [url] });

  const [all, open, answered] = await ok(listComplaints, {});
  const entry = all?.entries[0];
  expect(entry).toMatchObject({ time: '2026-11-20 10:00:00', type: 'Repayment', content: COMPLAINT.problemDetail });
  expect(open?.entries).toContainEqual(entry);
  expect(answered?.entries).not.toContainEqual(entry);
  const detail = await ok(getComplaint, { problemId: entry?.id ?? '' });
  expect(detail).toMatchObject({ images: [url], answer: '', needsScore: false });

  const served = await sandbox.app.request(url);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
});

it('answers a complaint three days later and takes one score', async () => {
  const { ok, refused, sandbox } = testSandbox();
  const score = { problemId: '5001', score: 5 };
  expect(await refused(rateComplaint, score)).toBe('1');
  sandbox.clock.moveBy(3 * DAY_MS);
  expect(await ok(getComplaint, { problemId: '5001' })).toMatchObject({ needsScore: true });
  await ok(rateComplaint, score);
  expect(await ok(getComplaint, { problemId: '5001' })).toMatchObject({ needsScore: false });
  expect(await refused(rateComplaint, score)).toBe('1');
});

it('selects the order that was requested, listed or not', async () => {
  const { ok } = testSandbox();
  expect(await ok(getComplaintOptions, { orderId: '8174' })).toMatchObject({ selectedOrder: { orderNo: '8174' } });
  const { selectedOrder, orders } = await ok(getComplaintOptions, {});
  expect(selectedOrder?.orderNo).toBe('7001');
  expect(orders.map(({ orderNo }) => orderNo)).toEqual(['7001', '7002', '7003', '7004']);
});

it('lists an order with its status as a code, or as words', async () => {
  const { ok, control } = testSandbox();
  const statuses = async () =>
    (await ok(getComplaintOptions, {})).orders.map(({ status, statusText }) => status?.kind ?? statusText);
  expect(await statuses()).toEqual(['due', 'due', 'processing', 'closed']);
  await control('POST', '/scenario', { name: 'orders-in-words' });
  expect(await statuses()).toEqual(['To be repaid', 'Overdue', 'Under review', 'Repaid']);
});

it('lists an order with what the specification names: its product is not among that', async () => {
  const { sandbox } = testSandbox();
  const answer = await sandbox.app.request('/peace/user-problem/problem-init', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' },
  });
  const { data } = await answer.json();
  const named = ['orderNo', 'productLogo', 'productName', 'status', 'isShow', 'list'];
  expect(Object.keys(data.orderList[0])).toEqual(named);
});

it.each([
  ['an unknown type', { problemType: '77' }],
  ['a collection complaint without its kind', { problemType: '1' }],
  ['a collection complaint of an order that takes none', { problemType: '1', problemSonType: '11', orderNo: '7003' }],
  ['more than 200 characters', { problemDetail: 'x'.repeat(201) }],
  ['a picture that was not uploaded', { problemImages: ['/peace/user-problem/__files/other.png'] }],
  ['ten pictures', { problemImages: Array.from({ length: 10 }, () => '/peace/user-problem/__files/x.png') }],
  ['an unknown order', { orderNo: '1' }],
])('refuses %s', async (_case, change) => {
  const { refused, sandbox } = testSandbox();
  expect(await refused(fileComplaint, { ...COMPLAINT, ...change })).toBe('1');
  expect(sandbox.state.complaints.size).toBe(2);
});

it.each([
  ['another kind of file', new File(['x'], 'a.gif', { type: 'image/gif' })],
  ['an empty file', new File([], 'a.png', { type: 'image/png' })],
  ['more than 10 MB', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' })],
])('refuses %s as a picture', async (_case, image) => {
  const { refused, sandbox } = testSandbox();
  expect(await refused(uploadComplaintPicture, { image })).toBe('99');
  expect(sandbox.state.files.size).toBe(0);
});
