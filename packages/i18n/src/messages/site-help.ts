import { defineMessages } from '../define-messages.ts';
import { helpWording } from '../help-wording.ts';
import { storeCashier, waysToPay } from '../shared-wording.ts';

/** The public site's texts about paying, paying late, safety, complaints and the lender. */
export const siteHelpMessages = defineMessages({
  ...helpWording,

  // Ways to pay
  ways: waysToPay,
  waysLead: [
    'Open your loan in the app and choose Pay. The app names the exact amount, the biller and the code.',
    'Tap Pay in the app. It shows you the amount due, the biller and your code.',
    'Buksan ang loan mo sa app at pindutin ang Magbayad. Nasa app ang halagang babayaran, ang biller at ang code.',
  ],
  waysWith: ['Among others with {partners}.', 'For example with {partners}.', 'Halimbawa sa {partners}.'],
  wayWallet: ['E-wallet', 'E-wallet'],
  wayStore: storeCashier,
  wayQr: ['QR code', 'QR code'],
  wayCard: ['Bank card', 'Bank card'],

  // Late payment
  lateOwed: [
    'If a payment of {unpaid} is {days} days late, a new client pays',
    'If an installment of {unpaid} is {days} days late, a new client pays',
    'Kung {days} araw na huli ang hulog na {unpaid}, babayaran ng bagong kliyente',
  ],
  lateSmall: [
    'Late charges on loans of up to {limitAmount} and {limitMonths} months, by law',
    'Late charges on loans up to {limitAmount} and {limitMonths} months, by law',
    'Singil kapag nahuli sa mga loan na hanggang {limitAmount} at {limitMonths} buwan, ayon sa batas',
  ],
  lateCharges: [
    'All late charges, and the limits of law',
    'All late charges, and what the law limits',
    'Lahat ng singil kapag nahuli, at ang hangganan ng batas',
  ],
  lateExample: [
    'If one payment is late, for a new client',
    'If one installment is late (new client)',
    'Kapag nahuli ang isang hulog (bagong kliyente)',
  ],
  lateHow: ['How late', 'Gaano kahuli'],
  lateOfExample: [
    '{unpaid} of a loan of {amount}',
    '{unpaid} of our {amount} example',
    '{unpaid} ng halimbawa naming {amount}',
  ],
  lateOfSmall: [
    '{unpaid} of a loan of up to {limitAmount} and {limitMonths} months',
    '{unpaid} of a loan up to {limitAmount} and {limitMonths} months',
    '{unpaid} ng loan na hanggang {limitAmount} at {limitMonths} buwan',
  ],
  lateAtMost: ['at most {owed}', 'hanggang {owed}'],
  lateAtMostPercent: [
    'at most {limitLate} of the amount due a month',
    'hanggang {limitLate} ng halagang dapat bayaran bawat buwan',
  ],
  lateMost: ['The most it can ever cost', 'The most a loan can cost', 'Pinakamalaking gastos ng isang loan'],
  lateMostSmall: ['as much as you borrowed', 'kasinlaki ng inutang mo'],
  lateAfter: ['{days} days late', '{days} araw na huli'],
  lateMore: ['Read all loan terms', 'Read the full loan terms', 'Basahin ang lahat ng tuntunin'],

  complaintForm: ['Send a complaint', 'Send us your complaint', 'Ipadala ang reklamo mo'],

  // The company
  who: ['Who we are', 'Sino kami'],
  whoLead: [
    'A lending company under the supervision of the Securities and Exchange Commission (SEC).',
    'We’re a lending company supervised by the Securities and Exchange Commission (SEC).',
    'Isang lending company na nasa ilalim ng Securities and Exchange Commission (SEC).',
  ],
  supervision: ['Supervised by', 'Supervised by the', 'Nasa ilalim ng'],
  sec: ['Securities and Exchange Commission', 'Securities and Exchange Commission'],
  complaintsHow: [
    'How to complain, and what follows',
    'How to complain, step by step',
    'Paano magreklamo, hakbang-hakbang',
  ],
  whoCheck: [
    'Check us in the register of the SEC',
    'Check our license with the SEC',
    'I-check ang lisensiya namin sa SEC',
  ],
  officer: ['Data protection officer', 'Data protection officer'],
  officerText: [
    'For questions about your personal data, and to have it corrected or erased.',
    'Contact our data protection officer to see, correct or delete your personal data.',
    'Kontakin ang data protection officer namin para makita, maitama o mabura ang personal mong data.',
  ],

  // Questions and answers
  questions: ['Questions and answers', 'Mga tanong at sagot'],
  groupBefore: ['Before you borrow', 'Bago ka umutang'],
  groupMoney: ['Getting the money', 'Pagtanggap ng pera'],
  groupPaying: ['Paying', 'Pagbabayad'],
  groupSafety: ['Safety and complaints', 'Kaligtasan at reklamo'],
  askRegistered: ['Are you a registered lender?', 'Rehistrado ba kayong lender?'],
  askRegisteredText: [
    'Yes. {company} is registered with the SEC ({sec}) and has Certificate of Authority {authority}. You can check both with the SEC.',
    'Yes. {company} is registered with the SEC ({sec}), with Certificate of Authority {authority}. You can check both with the SEC.',
    'Oo. Rehistrado sa SEC ang {company} ({sec}), at may Certificate of Authority na {authority}. Puwede mo itong i\u2011check sa SEC.',
  ],
  askDisclosure: [
    'What is the disclosure statement?',
    'What’s the disclosure statement?',
    'Ano ang disclosure statement?',
  ],
  askDisclosureText: [
    'It states what you receive, every charge, and what you pay back. The Truth in Lending Act (Republic Act No. 3765) entitles you to it before you take a loan. Read it before you confirm, and keep a copy.',
    'It shows what you get, every charge, and what you pay back. By law (the Truth in Lending Act), you can see it before you take a loan. Read it before you confirm, and keep a copy.',
    'Nakasulat dito ang matatanggap mo, ang bawat singil at ang babayaran mo. Ayon sa batas (Truth in Lending Act), puwede mo itong makita bago ka umutang. Basahin ito bago ka mag\u2011confirm, at magtago ng kopya.',
  ],
  askRecord: [
    'Does my loan show on my credit record?',
    'Will this show on my credit record?',
    'Lalabas ba ito sa credit record ko?',
  ],
  askRecordText: [
    'Yes. Republic Act No. 9510 has lenders report loans, paid and unpaid, to the Credit Information Corporation.',
    'Yes. By law (Republic Act No. 9510), lenders report loans, paid and unpaid, to the Credit Information Corporation.',
    'Oo. Ayon sa batas (Republic Act No. 9510), iniuulat ng mga lender ang mga loan, bayad man o hindi, sa Credit Information Corporation.',
  ],
  askPhone: [
    'What does the app see on my phone?',
    'What can the app see on my phone?',
    'Ano ang nakikita ng app sa phone ko?',
  ],
  askPhoneText: [
    'Our pages in the app get only the pictures that you choose. We never contact the people in your phonebook.',
    'Our pages in the app get only the pictures you choose. We never contact the people in your phonebook.',
    'Mga larawang pinili mo lang ang nakukuha ng mga page namin sa app. Hindi namin kailanman kinokontak ang mga nasa phonebook mo.',
  ],
  askClose: ['How do I close my account?', 'Paano isara ang account ko?'],
  askCloseText: [
    'Write or call us. You can close it at any time when you have no unpaid balance.',
    'Write or call us. You can close it any time, as long as you have no unpaid balance.',
    'Sumulat o tumawag sa amin. Puwede mo itong isara anumang oras, basta wala kang hindi pa bayad.',
  ],
  askWho: ['Who can borrow?', 'Sino ang puwedeng umutang?'],
  askWhoText: [
    'Filipinos over {age} with a bank or e-wallet account in their own name.',
    'Any Filipino over {age} with a bank or e\u2011wallet account in their own name.',
    'Mga Pilipinong lampas {age} na may bank o e\u2011wallet account sa sariling pangalan.',
  ],
  askIds: ['Which ID do I need?', 'What IDs do I need?', 'Anong ID ang kailangan ko?'],
  askIdsText: ['One of these: {ids}.', 'Any one of these: {ids}.', 'Alinman sa mga ito: {ids}.'],
  askCost: ['What does a loan cost?', 'Magkano ang babayaran ko sa loan?'],
  askCostText: [
    'It depends on your loan. In our example you borrow {amount} for {months} months at {rate}% a month, pay {each} each month and {total} in all: the loan costs you {cost}, an effective rate of {effective} a year.',
    'That depends on your loan. If you borrow {amount} for {months} months at {rate}% a month, you pay {each} a month, {total} in all. The loan costs you {cost}, an effective interest rate of {effective} a year.',
    'Depende sa loan mo. Sa halimbawa namin, uutang ka ng {amount} sa loob ng {months} buwan sa {rate}% bawat buwan, magbabayad ng {each} bawat buwan at {total} lahat-lahat: {cost} ang gastos mo sa loan, effective rate na {effective} bawat taon.',
  ],
  askFast: ['When do I get the money?', 'How fast do I get the money?', 'Kailan ko makukuha ang pera?'],
  askFastText: [
    'We decide within 1 day of receiving a complete application. After approval the money reaches your account within {creditMin} to {creditMax} calendar days.',
    'We decide within 1 day after we have your complete application. After approval, the money arrives in {creditMin} to {creditMax} calendar days.',
    'Nagpapasya kami sa loob ng 1 araw mula nang matanggap ang kumpletong application. Kapag naaprubahan, darating ang pera sa account mo sa loob ng {creditMin} hanggang {creditMax} araw (kasama ang weekend at holiday).',
  ],
  askEarly: ['Can I repay early?', 'Can I pay early?', 'Puwede ba akong magbayad nang maaga?'],
  askEarlyText: [
    'Yes. Ask us for the exact amount that is left to pay on the day.',
    'Yes, you can. Ask us for the exact amount.',
    'Oo, puwede. Itanong sa amin ang eksaktong halaga.',
  ],
  askFee: [
    'Do I pay anything before I receive the loan?',
    'Do I have to pay anything first?',
    'May babayaran ba ako bago matanggap ang loan?',
  ],
  askFeeText: [
    'No. Anyone who asks you for a fee in advance is not us.',
    'No. If someone asks you for a fee first, it isn’t us.',
    'Wala. Hindi kami ang sinumang humihingi sa iyo ng paunang bayad.',
  ],
  askComplain: ['How do I complain?', 'How do I make a complaint?', 'Paano ako magrereklamo?'],
  askComplainText: [
    'In the app under Complaint, or with the form on this site. We answer within 3 weekdays. You can also complain to the Securities and Exchange Commission.',
    'In the app, or with the form on this site. We answer within 3 working days. You can also complain to the Securities and Exchange Commission.',
    'Sa app, o gamit ang form sa site na ito. Sumasagot kami sa loob ng 3 araw ng trabaho. Puwede ka ring magreklamo sa Securities and Exchange Commission.',
  ],
});
