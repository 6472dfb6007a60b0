import type { Scenario } from './scenario.ts';

/** Screens that are not about one order's state. */
export const otherScenarios: readonly Scenario[] = [
  {
    name: 'legacy-repayment',
    title: 'Legacy repayment: cards with and without an SMS code, and the wallet',
    entry: '/chooseRepayment?orderId=7001&amount=545000&productId=101',
  },
  {
    name: 'legacy-repayment-no-cards',
    title: 'Legacy repayment without a bank card',
    entry: '/chooseRepayment?orderId=7001&amount=545000&productId=101',
    arrange: (state) => {
      state.bankCards.length = 0;
    },
  },
  {
    name: 'legacy-repayment-unreadable-amount',
    title: 'Legacy repayment with an amount that cannot be read',
    entry: '/chooseRepayment?orderId=7001&amount=5,45O.OO&productId=101',
  },
  {
    name: 'pay-code',
    title: 'A pay code of a link',
    entry: '/repaymentOfCode?showType=1&payCode=8120340056789&repayAmount=5450.00&orderId=7001&productId=101',
  },
  {
    name: 'pay-picture',
    title: 'A QR code of a link',
    entry: '/repaymentOfCode?showType=2&payCodeImg=/peace/__files/code/8120340056789.svg&repayAmount=5450.00',
  },
  {
    name: 'pay-code-missing',
    title: 'A link without a pay code that can be read',
    entry: '/repaymentOfCode?showType=1&payCode=%3Cb%3E&repayAmount=5,45O.OO',
  },
  { name: 'stored-code-none', title: 'The pay code that was opened, where none was', entry: '/repaymentOfCode2' },
  { name: 'bind-bank', title: 'Bank account binding', entry: '/bindBank?productId=101' },
  {
    name: 'bank-change',
    title: "Change of an order's bank account",
    entry: '/bindBank?productId=101&source=loanDetail',
  },
  {
    name: 'bank-masked',
    title: 'Bank account binding with a masked account to keep or to replace',
    entry: '/bindBank?productId=101',
    arrange: (state) => {
      state.accountsGivenBack = 'masked';
      state.boundAccounts.set(
        '101',
        new Map([
          ['walletType', '1'],
          ['walletNumber', '09171234567'],
          ['accountName', 'Juana dela Cruz'],
          ['city', '0722'],
          ['birthday', '1990-02-03'],
        ]),
      );
    },
  },
  {
    name: 'bank-silent',
    title: 'Bank account binding where no account is ever given back',
    entry: '/bindBank?productId=101',
    arrange: (state) => {
      state.accountsGivenBack = 'never';
    },
  },
  {
    name: 'complaint-refused',
    title: 'An order that takes no complaint about collection',
    entry: '/complaint?orderId=7003',
  },
  { name: 'customer-service', title: 'Customer service', entry: '/customerService' },
  { name: 'help', title: 'Help with a loan: paying late, scams, rights', entry: '/help?orderId=7001' },
  {
    name: 'complaint-next',
    title: 'A complaint about repayment, to be written',
    entry: '/complainPageNext?problemType=2&problemSonType=&orderNo=7001',
  },
  { name: 'complaint', title: 'File a complaint', entry: '/complaint?orderId=7001' },
  { name: 'complaint-list', title: 'Complaints filed', entry: '/complaintList' },
  { name: 'complaint-answered', title: 'A complaint answered, to be rated', entry: '/complainDetails?problemId=5002' },
  { name: 'orders', title: "The borrower's orders", entry: '/order' },
  {
    name: 'orders-in-words',
    title: "The borrower's orders from a backend that names their status in words",
    entry: '/order',
    arrange: (state) => {
      state.statusesAsWords = true;
    },
  },
  { name: 'recommend-list', title: 'Recommended products', entry: '/recommendList' },
  { name: 'product', title: 'A product', entry: '/product?productId=202' },
  { name: 'loan-agreement', title: 'Loan agreement', entry: '/loanAgreement?productId=201' },
  { name: 'registration', title: 'Registration', entry: '/promotion?id=1&user_from=sandbox&utm_tag=demo' },
  { name: 'registration-campaign', title: 'Registration in a campaign’s look', entry: '/promotion?id=2' },
  {
    name: 'registration-store',
    title: 'Registration in another campaign’s look',
    entry: '/promotion?id=6&user_from=fb&utm_tag=stock-up',
  },
  {
    name: 'registration-unreadable-look',
    title: 'A campaign whose text cannot be read on its colour',
    entry: '/promotion?id=3',
  },
  { name: 'registration-hostile', title: 'A hostile campaign', entry: '/promotion?id=4' },
  {
    name: 'empty',
    title: 'A borrower with nothing: no orders, complaints, cards, products or form fields',
    entry: '/order',
    arrange: (state) => {
      state.orders.clear();
      state.complaints.clear();
      state.bankCards.length = 0;
      state.otherProducts.length = 0;
      state.bankForm.length = 0;
    },
  },
];
