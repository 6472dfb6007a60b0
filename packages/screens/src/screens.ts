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
  about: 'A pay code (`showType=1`) or a QR code to pay by',
});

export const repaymentOfStoredCode = defineScreen({
  path: '/repaymentOfCode2',
  params: {},
  about: 'The pay code that was opened on a repayment page',
});

export const complaintList = defineScreen({
  path: '/complaintList',
  params: { tab: 'optional' },
  about: "The borrower's complaints",
});

export const complaintNext = defineScreen({
  path: '/complainPageNext',
  params: { problemType: 'required', orderNo: 'required', problemSonType: 'optional', paid: 'optional' },
  about: 'A new complaint: its text and pictures; `paid`, of a payment that is not shown, in centavos or 0',
});

export const complaintDetails = defineScreen({
  path: '/complainDetails',
  params: { problemId: 'required' },
  about: 'One complaint and its answer',
});

export const orders = defineScreen({
  path: '/order',
  params: { source: 'optional' },
  about: "The borrower's orders; where a changed account leads with `source=loanDetail`",
});

export const orderDetails = defineScreen({
  path: '/loanDetail',
  params: { productId: 'optional', orderId: 'required' },
  about: 'Order Details',
});

export const jointLoginFailure = defineScreen({
  path: '/jointLoginFailure',
  params: { productId: 'optional', orderId: 'optional' },
  about: 'Why another lender refused, and other products',
});

export const loanConfirm = defineScreen({
  path: '/loanConfirm',
  params: { productId: 'required', orderId: 'optional' },
  about: 'An offer, its cost and its agreements; Apply',
});

export const instalmentConfirm = defineScreen({
  path: '/confirmOfPeriod',
  params: { productId: 'required', orderId: 'optional' },
  about: 'The same for an instalment loan',
});

export const newLoanConfirm = defineScreen({
  path: '/newLoanConfirm',
  params: { productId: 'required', orderId: 'optional', coinciding: 'optional' },
  about: 'Variant 2 of an offer; `coinciding=1` counts in rupees',
});

export const repay = defineScreen({
  path: '/repay',
  params: { productId: 'optional', orderId: 'required' },
  about: 'Repayment of an order, or of the period that is due',
});

export const repayDelay = defineScreen({
  path: '/repayDelay',
  params: { productId: 'optional', orderId: 'required' },
  about: 'Extension of an order (rollover)',
});

export const chooseRepayment = defineScreen({
  path: '/chooseRepayment',
  params: { orderId: 'required', amount: 'required', couponId: 'optional', productId: 'optional' },
  about: 'Repayment by bank card or wallet (legacy); `amount` in centavos',
});

export const repaymentInstructions = defineScreen({
  path: '/repaymentInstructions',
  params: { channel: 'optional', orderId: 'optional' },
  about: 'How to pay in an e-wallet or at a store, step by step',
});

export const bindBank = defineScreen({
  path: '/bindBank',
  params: { productId: 'required', source: 'optional' },
  about: 'The account that loans are paid to; `source=loanDetail` changes that of an order',
});

export const complaint = defineScreen({
  path: '/complaint',
  params: { orderId: 'optional', paid: 'optional' },
  about: 'A new complaint: its order and its type; `paid` is passed on',
});

export const customerService = defineScreen({
  path: '/customerService',
  params: { orderId: 'optional' },
  about: 'How to reach customer service',
});

export const help = defineScreen({
  path: '/help',
  params: { orderId: 'optional', problemId: 'optional', topic: 'optional' },
  about:
    'Paying late, fraud, collectors, complaints; `problemId` of one whose answer is late; `topic` `late` opens paying late',
});

export const aboutUs = defineScreen({ path: '/aboutUs', params: {}, about: 'Who the lender is' });
export const privacyPolicy = defineScreen({ path: '/privacyPolicy', params: {}, about: 'The privacy policy' });

export const loanAgreement = defineScreen({
  path: '/loanAgreement',
  params: { productId: 'optional', orderId: 'optional' },
  about: 'The agreements of a loan, or the general terms',
});

export const recommendList = defineScreen({
  path: '/recommendList',
  params: { productId: 'optional', orderId: 'optional' },
  about: 'Recommended products',
});

export const product = defineScreen({ path: '/product', params: { productId: 'required' }, about: 'One product' });
export const error = defineScreen({ path: '/error', params: {}, about: 'Something went wrong, with a way home' });
