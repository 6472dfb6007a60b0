import type { EndpointExample } from './example-parts.ts';

const problemOrder = {
  orderNo: 'P2026',
  productLogo: 'https://img.test/logo.png',
  productName: 'Peso loan',
  status: 180,
  isShow: 1,
  list: [{ title: 'Amount', value: '₱1,000.00' }],
};

/** A valid call of every endpoint about complaints and support. */
export const complaintExamples: Readonly<Record<string, EndpointExample>> = {
  getComplaintOptions: {
    payload: { orderId: 'P2026' },
    wire: {
      problemType: [{ title: 'Collection', value: 1 }],
      problemSonType: [{ title: 'Rude', value: '11' }],
      orderDetail: problemOrder,
      orderList: [problemOrder],
    },
  },
  uploadComplaintPicture: {
    payload: { image: new File(['bytes'], 'receipt.png', { type: 'image/png' }) },
    wire: { url: 'https://peace.test/u/1.png' },
  },
  fileComplaint: {
    payload: {
      problemType: '1',
      problemSonType: '11',
      problemDetail: 'They called at night',
      problemImages: ['https://peace.test/u/1.png', 'https://peace.test/u/2,b.png'],
      orderNo: 'P2026',
    },
    wire: null,
  },
  listComplaints: {
    payload: {},
    wire: {
      tabs: [{ title: 'Open', entries: [{ id: 4, time: '2026-11-20', type: 'Collection', content: 'At night' }] }],
    },
  },
  getComplaint: {
    payload: { problemId: '4' },
    wire: {
      type: 'Collection',
      sonType: 'Rude',
      problemId: 4,
      content: 'At night',
      images: ['https://peace.test/u/1.png'],
      disposeDetail: 'We are sorry',
      disposeImages: '',
      isNeedScore: 1,
    },
  },
  rateComplaint: { payload: { score: 4, problemId: '4' }, wire: null },
  getSupportContact: { payload: {}, wire: { email: 'help@peace.test', smWa: '639171234567' } },
};
