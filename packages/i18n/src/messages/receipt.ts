import { defineMessages } from '../define-messages.ts';
import { applicationReceived, done, loanAmount, orderNumber, paymentArrived, seeReceipt } from '../shared-wording.ts';

/** The receipts of a payment, an application or a complaint (docs/decisions/receipts.md). */
export const receiptMessages = defineMessages({
  seeReceipt,
  paymentArrived,
  loanRepaid: ['Your loan is repaid', 'Paid in full', 'Bayad na nang buo'],
  extensionPaid: ['Your extension is paid', 'You have more time to pay', 'May dagdag ka nang oras para magbayad'],
  applicationSent: applicationReceived,
  complaintSent: ['Your complaint was sent', 'Complaint received', 'Natanggap namin ang reklamo mo'],
  paid: ['Amount paid', 'You paid', 'Binayaran mo'],
  loanAmount,
  dateAndTime: ['Date and time', 'When', 'Petsa at oras'],
  loan: ['Loan', 'Your loan', 'Loan'],
  orderNumber,
  reference: ['Reference', 'Ref.', 'Ref.'],
  paidThrough: ['Paid through', 'Paid with', 'Binayaran sa'],
  nextPayment: ['Next payment', 'Susunod na bayad'],
  nextPaymentOf: ['{amount}, due {day}', '{amount} by {day}', '{amount}, hanggang {day}'],
  nextPaymentOn: ['due {day}', 'by {day}', 'hanggang {day}'],
  afterRepaid: [
    'Nothing is left to pay on this loan.',
    'You have nothing left to pay on this loan.',
    'Wala nang babayaran sa loan na ito.',
  ],
  afterPaid: [
    'Order Details shows what is due next.',
    'See your loan for what to pay next.',
    'Tingnan ang loan mo para sa susunod na babayaran.',
  ],
  afterApplying: [
    'Your application is being checked. Order Details shows where it stands.',
    'We’ll decide within 1 day. Follow it in My loans.',
    'Magdedesisyon kami sa loob ng 1 araw. Subaybayan ito sa Mga loan ko.',
  ],
  afterComplaint: ['Customer service replies by {by}.', 'We’ll answer by {by}.', 'Sasagot kami hanggang {by}.'],
  notLegal: [
    'This is your own record. It is not the lender’s legal receipt.',
    'For your records. This isn’t the lender’s official receipt.',
    'Para sa records mo. Hindi ito official receipt ng lender.',
  ],
  sharePicture: ['Save or share a picture', 'Save or share', 'I-save o i-share ang larawan'],
  makingPicture: ['Preparing the picture...', 'Preparing…', 'Inihahanda…'],
  pressToSave: [
    'Press and hold the picture to save or share it.',
    'To save or share it, press and hold the picture.',
    'Pindutin nang matagal ang larawan para i-save o i-share.',
  ],
  pictureSaved: [
    'The picture is being saved. If not, press and hold it.',
    'Not saved? Press and hold the picture.',
    'Hindi na-save? Pindutin nang matagal ang larawan.',
  ],
  noPicture: [
    'The picture could not be made. Take a screenshot instead.',
    'We couldn’t make a picture. Take a screenshot instead.',
    'Hindi magawa ang larawan. Mag-screenshot na lang.',
  ],
  remind: ['Remind me before it is due', 'Add a reminder', 'Magdagdag ng paalala'],
  reminderSaved: [
    'Open the saved file to add the date to your calendar.',
    'Open the downloaded file to add the date to your calendar.',
    'Buksan ang na-download na file para idagdag ang petsa sa kalendaryo mo.',
  ],
  noReminder: [
    'Your calendar could not be opened from here. Please note the date: {day}.',
    'We couldn’t open your calendar. Write down the date: {day}.',
    'Hindi mabuksan ang kalendaryo mo mula rito. Isulat ang petsa: {day}.',
  ],
  reminderTitle: ['Loan payment due: {amount}', 'Pay your loan: {amount}', 'Due na ang bayad sa loan: {amount}'],
  reminderTitleOnly: ['Loan payment due', 'Pay your loan', 'Due na ang bayad sa loan'],
  reminderText: [
    '{product}, order {number}. Open the app to see what is due before you pay.',
    '{product}, loan no. {number}. Before you pay, check the amount in the app.',
    '{product}, loan no. {number}. Bago magbayad, tingnan ang halaga sa app.',
  ],
  earlier: ['Earlier receipts', 'Older receipts', 'Mga naunang resibo'],
  done,
});
