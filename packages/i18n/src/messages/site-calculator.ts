import { defineMessages } from '../define-messages.ts';

/** The public site's calculator (spec §2, §9). What its fields check stands in `validation`. */
export const siteCalculatorMessages = defineMessages({
  calculator: ['Loan calculator', 'Calculate your loan', 'Kalkulahin ang loan mo'],
  exact: ['Each payment, and the formulas', 'Full details and schedule', 'Buong detalye at schedule'],
  calculatorLead: [
    'An estimate from your own figures. The rate and the amounts that count are those in your loan agreement.',
    'This is an estimate. Your actual rate and amounts are in your loan agreement.',
    'Tantiya ito mula sa sarili mong mga numero. Ang nasa kasunduan mo sa loan ang rate at mga halagang masusunod.',
  ],
  amount: ['Loan amount (₱)', 'Halaga ng loan (₱)'],
  range: ['{min} to {max}', '{min} hanggang {max}'],
  rate: ['Rate (% per period)', 'Interest (% a month)', 'Interes (% bawat buwan)'],
  period: ['Period', 'Months', 'Ilang buwan'],
  calculate: ['Calculate', 'Show my loan', 'Ipakita ang loan ko'],
  result: ['Result', 'Your estimate', 'Ang tantiya mo'],
  interest: ['Interest', 'Interes'],
  interestFormula: [
    'amount × rate × rounded period ÷ 100',
    'amount × rate × months ÷ 100',
    'halaga × rate × buwan ÷ 100',
  ],
  total: ['Total payable', 'You pay back', 'Babayaran mo'],
  totalFormula: [
    'amount + amount × (rate ÷ 100) × period',
    'amount + amount × (rate ÷ 100) × months',
    'halaga + halaga × (rate ÷ 100) × buwan',
  ],
  each: ['Each payment', 'You pay monthly', 'Bayad mo bawat buwan'],
  effective: ['Effective rate', 'Effective interest rate', 'Effective rate'],
  effectiveValue: ['{yearly} a year', '{yearly} bawat taon'],
  effectiveText: [
    'The effective rate is {monthly} a month. It is higher than the rate above, because you pay back part of the loan each month while the interest stays that of the whole loan.',
    'The effective rate is {monthly} a month. It’s higher than the monthly rate because interest is charged on the full amount you borrowed, even after you have paid part of it back.',
    '{monthly} bawat buwan ang effective rate. Mas mataas ito sa rate bawat buwan, dahil sa buong inutang kinukuwenta ang interes kahit nabayaran mo na ang bahagi nito.',
  ],
  periodRounded: [
    'Your period is not a whole number. The interest counts it rounded, the total counts it as it is, so the two do not add up exactly, and there is no schedule.',
    'Enter whole months to see a payment schedule.',
    'Maglagay ng buong buwan para makita ang schedule ng bayad.',
  ],
  termOutside: [
    'This runs for {days} days. Our loans run for {minDays} to {maxDays} days.',
    'That’s {days} days. Our loans run from {minDays} to {maxDays} days.',
    '{days} araw ang tagal nito. {minDays} hanggang {maxDays} araw ang mga loan namin.',
  ],
  rateDoubtful: [
    'The rate is {rate}% for each period. Is that the rate you mean?',
    'That’s {rate}% a month. Did you mean that rate?',
    '{rate}% bawat buwan iyan. Iyan ba talaga ang rate?',
  ],
  overLimit: [
    'Above the limits of law. For a loan of up to {limitAmount} and {limitMonths} months a lender may charge at most {limitNominal} a month, an effective rate of {limitEffective} a month ({limitSource}).',
    'No lender may charge this much. For a loan of up to {limitAmount} and {limitMonths} months the limit is {limitNominal} a month, and an effective interest rate of {limitEffective} a month ({limitSource}).',
    'Bawal ang ganito kataas na singil. Sa loan na hanggang {limitAmount} at {limitMonths} buwan, {limitNominal} bawat buwan ang hangganan, at effective interest rate na {limitEffective} bawat buwan ({limitSource}).',
  ],
  schedule: ['Repayment schedule', 'When you pay', 'Kailan ka magbabayad'],
  scheduleFrom: [
    'If you receive the money on {date}.',
    'If you get the money on {date}.',
    'Kung matatanggap mo ang pera sa {date}.',
  ],
  scheduleUndated: [
    'One payment a month, the first a month after you receive the money.',
    'One installment a month. The first is due one month after you get the money.',
    'Isang hulog bawat buwan. Ang una ay isang buwan matapos mong matanggap ang pera.',
  ],
  paymentNumber: ['No.', 'Blg.'],
  dueDate: ['Due date', 'Due date'],
  month: ['Month {number}', 'Buwan {number}'],
  payment: ['You pay', 'Amount due', 'Halagang babayaran'],
  left: ['Left to pay', 'Natitira'],
  copyLink: ['Copy the link', 'Copy link', 'Kopyahin ang link'],
  linkCopied: [
    'The link is copied. It opens this calculation.',
    'Link copied. It opens this calculation.',
    'Nakopya ang link. Bubuksan nito ang kalkulasyong ito.',
  ],
  linkByHand: [
    'Copying did not work here. The address of this page opens this calculation.',
    'We couldn’t copy it. Copy the address of this page.',
    'Hindi nakopya. Ang address ng page na ito ang magbubukas ng kalkulasyong ito.',
  ],
  print: ['Print', 'I-print'],
  getLoan: ['Get the app for this loan', 'Get this in the app', 'Kunin ito sa app'],
  announced: [
    '{each} each month, {total} in all.',
    '{each} a month. You pay back {total}.',
    '{each} bawat buwan. {total} ang babayaran mo.',
  ],
  calculatorNeedsScript: [
    'The calculator needs JavaScript. With it switched off, the example stands here, and you can use the two formulas by hand.',
    'Turn on JavaScript to use the calculator. Here is a sample loan.',
    'I-on ang JavaScript para magamit ang calculator. Narito ang halimbawang loan.',
  ],
});
