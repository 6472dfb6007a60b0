import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../../testing/endpoint-examples.ts';
import { getComplaint } from './get-complaint.ts';
import { getComplaintOptions } from './get-complaint-options.ts';
import { fileComplaint } from './file-complaint.ts';

describe('what a complaint can be about', () => {
  const wire = Object(endpointExamples['getComplaintOptions']?.wire);

  it('reads into the domain', () => {
    const order = {
      orderNo: 'P2026',
      productLogo: 'https://img.test/logo.png',
      productName: 'Peso loan',
      status: { kind: 'due', code: 180 },
      statusText: '',
      allowsCollection: true,
      rows: [{ label: 'Amount', value: '₱1,000.00' }],
    };
    expect(parse(getComplaintOptions.data, wire)).toEqual({
      types: [{ title: 'Collection', value: '1', isCollection: true }],
      subTypes: [{ title: 'Rude', value: '11' }],
      selectedOrder: order,
      orders: [order],
    });
  });

  it.each([null, [], {}])('has no order selected with %j', (orderDetail) => {
    expect(parse(getComplaintOptions.data, { ...wire, orderDetail }).selectedOrder).toBeNull();
  });

  it('lets an order refuse collection complaints', () => {
    const orderList = [{ orderNo: 1, isShow: '0' }];
    expect(parse(getComplaintOptions.data, { orderList }).orders[0]?.allowsCollection).toBe(false);
  });

  it('is requested with or without an order', () => {
    expect(parse(getComplaintOptions.payload, {})).toEqual({});
    expect(safeParse(getComplaintOptions.payload, { orderId: '' }).success).toBe(false);
  });
});

describe('a complaint', () => {
  const payload = { problemType: '2', problemDetail: ' Help ', orderNo: 'P1' };

  it('is saved with its pictures joined by commas, a comma in one escaped', () => {
    const problemImages = ['https://a.test/1.png', 'https://a.test/2,3.png'];
    expect(parse(fileComplaint.payload, { ...payload, problemImages })).toEqual({
      problemType: '2',
      problemSonType: '',
      problemDetail: 'Help',
      problemImage: 'https://a.test/1.png,https://a.test/2%2C3.png',
      orderNo: 'P1',
    });
    expect(parse(fileComplaint.payload, { ...payload, problemImages: [] }).problemImage).toBe('');
  });

  it('refuses an empty text', () => {
    expect(safeParse(fileComplaint.payload, { ...payload, problemDetail: ' ', problemImages: [] }).success).toBe(false);
  });

  it('is read bare or wrapped, pictures listed or joined', () => {
    const wire = Object(endpointExamples['getComplaint']?.wire);
    const complaint = parse(getComplaint.data, { ...wire, disposeImages: '/a.png,/b.png' });
    expect(complaint).toEqual({
      problemId: '4',
      type: 'Collection',
      subType: 'Rude',
      content: 'At night',
      images: ['https://peace.test/u/1.png'],
      answer: 'We are sorry',
      answerImages: ['/a.png', '/b.png'],
      needsScore: true,
    });
    expect(parse(getComplaint.data, { detail: { ...wire, disposeImages: ['/a.png', '/b.png'] } })).toEqual(complaint);
  });
});
