import { toWireNames } from '../contract/from-wire-names.ts';
import wireNames from '../contract/wire-names.json';

/** One valid call: what the app passes and the envelope's data as the backend sends it. */
export interface EndpointExample {
  readonly payload: unknown;
  readonly wire: unknown;
}

const order = { productId: '7', orderId: 'P2026' };
const php = (minor: number) => ({ minor, currency: 'PHP' });
const rows = [{ text: 'Loan amount', value: '₱1,000.00' }];
const product = toWireNames(wireNames.recommendedProduct, {
  logo: 'https://img.test/1.png',
  name: 'Second loan',
  buttonText: 'Apply',
  amountRange: '₱1,000 – ₱20,000',
  amountRangeDescription: 'Loan range',
  rate: '0.05%',
  description: 'Per day',
  tags: ['Fast'],
  clickable: 1,
  productToken: 'token-1',
});
const repaymentInfo = {
  repayAmount: '1,234.50',
  productName: 'Peso loan',
  repayDate: '2026-11-30',
  productLogo: 'https://img.test/logo.png',
  detail: rows,
  repayList: [{ name: 'Wallet', logo: 'https://img.test/w.png', channel_number: '90006' }],
  noticeMsg: 'Pay before noon',
  defDetail: {
    payCode: '0012345',
    logo: 'https://img.test/c.png',
    title: 'Store',
    payNotice: { 'At the counter': [{ name: 'Cashier', steps: ['Show the code', 'Pay'] }] },
  },
  isShowReyTop: 1,
};
const problemOrder = {
  orderNo: 'P2026',
  productLogo: 'https://img.test/logo.png',
  productName: 'Peso loan',
  status: 'Overdue',
  isShow: 1,
  list: [{ title: 'Amount', value: '₱1,000.00' }],
  orderStatus: 180,
  repayAmount: '1000.00',
  repayDate: '2026-11-17',
};
const tracking = { pageId: '9', userFrom: 'fb', clientType: 'ios', utmTag: 'nov', appFrom: 'h5' };
const bankForm = { productId: '7', values: { account: '09171234567' } };

/** A valid call of every endpoint, by its name. */
export const endpointExamples: Readonly<Record<string, EndpointExample>> = {
  getOrder: {
    payload: order,
    wire: {
      orderStatus: 174,
      noticeStatusText: 'Due today',
      noticeDesText: 'Please repay',
      recProducts: [product],
      productName: 'Peso loan',
      productLogo: 'https://img.test/logo.png',
      userOrderDetail: { detail: rows },
      inside: '1',
      h5Url: '',
      isDelay: '1',
      telephone: '028123',
      isScore: 0,
      playeduL: '',
      reyMsg: '',
      cardNeedPop: 1,
      cardPopTitle: 'Bind a card',
      cardPopMsg: 'Your card was refused',
      repayAmount: '1816.67',
      repayDate: '2026-11-27',
      period: 2,
      periods: 3,
      repaidAmount: '',
      repaidDate: '',
    },
  },
  rateApp: { payload: {}, wire: null },
  saveEvent: { payload: { productId: '7', moduleId: 30, positionId: 0 }, wire: null },
  getPeriodRepayment: { payload: order, wire: repaymentInfo },
  getExtension: {
    payload: order,
    wire: {
      ...repaymentInfo,
      delayInfo: { title: 'Rollover', delayAmount: 300 },
      repayPlan: [{ remark: 'Next', title: 'Period 2', amount: '1000.00', time: '2026-12-30' }],
    },
  },
  createPayLink: {
    payload: { ...order, amount: php(123450), channelNumber: '90006', isDelay: true },
    wire: { payUrl: 'https://pay.test/1' },
  },
  getRepaymentWays: {
    payload: { orderId: 'P2026' },
    wire: {
      alipay: 0,
      repayToken: 'tok',
      bankCards: [{ id: 3, bankName: 'BDO', cardNo: '6222000011112222', bankCode: 'BDO' }],
    },
  },
  chargeCard: {
    payload: {
      amount: php(123450),
      bankName: 'BDO',
      cardId: '3',
      cardNo: '6222000011112222',
      couponId: '',
      orderId: 'P2026',
      repayToken: 'tok',
      bankCode: 'BDO',
      sendMsg: true,
    },
    wire: { needValid: 1, repayRecordId: 'r-1' },
  },
  confirmCharge: { payload: { orderId: 'P2026', verifyCode: '123456', repaymentRecordId: 'r-1' }, wire: null },
  createWalletLink: {
    payload: { userId: 'u-1', orderId: 'P2026', amount: php(123450) },
    wire: { url: 'https://pay.test/2' },
  },
  getOffer: {
    payload: { productId: '7' },
    wire: {
      comProductLogo: 'https://img.test/logo.png',
      comProductName: 'Peso loan',
      amount: '5000.00',
      periods: 120,
      termUnit: 'days',
      pRateDsc: '0.05% per day',
      details: rows,
      repay_plans: [{ title: 'Period 1', amount: '2600', description: 'With interest', pay_time: '2026-12-30' }],
      firstPayTime: '2026-12-30',
      isPopType: 1,
      popContent: 'Really leave?',
      popTitle: 'Wait',
      popAgreementUrl: 'https://peace.test/agreement',
    },
  },
  getAgreements: { payload: { productId: '7' }, wire: { data: [{ title: 'Loan agreement' }] } },
  getAgreementLink: { payload: { ...order, position: 0 }, wire: { contract_url: 'https://peace.test/contract' } },
  submitApplication: {
    payload: { amount: php(500000), periods: 120, termUnit: 'days', productId: '7' },
    wire: { lendDetailsUrl: 'https://peace.test/loanDetail' },
  },
  getOfferVariant2: {
    payload: { ...order, coinciding: true },
    wire: toWireNames(wireNames.variant2Confirm, {
      productLogo: 'https://img.test/logo.png',
      productName: 'Rupee loan',
      currencyFlag: 1,
      amount: '5000',
      periods: '120',
      termUnit: 'days',
      rateDescription: '0.05% per day',
      details: rows,
      repayPlans: [{ title: 'Period 1', amount: '2600', description: 'With interest', payTime: '2026-12-30' }],
      agreementChecked: 1,
      buttonLabel: 'Get it now',
      popupContent: 'Really leave?',
      popupTitle: 'Wait',
      popupAgreementUrl: '',
      isPopType: 0,
      promoPopup: { image: 'https://img.test/p.png', text: 'More', buttonText: 'Go', url: 'https://peace.test/promo' },
    }),
  },
  getAgreementsVariant2: {
    payload: { productId: '7' },
    wire: [toWireNames(wireNames.agreements, { title: 'Agreement' })],
  },
  getAgreementLinkVariant2: {
    payload: { ...order, position: 0 },
    wire: toWireNames(wireNames.agreementLink, { url: 'https://peace.test/contract' }),
  },
  submitApplicationVariant2: {
    payload: { amount: php(500000), periods: 120, termUnit: 'days', productId: '7' },
    wire: toWireNames(wireNames.submitResult, { url: 'https://peace.test/loanDetail' }),
  },
  jointLoginFailure: {
    payload: order,
    wire: {
      ...toWireNames(wireNames.jointLoginFailure, { noticeMessage: 'Not this time', errorMessage: 'Refused' }),
      [wireNames.jointLoginFailure.products.name]: [product],
    },
  },
  getProductLink: {
    payload: { productToken: 'token-1', module: 'loanDetail', position: 0 },
    wire: toWireNames(wireNames.productLink, { link: 'https://peace.test/p' }),
  },
  trackVariant2: { payload: { ...order, event: 'apply' }, wire: null },
  getBankForm: {
    payload: { productId: '7' },
    wire: {
      items: [
        {
          code: 'bank',
          title: 'Bank',
          subtitle: 'Choose',
          cate: 'enum',
          value: '',
          note: [{ name: 'BDO', type: 1 }],
          inputType: '',
          cardTypeMi: 1,
          channelNumber: '90006',
        },
      ],
    },
  },
  bindBankAccount: { payload: bankForm, wire: null },
  changeBankAccount: { payload: bankForm, wire: null },
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
  getCampaign: {
    payload: { templateId: '9' },
    wire: {
      id: 9,
      background: '#0b6b50',
      fontColor: '#ffffff',
      bannerImage: 'https://images.example.ph/banner.png',
      brandName: 'Bayani Cash',
      brandLogo: 'https://images.example.ph/logo.png',
      title: 'A loan you can check',
      description: 'Register with your mobile number.',
      offerText: 'Up to ₱25,000',
      offerTags: ['91–365 days'],
      buttonText: 'Get started',
    },
  },
  openRegistration: { payload: {}, wire: { sid: 's-1' } },
  getCaptcha: { payload: { sid: 's-1', timestamp: 1 }, wire: new Blob(['<svg/>'], { type: 'image/svg+xml' }) },
  sendSmsCode: {
    payload: {
      phone: '13900000000',
      captcha: 'ab12',
      sid: 's-1',
      appName: 'peace',
      appFrom: 'h5',
      userFrom: 'fb',
      utmTag: 'nov',
    },
    wire: null,
  },
  register: {
    payload: {
      phone: '13900000000',
      captcha: 'ab12',
      sid: 's-1',
      smsCode: '123456',
      appName: 'peace',
      inviteCode: '',
      userFrom: 'fb',
      id: '9',
      appFrom: 'h5',
      utmTag: 'nov',
    },
    wire: null,
  },
  trackVisit: { payload: tracking, wire: null },
  trackClick: { payload: { ...tracking, phone: '1390' }, wire: null },
};
