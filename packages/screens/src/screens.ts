import { defineScreen } from './screen-address.ts';

// The first five paths are fixed by the specification (section 2); docs/decisions/addresses-and-routing.md gives the others.

export const repaymentOfCode = defineScreen({
  path: '/repaymentOfCode',
  params: {
    showType: 'optional',
    payCode: 'optional',
    payCodeImg: 'optional',
    repayAmount: 'optional',
    orderId: 'optional',
    productId: 'optional',
  },
});

export const repaymentOfStoredCode = defineScreen({
  path: '/repaymentOfCode2',
  params: {},
});

export const complaintList = defineScreen({
  path: '/complaintList',
  params: { tab: 'optional' },
});

export const complaintNext = defineScreen({
  path: '/complainPageNext',
  params: { problemType: 'required', orderNo: 'required', problemSonType: 'optional', paid: 'optional' },
});

export const complaintDetails = defineScreen({
  path: '/complainDetails',
  params: { problemId: 'required' },
});

export const orders = defineScreen({
  path: '/order',
  params: { source: 'optional' },
});

export const orderDetails = defineScreen({
  path: '/loanDetail',
  params: { productId: 'optional', orderId: 'required' },
});

export const jointLoginFailure = defineScreen({
  path: '/jointLoginFailure',
  params: { productId: 'optional', orderId: 'optional' },
});

export const loanConfirm = defineScreen({
  path: '/loanConfirm',
  params: { productId: 'required', orderId: 'optional' },
});

export const instalmentConfirm = defineScreen({
  path: '/confirmOfPeriod',
  params: { productId: 'required', orderId: 'optional' },
});

export const newLoanConfirm = defineScreen({
  path: '/newLoanConfirm',
  params: { productId: 'required', orderId: 'optional', coinciding: 'optional' },
});

export const repay = defineScreen({
  path: '/repay',
  params: { productId: 'optional', orderId: 'required' },
});

export const repayDelay = defineScreen({
  path: '/repayDelay',
  params: { productId: 'optional', orderId: 'required' },
});

export const chooseRepayment = defineScreen({
  path: '/chooseRepayment',
  params: { orderId: 'required', amount: 'required', couponId: 'optional', productId: 'optional' },
});

export const repaymentInstructions = defineScreen({
  path: '/repaymentInstructions',
  params: { channel: 'optional', orderId: 'optional' },
});

export const bindBank = defineScreen({
  path: '/bindBank',
  params: { productId: 'required', source: 'optional' },
});

export const complaint = defineScreen({
  path: '/complaint',
  params: { orderId: 'optional', paid: 'optional' },
});

export const customerService = defineScreen({
  path: '/customerService',
  params: { orderId: 'optional' },
});

export const help = defineScreen({
  path: '/help',
  params: { orderId: 'optional', problemId: 'optional', topic: 'optional' },
});

export const aboutUs = defineScreen({ path: '/aboutUs', params: {} });
export const privacyPolicy = defineScreen({ path: '/privacyPolicy', params: {} });

export const loanAgreement = defineScreen({
  path: '/loanAgreement',
  params: { productId: 'optional', orderId: 'optional' },
});

export const recommendList = defineScreen({
  path: '/recommendList',
  params: { productId: 'optional', orderId: 'optional' },
});

export const product = defineScreen({ path: '/product', params: { productId: 'required' } });
export const error = defineScreen({ path: '/error', params: {} });
