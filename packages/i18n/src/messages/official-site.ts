import { defineMessages } from '../define-messages.ts';
import { serviceHours, whatsApp, eMail } from '../shared-wording.ts';

/** The public site (spec §2, docs/decisions/public-site.md). What its forms check stands in `validation`, with the other forms' messages. */
export const officialSiteMessages = defineMessages({
  // Around every view
  skip: ['Skip to the content', 'Skip to content', 'Laktawan patungo sa nilalaman'],
  navigation: ['Main', 'Main menu', 'Pangunahing menu'],
  menu: ['Menu', 'Menu'],
  description: [
    'Cash loans in the Philippines for {minDays} to {maxDays} days, with the whole cost shown before you accept. A decision within 1 day, the money within {creditMin} to {creditMax} days.',
    'Cash loans in the Philippines for {minDays} to {maxDays} days. See the full cost before you accept. A decision within 1 day, your money in {creditMin} to {creditMax} days.',
    'Cash loan sa Pilipinas na {minDays} hanggang {maxDays} araw. Ipinapakita ang buong gastos bago mo tanggapin. Desisyon sa loob ng 1 araw, pera sa loob ng {creditMin} hanggang {creditMax} araw.',
  ],
  onThisSite: ['On this site', 'This site', 'Sa site na ito'],

  // First view
  audience: ['Cash loans for Filipinos over {age}', 'Cash loan para sa Pilipinong lampas {age}'],
  headline: [
    'A loan whose whole cost you see first',
    'Know what your loan costs before you take it',
    'Alamin muna ang babayaran bago umutang',
  ],
  lead: [
    'Borrow in pesos for {minDays} to {maxDays} days. You see every amount and every due date before you accept anything.',
    'Borrow in pesos for {minDays} to {maxDays} days. You see every amount and every due date first.',
    'Umutang sa piso nang {minDays} hanggang {maxDays} araw. Makikita mo muna ang bawat halaga at due date.',
  ],
  exampleTerms: [
    'Borrow {amount} for {months} months at {rate}% a month',
    '{amount} for {months} months at {rate}% a month',
    '{amount} sa loob ng {months} buwan, {rate}% bawat buwan',
  ],
  exampleTotal: ['You pay in all', 'You pay back', 'Babayaran mo'],
  exampleEffective: ['Effective rate', 'Effective rate'],
  exampleMonthly: ['{effectiveMonthly} each month', '{effectiveMonthly} a month', '{effectiveMonthly} bawat buwan'],
  noContacts: [
    'We never call the people in your phonebook',
    'We never call your contacts',
    'Hindi namin tinatawagan ang contacts mo',
  ],
  phonePicture: [
    'The app before you confirm a loan: you borrow {amount}, you pay {each} each month, {total} in all, so the loan costs you {cost}.',
    'The app before you confirm a loan. You borrow {amount} and pay {each} a month, {total} in all. The loan costs you {cost}.',
    'Ang app bago mo kumpirmahin ang loan: hihiramin mo ang {amount}, magbabayad ka ng {each} bawat buwan, {total} lahat-lahat, kaya {cost} ang interes at fees.',
  ],

  // App
  app: ['Get the app', 'Kunin ang app'],
  appText: [
    'You apply, confirm and repay in the app, on iPhone or Android.',
    'Apply, confirm and pay in the app. For iPhone and Android.',
    'Sa app ka mag-a-apply, magkukumpirma at magbabayad, sa iPhone o Android.',
  ],
  appStore: ['App Store', 'App Store'],
  playStore: ['Google Play', 'Google Play'],
  appStoreLead: ['Download on the', 'I-download sa'],
  playStoreLead: ['Get it on', 'Kunin sa'],
  scan: ['Scan to get the app', 'I-scan para makuha ang app'],
  scanText: [
    'Point your phone’s camera here, or choose your store:',
    'Use the camera of your phone, or choose your store:',
    'Itapat dito ang camera ng phone mo, o piliin ang store mo:',
  ],
  scanPicture: [
    'QR code that opens this site on your phone',
    'QR code to open this site on your phone',
    'QR code na nagbubukas ng site na ito sa phone mo',
  ],

  // Steps
  steps: ['How it works', 'Paano ito gumagana'],
  stepApply: ['Apply in the app', 'Mag-apply sa app'],
  stepApplyText: [
    'You need a bank or e-wallet account in your own name and one of these IDs: {ids}.',
    'You need a bank or e\u2011wallet account in your own name and one valid ID: {ids}.',
    'Kailangan mo ng bank o e\u2011wallet account sa sariling pangalan at isang valid ID: {ids}.',
  ],
  stepDecision: ['Wait for the decision', 'Get a decision', 'Hintayin ang desisyon'],
  stepDecisionText: [
    'We decide within 1 day of receiving a complete application.',
    'Within 1 day after we have your complete application.',
    'Sa loob ng 1 araw mula nang matanggap namin ang kumpletong application.',
  ],
  stepMoney: ['Confirm, and receive the money', 'Confirm and get your money', 'Tanggapin ang pera'],
  stepMoneyText: [
    'You see every amount and due date before you confirm. The money arrives within {creditMin} to {creditMax} calendar days.',
    'Check every amount and due date first. The money arrives in {creditMin} to {creditMax} calendar days.',
    'Tingnan ang bawat halaga at due date bago ka magkumpirma. Darating ang pera sa loob ng {creditMin} hanggang {creditMax} araw (kasama ang weekend at holiday).',
  ],

  // Contact and feedback
  contact: ['Contact', 'Contact us', 'Makipag-ugnayan'],
  contactLead: [
    'We answer in English and in Filipino.',
    'We answer in English and Filipino.',
    'Sumasagot kami sa Filipino at sa Ingles.',
  ],
  address: ['Address', 'Address'],
  hours: ['Office hours', 'Oras ng opisina'],
  hoursLine: serviceHours,
  phone: ['Telephone', 'Landline', 'Landline'],
  email: eMail,
  whatsapp: whatsApp,
  feedback: ['Your feedback', 'Send us a message', 'Magpadala ng mensahe'],
  feedbackLead: [
    'Tell us what works and what does not.',
    'Question, problem or suggestion? Tell us.',
    'Tanong, problema o mungkahi? Sabihin sa amin.',
  ],
  name: ['Name', 'Your name', 'Pangalan'],
  reach: ['E-mail or telephone', 'Email or phone number', 'Email o numero ng telepono'],
  message: ['Message', 'Your message', 'Mensahe'],
  fieldMissing: ['Required', 'Kailangan ito'],
  send: ['Send', 'Send message', 'Ipadala ang mensahe'],
  sending: ['Sending…', 'Sending your message…', 'Ipinapadala ang mensahe mo…'],
  notSent: [
    'Your message was not sent, and is still here.',
    'Your message wasn’t sent. We kept what you typed.',
    'Hindi naipadala ang mensahe mo. Narito pa ang na-type mo.',
  ],
  sendByMail: ['Send it by e-mail instead', 'Send it as an email', 'Ipadala bilang email'],
  received: [
    'Your reference is {reference}. We answer within 3 weekdays.',
    'Your reference is {reference}. Keep it. We answer within 3 working days.',
    '{reference} ang reference mo. Itago ito. Sumasagot kami sa loob ng 3 araw ng trabaho.',
  ],
  sendAnother: ['Send another message', 'Send us another message', 'Magpadala ng isa pang mensahe'],
  topic: ['What is it about?', 'What’s it about?', 'Tungkol saan ito?'],
  topicChoose: ['Choose what it is about', 'Choose a topic', 'Pumili ng paksa'],
  collector: ['How I was treated by a collector', 'A collector treated me badly', 'Masamang pakikitungo ng naniningil'],
  payment: ['A payment that is missing or wrong', 'My payment is missing or wrong', 'Nawawala o mali ang bayad ko'],
  charges: ['Interest, penalties or other charges', 'Interest, penalties or charges', 'Interes, multa o singil'],
  application: ['My application or my loan', 'My application or loan', 'Ang application o loan ko'],
  personalData: ['Personal data', 'My personal data', 'Ang personal kong data'],
  other: ['Another matter', 'Something else', 'Iba pa'],
  loanNumber: ['Loan number, if there is one', 'Loan number (if you have one)', 'Numero ng loan (kung mayroon)'],
  filesByMail: ['Add pictures or files by e-mail', 'Email us photos or files', 'I-email ang mga larawan o file'],
  mailSubject: ['Message to {company}', 'Message for {company}', 'Mensahe sa {company}'],
  feedbackNeedsScript: [
    'This form needs JavaScript. With it switched off, please write to {email}.',
    'Turn on JavaScript to use this form, or email {email}.',
    'I-on ang JavaScript para magamit ang form na ito, o mag-email sa {email}.',
  ],

  // About us and Who we are
  registration: ['Registration', 'Our registration', 'Rehistro'],

  // Privacy policy
  privacyLead: [
    'What is done with your data on this website, when you sign up and in the app, and your rights under the Data Privacy Act of 2012.',
    'What we do with your data on this website, when you sign up and in the app, and your rights under the Data Privacy Act of 2012.',
    'Ano ang ginagawa namin sa data mo sa website na ito, sa pag-sign up at sa app, at ang mga karapatan mo ayon sa Data Privacy Act of 2012.',
  ],
  readNotice: ['Read the privacy notice', 'Read our privacy notice', 'Basahin ang privacy notice'],
  companyPolicy: ['Privacy policy of {company}', 'Privacy policy ng {company}'],
  companyPolicyLead: [
    'It is at its own address. If it does not come up here, open it in a page of its own.',
    'It’s at our other address. If it doesn’t load here, open it on its own page.',
    'Nasa iba naming address ito. Kung hindi ito lumabas dito, buksan ito sa sarili nitong page.',
  ],
  openPolicy: ['Open the privacy policy', 'Open the policy', 'Buksan ang privacy policy'],

  // Legal texts
  contents: ['Contents', 'On this page', 'Mga nilalaman'],

  // 404
  notFoundTitle: ['This page does not exist', 'We couldn’t find this page', 'Walang ganitong page'],
  notFoundText: [
    'The address may be misspelt, or the page may have moved.',
    'The link may be wrong or the page may have moved.',
    'Baka mali ang link, o nalipat na ang page.',
  ],
  notFoundCalculator: ['Calculate a loan', 'Kalkulahin ang loan'],
});
