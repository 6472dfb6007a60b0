import { defineMessages } from '../define-messages.ts';
import { helpWording } from '../help-wording.ts';
import {
  customerService,
  fileComplaint,
  licenceCheck,
  myComplaints,
  sampleCompany,
  telephone,
  whatsApp,
  eMail,
} from '../shared-wording.ts';

/** The app's help page: the public site's texts, the check of a pasted code or number, and the way to the regulator. */
export const helpPageMessages = defineMessages({
  ...helpWording,
  late: ['What late payment costs', 'If you can’t pay on time', 'Kung hindi makabayad sa oras'],
  title: ['Help and your rights', 'Help with your loan', 'Tulong sa loan mo'],
  lead: [
    'What to do when you cannot pay, or when something looks wrong.',
    'What to do if you can’t pay, or if something looks wrong.',
    'Ano ang gagawin kung hindi makabayad o may kahina-hinala.',
  ],
  customerService,
  fileComplaint,
  myComplaints,
  sample: sampleCompany,
  phone: telephone,
  whatsApp,
  email: eMail,

  // 'Is this really ours?'
  check: [
    'A code, account or telephone that you were sent',
    'Check a code, account or phone number',
    'I-check ang code, account o numero',
  ],
  checkPlaceholder: ['Paste it here', 'Paste what you were sent', 'I-paste ang ipinadala sa iyo'],
  checkButton: licenceCheck,
  checking: ['Checking...', 'Checking…', 'Chine-check…'],
  loanCode: [
    'This is the pay code of order {number}',
    'This is the payment code of loan no. {number}',
    'Ito ang payment code ng loan no. {number}',
  ],
  loanCodeText: [
    'Pay exactly the amount that the app shows.',
    'Pay the exact amount that the app shows.',
    'Bayaran ang eksaktong halagang nasa app.',
  ],
  ourNumber: ['This is one of our numbers', 'Isa ito sa mga numero namin'],
  ourNumberText: [
    'A caller can show a false number: call it yourself. Never pay to a telephone number.',
    'Callers can fake a number, so call it yourself. Never pay to a phone number.',
    'Puwedeng pekein ang numero ng tumatawag kaya ikaw ang tumawag. Huwag magbayad sa numero ng telepono.',
  ],
  notOurs: ['Not ours: do not pay', 'Not ours. Don’t pay.', 'Hindi sa amin. Huwag magbayad.'],
  notOursText: [
    'It is neither the pay code that your order shows now nor one of our numbers. This page does not know what a payment page shows that you opened from your order yourself.',
    'It’s not the payment code your loan shows now, and not one of our numbers. A code on a payment page you opened from your loan yourself isn’t checked here.',
    'Hindi ito ang payment code na nasa loan mo ngayon, at hindi rin namin numero. Hindi tinitingnan dito ang code sa payment page na ikaw mismo ang nagbukas mula sa loan mo.',
  ],
  withoutLoan: [
    'Not one of our numbers: do not pay',
    'Not one of our numbers. Don’t pay.',
    'Hindi namin numero. Huwag magbayad.',
  ],
  withoutLoanText: [
    'A pay code is checked on this page only when you open it from the order.',
    'Is it a payment code? Open your loan, then this page, to check it.',
    'Payment code ba ito? Buksan ang loan mo at saka ang page na ito para ma-check.',
  ],
  unread: [
    'We could not check this: do not pay yet',
    'We couldn’t check this. Don’t pay yet.',
    'Hindi namin ito na-check. Huwag munang magbayad.',
  ],
  unreadText: [
    'Check again in a moment, or compare it with the code in your order.',
    'Check again in a moment, or compare it with the code in your loan.',
    'I-check muli maya-maya, o ikumpara sa code na nasa loan mo.',
  ],

  // Complaints
  complaints: ['How to complain', 'If something went wrong', 'Kung may problema'],
  secAsks: [
    'The SEC asks for its complaint form, a copy of a valid ID, and proof that you told us first: the number and date of your complaint.',
    'The SEC asks for its complaint form, a copy of a valid ID, and proof that you told us first. Your complaint’s number and date are that proof.',
    'Hinihingi ng SEC ang complaint form nito, kopya ng valid ID, at patunay na sinabi mo muna sa amin: ang number at petsa ng reklamo mo.',
  ],
  answerLate: [
    'Our answer to complaint {number} was due by {by}',
    'Our answer to complaint no. {number} was due on {by}',
    'Dapat ay nasagot namin ang reklamo no. {number} noong {by}',
  ],
  answerLateText: [
    'You can now turn to the SEC. This summary says what you told us, and when.',
    'You can now go to the SEC. This summary says what you told us and when.',
    'Puwede ka nang pumunta sa SEC. Nasa buod na ito ang sinabi mo sa amin at kung kailan.',
  ],
  summaryTitle: ['Summary to copy', 'Summary for the SEC', 'Buod para sa SEC'],
  summary: [
    'Complaint number {number}, sent on {sent} to {company} (SEC registration {sec}, Certificate of Authority {authority}).\nSubject: {topic}\n{words}\nAn answer was promised by {by}. On {today} there was none.',
    'Complaint no. {number}, sent on {sent} to {company} (SEC registration {sec}, Certificate of Authority {authority}).\nTopic: {topic}\n{words}\nThe lender promised an answer by {by}. There was none on {today}.',
    'Reklamo no. {number}, ipinadala noong {sent} sa {company} (SEC registration {sec}, Certificate of Authority {authority}).\nPaksa: {topic}\n{words}\nIpinangako ang sagot hanggang {by}. Wala pa noong {today}.',
  ],
});
