import type { Wording } from './define-messages.ts';

// The messages that several areas have. An area has its own copy, because a screen loads the areas it shows only.

export const applicationReceived = [
  'Your application was received',
  'Application received',
  'Natanggap namin ang application mo',
] as const satisfies Wording;
export const latePayment = [
  'What late payment costs',
  'What being late costs',
  'Dagdag kapag huli ang bayad',
] as const satisfies Wording;
export const checkAgain = ['Check again', 'I-check muli'] as const satisfies Wording;
export const seeOrders = ['See my orders', 'See my loans', 'Tingnan ang mga loan ko'] as const satisfies Wording;
export const seeReceipt = ['Receipt', 'See your receipt', 'Tingnan ang resibo'] as const satisfies Wording;
export const nextSteps = ['What happens next', 'Ano ang susunod'] as const satisfies Wording;
export const loan = ['Loan', 'Loan'] as const satisfies Wording;
export const loanAmount = ['Loan amount', 'Halaga ng loan'] as const satisfies Wording;
export const loading = ['loading...', 'Loading…', 'Naglo-load…'] as const satisfies Wording;
export const myAccount = ['My account', 'Ang account ko'] as const satisfies Wording;
export const myOrders = ['My orders', 'My loans', 'Mga loan ko'] as const satisfies Wording;
export const cancel = ['Cancel', 'Kanselahin'] as const satisfies Wording;
export const customerService = ['Customer service', 'Customer service'] as const satisfies Wording;
export const done = ['Done', 'OK'] as const satisfies Wording;
export const close = ['Close', 'Isara'] as const satisfies Wording;
export const logIn = ['Log in', 'Mag-log in'] as const satisfies Wording;
export const aboutUs = ['About us', 'Tungkol sa amin'] as const satisfies Wording;
export const privacyPolicy = ['Privacy Policy', 'Privacy policy', 'Privacy policy'] as const satisfies Wording;
export const loanTerms = ['Loan terms and conditions', 'Mga tuntunin at kondisyon ng loan'] as const satisfies Wording;
export const myComplaints = ['My complaints', 'Mga reklamo ko'] as const satisfies Wording;
export const fileComplaint = [
  'File a complaint',
  'Report a problem',
  'Mag-report ng problema',
] as const satisfies Wording;
export const numberedOrder = [
  'Order number {number}',
  'Loan no. {number}',
  'Loan no. {number}',
] as const satisfies Wording;
export const yourRights = [
  'Late payment, fraud, your rights',
  'Late payments, scams, your rights',
  'Late na bayad, scam, karapatan mo',
] as const satisfies Wording;
export const licenceCheck = ['Check', 'I-check'] as const satisfies Wording;
export const telephone = ['Telephone', 'Phone', 'Telepono'] as const satisfies Wording;
export const whatsApp = ['WhatsApp', 'WhatsApp'] as const satisfies Wording;
export const eMail = ['E-Mail', 'Email', 'Email'] as const satisfies Wording;
export const zoomOut = ['Zoom out', 'Paliitin'] as const satisfies Wording;
export const stepDone = ['done', 'tapos na'] as const satisfies Wording;
export const amountDue = ['Repayment amount', 'Amount due', 'Halagang babayaran'] as const satisfies Wording;
export const dueOn = ['Repayment date: {date}', 'Due {date}', 'Due {date}'] as const satisfies Wording;
export const repayment = ['Repayment', 'Pay', 'Magbayad'] as const satisfies Wording;
export const serviceHours = [
  '{days}, {opens} to {closes}',
  '{days}, {opens} hanggang {closes}',
] as const satisfies Wording;
export const orderNumber = ['Order number', 'Loan no.', 'Loan no.'] as const satisfies Wording;
export const waysToPay = ['Ways to pay', 'Mga paraan ng pagbabayad'] as const satisfies Wording;
export const alipay = ['Alipay', 'Alipay'] as const satisfies Wording;
export const confirmLoan = ['Confirm your loan', 'Your loan offer', 'Ang loan offer mo'] as const satisfies Wording;
export const borrowedAmount = ['Loan Amount', 'You borrow', 'Hihiramin mo'] as const satisfies Wording;
export const paymentInformation = [
  'Payment Information',
  'When you pay',
  'Kailan ka magbabayad',
] as const satisfies Wording;
export const totalRepaid = ['You repay in all', 'You pay back', 'Babayaran mo'] as const satisfies Wording;
export const loanCost = ['The loan costs you', 'Cost of the loan', 'Interes at fees'] as const satisfies Wording;
export const receivedAmount = ['You receive', 'You get', 'Matatanggap mo'] as const satisfies Wording;
export const decision = ['Decision', 'Desisyon'] as const satisfies Wording;
export const loanTerm = ['Loan term', 'Term', 'Tagal ng loan'] as const satisfies Wording;
export const lender = ['The lender', 'Who lends to you', 'Sino ang nagpapautang'] as const satisfies Wording;
export const notKnown = ['Not known', 'Not known yet', 'Hindi pa alam'] as const satisfies Wording;
export const applyForLoan = ['Apply', 'Apply for this loan', 'Mag-apply'] as const satisfies Wording;
export const opening = ['Opening...', 'Opening…', 'Binubuksan…'] as const satisfies Wording;
export const seeProducts = [
  'See what you can borrow',
  'See loan offers',
  'Tingnan ang mga loan offer',
] as const satisfies Wording;
export const notNow = ['Cancel', 'Not now', 'Huwag muna'] as const satisfies Wording;
export const ratingRequired = ['Silakan pilih', 'Tap a star', 'Pumili ng bituin'] as const satisfies Wording;
export const toBeRepaid = ['To be repaid', 'To pay', 'Babayaran'] as const satisfies Wording;
export const paymentArrived = [
  'Your payment has arrived',
  'Payment received',
  'Dumating na ang bayad mo',
] as const satisfies Wording;
export const howToRepay = ['How to repay', 'How to pay', 'Paano magbayad'] as const satisfies Wording;
export const otherAmountTitle = [
  'Another amount is due',
  'You owe a different amount',
  'Iba ang halagang dapat mong bayaran',
] as const satisfies Wording;
export const otherAmountText = [
  'This link asks for {link}. What is due for this order is {due}.',
  'This link asks for {link}. You now owe {due}.',
  '{link} ang nasa link na ito. {due} ang dapat mong bayaran ngayon.',
] as const satisfies Wording;
export const backToOrder = ['Back to the order', 'Back to my loan', 'Bumalik sa loan ko'] as const satisfies Wording;
export const payCode = ['Pay code', 'Payment code', 'Payment code'] as const satisfies Wording;
export const storeCashier = ['Store cashier', 'Store', 'Tindahan'] as const satisfies Wording;
export const walletStep3 = [
  'Paste the Reference_no and enter the exact amount.',
  'Paste the reference number. Enter the exact amount.',
  'I-paste ang reference number at ilagay ang eksaktong halaga.',
] as const satisfies Wording;
export const walletStep5 = [
  'Save the receipt until your repayment shows in the app.',
  'Save the receipt until the app shows your payment.',
  'I-save ang resibo hanggang lumabas sa app ang iyong bayad.',
] as const satisfies Wording;
export const walletStep3Image = [
  'The bill’s form, with Reference_no and amount filled in',
  'Bill form, with reference number and amount',
  'Ang form ng bill, na may nakalagay na reference number at halaga',
] as const satisfies Wording;
export const walletStep5Image = [
  'The receipt of the payment',
  'Payment receipt',
  'Ang resibo ng bayad',
] as const satisfies Wording;
export const sampleCompany = [
  'Sample company: this is a demonstration, no lender stands behind it.',
  'Sample company. A demo, with no lender behind it.',
  'Halimbawang kumpanya. Demo lang ito, at walang nagpapautang sa likod nito.',
] as const satisfies Wording;
export const zoomIn = ['Zoom in', 'Palakihin'] as const satisfies Wording;
export const loansForYou = [
  'Loans for you',
  'See loan offers',
  'Tingnan ang mga loan offer',
] as const satisfies Wording;
/** The empty state that `pnpm new screen` gives a screen. */
export const nothingYet = [
  'There is nothing here.',
  'Nothing here yet',
  'Wala pang laman dito',
] as const satisfies Wording;
