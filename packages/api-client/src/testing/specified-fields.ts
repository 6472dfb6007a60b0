/**
 * The fields that the specification names, call by call, under their names on the wire: what is sent, and what is read of the
 * envelope's data. A path goes into objects by `.`, into each entry of a list by `[]`, into each value of a map by `.*`.
 *
 * The client reads only these and the sandbox sends only these; `tooling/sandbox/src/contracts` holds both against the list. `unshown` has
 * what a call cannot do without and the specification does not show: it is an assumption until the backend says otherwise
 * (docs/contracts/backend.md). What it says of variant 2 stands in `wire-names.json`.
 */
export interface SpecifiedFields {
  readonly sent: readonly string[];
  readonly answered: readonly string[];
  readonly unshown?: readonly string[];
}

/** No response that is read, or one of a single value. */
const none: readonly string[] = [];

const words = (line: string) => line.split(' ');
const orderIds = ['productId', 'orderId'];
const pair = (list: string, names: readonly string[]) => [list, ...names.map((name) => `${list}[].${name}`)];

/** An order in `problem-init`: `orderDetail`, and each entry of `orderList`. */
const listedOrder = (at: string) =>
  ['orderNo', 'productLogo', 'productName', 'status', 'isShow', ...pair('list', ['title', 'value'])].map(
    (name) => `${at}.${name}`,
  );

/** The period and the delay repayment share these fields. */
const repaymentInfo = [
  ...words('repayAmount productName repayDate productLogo'),
  ...pair('detail', ['text', 'value']),
  ...pair('repayList', ['name', 'logo', 'channel_number']),
  'noticeMsg',
  'defDetail',
  ...['payCode', 'logo', 'title', 'payNotice'].map((name) => `defDetail.${name}`),
  ...['', '[].name', '[].steps'].map((end) => `defDetail.payNotice.*${end}`),
  'isShowReyTop',
];

const registration = ['phone', 'capcode', 'sid', 'deviceId', 'appName', 'app_from', 'user_from', 'utm_tag'];
const tracking = ['page_id', 'user_from', 'client_type', 'page_type', 'utm_tag', 'app_from'];

/** By the endpoint's name. */
export const specifiedFields: Readonly<Record<string, SpecifiedFields>> = {
  // A saved form has a field for each `code` of the form besides.
  getBankForm: {
    sent: ['product_id'],
    answered: pair(
      'items',
      words('code title subtitle cate value note note[].name note[].type inputType cardTypeMi channelNumber'),
    ),
  },
  bindBankAccount: { sent: ['product_id'], answered: none },
  changeBankAccount: { sent: ['product_id'], answered: none },

  getComplaintOptions: {
    sent: ['orderId'],
    answered: [
      ...pair('problemType', ['title', 'value']),
      ...pair('problemSonType', ['title', 'value']),
      'orderDetail',
      ...listedOrder('orderDetail'),
      'orderList',
      ...listedOrder('orderList[]'),
    ],
  },
  uploadComplaintPicture: { sent: ['problemImage'], answered: ['url'] },
  fileComplaint: {
    sent: ['problemType', 'problemSonType', 'problemDetail', 'problemImage', 'orderNo'],
    answered: none,
  },
  listComplaints: {
    sent: none,
    answered: [
      ...pair('tabs', ['entries']),
      ...['id', 'time', 'type', 'content'].map((name) => `tabs[].entries[].${name}`),
    ],
    // Two tabs without names cannot be distinguished.
    unshown: ['tabs[].title'],
  },
  getComplaint: {
    sent: ['problemId'],
    // The data itself, or a `detail` in it.
    answered: words('type sonType problemId content images disposeDetail disposeImages isNeedScore').flatMap((name) => [
      name,
      'detail',
      `detail.${name}`,
    ]),
  },
  rateComplaint: { sent: ['score', 'problemId'], answered: none },
  getSupportContact: { sent: ['overall'], answered: ['email', 'smWa'] },

  getRepaymentWays: {
    sent: none,
    answered: ['alipay', 'repayToken', ...pair('bankCards', ['id', 'bankName', 'cardNo', 'bankCode'])],
    unshown: ['orderId'],
  },
  chargeCard: {
    sent: ['amount', 'bankName', 'cardId', 'cardNo', 'couponId', 'orderId', 'repayToken', 'bankCode', 'sendMsg'],
    answered: ['needValid', 'repayRecordId'],
  },
  confirmCharge: { sent: ['orderId', 'verifyCode', 'repaymentRecordId'], answered: none },
  createWalletLink: { sent: ['userId', 'orderId', 'amount'], answered: ['url'] },

  getCampaign: {
    sent: ['templateId'],
    answered: ['id'],
    // The specification speaks of a template object and shows its id.
    unshown: words('background fontColor bannerImage brandName brandLogo title description offerText offerTags'),
  },
  getCaptcha: { sent: ['sid', 'timestamp'], answered: none },
  openRegistration: { sent: none, answered: ['sid'] },
  sendSmsCode: { sent: registration, answered: none },
  register: {
    sent: [...registration, 'merchantNumber', 'userName', 'smsCode', 'invite_code', 'id'],
    answered: none,
  },
  trackVisit: { sent: tracking, answered: none },
  trackClick: { sent: [...tracking, 'phone'], answered: none },

  getOrder: {
    sent: orderIds,
    answered: [
      ...words('orderStatus noticeStatusText noticeDesText recProducts productName productLogo userOrderDetail'),
      ...pair('userOrderDetail.detail', ['text', 'value']),
      ...words('inside h5Url isDelay telephone isScore playeduL reyMsg cardNeedPop cardPopTitle cardPopMsg'),
    ],
  },
  rateApp: { sent: ['score'], answered: none },
  saveEvent: { sent: ['productId', 'moduleId', 'positionId'], answered: none },

  getPeriodRepayment: { sent: orderIds, answered: repaymentInfo },
  getExtension: {
    sent: orderIds,
    answered: [
      ...repaymentInfo,
      ...words('delayInfo delayInfo.title delayInfo.delayAmount'),
      ...pair('repayPlan', ['remark', 'title', 'amount', 'time']),
    ],
  },
  createPayLink: { sent: [...orderIds, 'amount', 'channelNumber', 'isDelay'], answered: ['payUrl'] },

  getOffer: {
    sent: ['productId'],
    answered: [
      ...words('comProductLogo comProductName amount periods termUnit pRateDsc'),
      ...pair('details', ['text', 'value']),
      ...pair('repay_plans', ['title', 'amount', 'description', 'pay_time']),
      ...words('firstPayTime firstPeriodDay sendSms isPopType popContent popTitle popAgreementUrl'),
    ],
  },
  getAgreements: { sent: ['productId', 'scene'], answered: pair('data', ['title']) },
  getAgreementLink: { sent: ['productId', 'scene', 'position', 'orderId'], answered: ['contract_url'] },
  submitApplication: { sent: ['amount', 'periods', 'termUnit', 'productId'], answered: ['lendDetailsUrl'] },
};
