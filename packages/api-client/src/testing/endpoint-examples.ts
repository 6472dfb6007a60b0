import { toWireNames } from '../contract/from-wire-names.ts';
import wireNames from '../contract/wire-names.json';
import { complaintExamples } from './complaint-examples.ts';
import { order, php, product, repaymentInfo, rows, type EndpointExample } from './example-parts.ts';
import { promotionExamples } from './promotion-examples.ts';

const bankForm = { productId: '7', values: new Map([['account', '09171234567']]) };

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
      h5Url: '',
      isDelay: '1',
      telephone: '028123',
      isScore: 0,
      playeduL: '',
      reyMsg: '',
      cardNeedPop: 1,
      cardPopTitle: 'Bind a card',
      cardPopMsg: 'Your card was refused',
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
  ...complaintExamples,
  ...promotionExamples,
};
