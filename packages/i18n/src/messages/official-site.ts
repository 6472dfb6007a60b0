import { defineMessages } from '../define-messages.ts';

const original = {
  // Around every view
  skip: 'Skip to the content',
  navigation: 'Main',
  menu: 'Menu',
  home: 'Home',
  aboutUs: 'About us',
  privacyPolicy: 'Privacy Policy',
  licenses: 'Open-source licences',
  loanTerms: 'Loan terms and conditions',
  languages: 'Language',
  sample: 'Sample company: this is a demonstration, no lender stands behind it.',
  homeTitle: 'Cash loans online in the Philippines',
  description:
    'Cash loans in the Philippines for {minDays} to {maxDays} days, with the whole cost shown before you accept. A decision within 1 day, the money within {creditMin} to {creditMax} days.',
  onThisSite: 'On this site',

  // First view
  audience: 'Cash loans for Filipinos over {age}',
  headline: 'A loan whose whole cost you see first',
  lead: 'Borrow in pesos for {minDays} to {maxDays} days. You see every amount and every due date before you accept anything.',
  example: 'For example',
  exampleTerms: 'Borrow {amount} for {months} months at {rate}% a month',
  exampleEach: 'You pay each month',
  exampleTotal: 'You pay in all',
  exampleCost: 'The loan costs you',
  exampleRate: 'Effective rate {rate} a year.',
  toCalculator: 'Calculate your loan',
  toSteps: 'How it works',
  phonePicture:
    'The app before you confirm a loan: you receive {amount}, you pay {each} each month, {total} in all, so the loan costs you {cost}.',

  // App
  app: 'Get the app',
  appText: 'You apply, confirm and repay in the app, on iPhone or Android.',
  appStore: 'App Store',
  playStore: 'Google Play',
  appStoreLead: 'Download on the',
  playStoreLead: 'Get it on',
  scan: 'Scan to get the app',
  scanText: 'Point your phone’s camera here, or choose your store:',
  scanPicture: 'QR code that opens this site on your phone',

  // Steps
  steps: 'How it works',
  stepApply: 'Apply in the app',
  stepApplyText: 'You need to be a Filipino over {age}, with a bank or e-wallet account in your own name.',
  stepDecision: 'Wait for the decision',
  stepDecisionText: 'We decide within 1 day of receiving a complete application.',
  stepConfirm: 'Read, then confirm',
  stepConfirmText: 'Amount, interest, due dates and agreement are in front of you. Nothing happens until you confirm.',
  stepRepay: 'Receive and repay',
  stepRepayText:
    'The money arrives within {creditMin} to {creditMax} calendar days. You repay on the due dates, in the app.',

  // Contact and feedback
  contact: 'Contact',
  contactLead: 'Write to us here, or use one of the ways below. We answer in English and in Filipino.',
  address: 'Address',
  hours: 'Office hours',
  hoursLine: '{days}, {opens} to {closes}',
  phone: 'Telephone',
  email: 'E-Mail',
  whatsapp: 'WhatsApp',
  feedback: 'Your feedback',
  feedbackLead: 'Tell us what works and what does not.',
  name: 'Name',
  reach: 'E-mail or telephone',
  message: 'Message',
  fieldMissing: 'This is still empty.',
  send: 'Send',
  sending: 'Sending…',
  notSent: 'Your message was not sent, and is still here.',
  sendByMail: 'Send it by e-mail instead',
  mailSubject: 'Message to {company}',
  feedbackNeedsScript: 'This form needs JavaScript. With it switched off, please write to {email}.',

  // About us and Who we are
  registration: 'Registration',

  // Privacy policy
  companyPolicy: 'Privacy policy of {company}',
  companyPolicyLead:
    'It is shown below from its own address. If you cannot see it there, open it in a page of its own.',
  openPolicy: 'Open the privacy policy',

  // Legal texts
  version: 'Version {version}, {date}',
  contents: 'Contents',

  // 404
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address may be misspelt, or the page may have moved.',
  notFoundCalculator: 'Calculate a loan',
} as const;

/** The public site (spec §2, decision J). What its forms check stands in `validation`, with the other forms' messages. */
export const officialSiteMessages = defineMessages({
  original,
  en: {
    ...original,
    skip: 'Skip to content',
    navigation: 'Main menu',
    privacyPolicy: 'Privacy policy',
    licenses: 'Open-source licences',
    sample: 'Sample company. A demo, with no lender behind it.',
    description:
      'Cash loans in the Philippines for {minDays} to {maxDays} days. See the full cost before you accept. A decision within 1 day, your money in {creditMin} to {creditMax} days.',
    onThisSite: 'This site',
    headline: 'Know what your loan costs before you take it',
    lead: 'Borrow in pesos for {minDays} to {maxDays} days. You see every amount and every due date first.',
    exampleTerms: '{amount} for {months} months at {rate}% a month',
    exampleEach: 'You pay each month',
    exampleTotal: 'You pay back',
    exampleCost: 'It costs you',
    exampleRate: 'Effective interest rate {rate} a year.',
    toCalculator: 'Calculate my loan',
    phonePicture:
      'The app before you confirm a loan. You get {amount} and pay {each} a month, {total} in all. The loan costs you {cost}.',
    appText: 'Apply, confirm and pay in the app. For iPhone and Android.',
    scanText: 'Use the camera of your phone, or choose your store:',
    scanPicture: 'QR code to open this site on your phone',
    stepApplyText: 'You need to be a Filipino over {age}, and have a bank or e-wallet account in your own name.',
    stepDecision: 'Get our answer',
    stepDecisionText: 'We decide within 1 day after we have your complete application.',
    stepConfirm: 'Check, then confirm',
    stepConfirmText:
      'You see the amount, the interest, every due date and the agreement. Nothing happens until you confirm.',
    stepRepay: 'Get your money, then pay on time',
    stepRepayText:
      'Your money arrives in {creditMin} to {creditMax} calendar days. You pay in the app on your due dates.',
    contact: 'Contact us',
    contactLead: 'Send us a message here, or reach us in one of the ways below. We answer in English and Filipino.',
    phone: 'Phone',
    email: 'Email',
    feedback: 'Send us a message',
    feedbackLead: 'Question, problem or suggestion? Tell us.',
    reach: 'Email or phone number',
    message: 'Your message',
    name: 'Your name',
    fieldMissing: 'Fill this in.',
    send: 'Send message',
    sending: 'Sending your message…',
    notSent: 'Your message wasn’t sent. We kept what you typed.',
    sendByMail: 'Send it as an email',
    mailSubject: 'Message for {company}',
    feedbackNeedsScript: 'This form needs JavaScript, which is off. Email {email} instead.',
    registration: 'Our registration',
    companyPolicyLead: 'Can’t see the policy below? Open it on its own page.',
    openPolicy: 'Open the policy',
    contents: 'On this page',
    notFoundTitle: 'We couldn’t find this page',
    notFoundText: 'The link may be wrong or the page may have moved.',
  },
  fil: {
    skip: 'Laktawan patungo sa nilalaman',
    navigation: 'Pangunahing menu',
    menu: 'Menu',
    home: 'Home',
    aboutUs: 'Tungkol sa amin',
    privacyPolicy: 'Patakaran sa privacy',
    licenses: 'Mga lisensiyang open-source',
    loanTerms: 'Mga tuntunin at kondisyon ng loan',
    languages: 'Wika',
    sample: 'Halimbawang kumpanya: demo lang ito. Walang nagpapautang sa likod nito.',
    homeTitle: 'Cash loan online sa Pilipinas',
    description:
      'Cash loan sa Pilipinas na {minDays} hanggang {maxDays} araw. Ipinapakita ang buong gastos bago mo tanggapin. Desisyon sa loob ng 1 araw, pera sa loob ng {creditMin} hanggang {creditMax} araw.',
    onThisSite: 'Sa site na ito',

    audience: 'Cash loan para sa Pilipinong lampas {age}',
    headline: 'Loan na alam mo muna ang buong gastos',
    lead: 'Umutang sa piso nang {minDays} hanggang {maxDays} araw. Makikita mo ang bawat halaga at bawat takdang petsa bago ka tumanggap ng anuman.',
    example: 'Halimbawa',
    exampleTerms: 'Umutang ng {amount} sa loob ng {months} buwan, {rate}% bawat buwan',
    exampleEach: 'Bayad mo bawat buwan',
    exampleTotal: 'Babayaran mo',
    exampleCost: 'Gastos mo sa loan',
    exampleRate: 'Effective interest rate na {rate} bawat taon.',
    toCalculator: 'Kalkulahin ang loan mo',
    toSteps: 'Paano ito gumagana',
    phonePicture:
      'Ang app bago mo kumpirmahin ang loan: matatanggap mo ang {amount}, magbabayad ka ng {each} bawat buwan, {total} lahat-lahat, kaya {cost} ang gastos mo sa loan.',

    app: 'Kunin ang app',
    appText: 'Sa app ka mag-a-apply, magkukumpirma at magbabayad, sa iPhone o Android.',
    appStore: 'App Store',
    playStore: 'Google Play',
    appStoreLead: 'I-download sa',
    playStoreLead: 'Kunin sa',
    scan: 'I-scan para makuha ang app',
    scanText: 'Itapat dito ang camera ng phone mo, o piliin ang store mo:',
    scanPicture: 'QR code na nagbubukas ng site na ito sa phone mo',

    steps: 'Paano ito gumagana',
    stepApply: 'Mag-apply sa app',
    stepApplyText: 'Kailangang Pilipino ka na lampas {age}, na may bank o e-wallet account sa sarili mong pangalan.',
    stepDecision: 'Hintayin ang desisyon',
    stepDecisionText: 'Nagpapasya kami sa loob ng 1 araw mula nang matanggap ang kumpletong application.',
    stepConfirm: 'Basahin, saka kumpirmahin',
    stepConfirmText:
      'Nasa harap mo ang halaga, interes, mga petsa at kasunduan. Walang mangyayari hangga’t hindi mo kinukumpirma.',
    stepRepay: 'Tumanggap at magbayad',
    stepRepayText:
      'Darating ang pera sa loob ng {creditMin} hanggang {creditMax} araw sa kalendaryo. Magbabayad ka sa mga takdang petsa, sa app.',

    contact: 'Makipag-ugnayan',
    contactLead:
      'Sumulat sa amin dito, o gamitin ang isa sa mga paraan sa ibaba. Sumasagot kami sa Filipino at sa Ingles.',
    address: 'Address',
    hours: 'Oras ng opisina',
    hoursLine: '{days}, {opens} hanggang {closes}',
    phone: 'Telepono',
    email: 'Email',
    whatsapp: 'WhatsApp',
    feedback: 'Magpadala ng mensahe',
    feedbackLead: 'Ano ang maayos? Ano ang hindi?',
    name: 'Pangalan',
    reach: 'Email o numero ng telepono',
    message: 'Mensahe',
    fieldMissing: 'Punan ito.',
    send: 'Ipadala ang mensahe',
    sending: 'Ipinapadala ang mensahe mo…',
    notSent: 'Hindi naipadala ang mensahe mo, at narito pa rin ito.',
    sendByMail: 'Ipadala bilang email',
    mailSubject: 'Mensahe sa {company}',
    feedbackNeedsScript: 'Kailangan ng form na ito ang JavaScript. Kapag naka-off ito, sumulat sa {email}.',

    registration: 'Rehistro',

    companyPolicy: 'Patakaran sa privacy ng {company}',
    companyPolicyLead: 'Nasa ibaba ang patakaran. Kung hindi mo ito makita, buksan ito sa sarili nitong page.',
    openPolicy: 'Buksan ang patakaran',

    version: 'Bersyon {version}, {date}',
    contents: 'Mga nilalaman',

    notFoundTitle: 'Walang ganitong page',
    notFoundText: 'Baka mali ang address, o nalipat na ang page. Pumunta sa home, o kalkulahin ang isang loan.',
    notFoundCalculator: 'Kalkulahin ang loan',
  },
});
