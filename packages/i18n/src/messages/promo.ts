import { defineMessages } from '../define-messages.ts';

/** The registration page of a campaign and what it leads to (spec §2, §4, docs/decisions/campaign-page.md). */
export const promoMessages = defineMessages({
  description: [
    'Register with your mobile number and get the app.',
    'Sign up with your mobile number, get the app, and see every amount before you take a loan.',
    'Mag-register gamit ang mobile number mo, kunin ang app, at tingnan ang bawat halaga bago ka kumuha ng loan.',
  ],

  // Registration
  title: ['Registration', 'Sign up', 'Pagre-register'],
  headline: [
    'Register with your mobile number',
    'Know what your loan costs before you take it',
    'Alamin muna ang babayaran bago umutang',
  ],
  lead: [
    'All you need is your phone: we send one code by text message.',
    'Sign up with your mobile number. All it takes is one text message, and it’s free.',
    'Mag-register gamit ang mobile number mo. Isang text message lang ang kailangan, at libre ito.',
  ],
  chipDecision: ['Decision within 1 day', 'Desisyon sa loob ng 1 araw'],
  chipFree: ['No fee before you receive a loan', 'No upfront fees', 'Walang paunang bayad'],
  stepOf: ['Step {step} of {steps}', 'Hakbang {step} ng {steps}'],
  phone: ['Mobile number', 'Your mobile number', 'Ang mobile number mo'],
  changeNumber: ['Change', 'Palitan'],
  moment: ['One moment…', 'Sandali lang…'],
  phoneHintOriginal: ['11 digits', 'Your 11 digits', 'Ang 11 digit ng number mo'],
  phoneHintPh: ['11 digits, such as 0917 123 4567', 'For example 0917 123 4567', 'Halimbawa: 0917 123 4567'],
  captcha: ['Characters in the image', 'Type the characters you see', 'I-type ang mga character na nakikita mo'],
  captchaImage: [
    'Image with the characters to type',
    'Picture with the characters to type',
    'Larawan ng mga character na ita-type',
  ],
  showImage: ['Show image', 'Show the picture', 'Ipakita ang larawan'],
  anotherImage: ['Show another image', 'Show another picture', 'Magpakita ng ibang larawan'],
  imageLoading: ['The image is loading', 'Loading the picture', 'Naglo-load ang larawan'],
  imageFailed: [
    'The image did not load. Please try again.',
    'We couldn’t load the picture. Try again.',
    'Hindi na-load ang larawan. Subukan muli.',
  ],
  captchaHelp: [
    'You cannot see or read the image?',
    'Can’t see or read the picture?',
    'Hindi makita o mabasa ang larawan?',
  ],
  newPicture: ['New picture', 'Get a new picture', 'Bagong larawan'],
  captchaHelpContact: [
    'Call or write to us, and we help you register:',
    'Call us or write to us. We’ll help you sign up:',
    'Tumawag o sumulat sa amin, at tutulungan ka naming mag-register:',
  ],
  smsCode: ['Code from the text message', 'Enter the code we texted you', 'Ilagay ang code na tinext namin'],
  getCode: ['get verification code', 'Text me the code', 'Kunin ang code'],
  noCode: ['No text message?', 'Didn’t get the text?', 'Walang text na dumating?'],
  haveCode: ['I have a code already', 'I already have a code', 'May code na ako'],
  register: ['Register', 'Sign up', 'Mag-register'],
  registering: ['Registering…', 'Signing you up…', 'Nire-register…'],
  numberUse: [
    'We use your number to create your account and to send you the code. Each attempt to register is recorded with your number.',
    'We use your number to create your account and text you a code. We also note your sign\u2011up, so the partner who sent you gets paid.',
    'Ginagamit namin ang number mo para gawin ang account mo at i\u2011text sa iyo ang code. Itinatala rin namin ang pagre-register mo, para mabayaran ang partner na nagdala sa iyo.',
  ],
  agreementNote: [
    'By registering you accept the registration agreement.',
    'By signing up, you accept the registration agreement.',
    'Kapag nag-register ka, pumapayag ka sa registration agreement.',
  ],
  readAgreement: ['Read the registration agreement', 'Read the agreement', 'Basahin ang agreement'],
  smsUnknown: [
    'We could not tell whether the code was sent. Check your messages; if it does not come, ask for it again.',
    'We couldn’t confirm that your code was sent. Check your texts. No code? Ask for a new one.',
    'Hindi namin matiyak kung naipadala ang code. I\u2011check ang mga text mo. Walang code? Humingi ulit.',
  ],
  registerUnknown: [
    'We could not tell whether you were registered. Nothing you typed is lost; you can safely try again, because a number is registered only once.',
    'We couldn’t confirm your sign\u2011up. Tap Try again. It’s safe, because one number can have only one account.',
    'Hindi namin matiyak kung na\u2011register ka. Pindutin ang Subukan muli. Ligtas ito, dahil isang account lang ang bawat number.',
  ],
  trustApp: ['{brand} is an app of {company}.', 'App ng {company} ang {brand}.'],
  trustNumbers: [
    'SEC registration {sec}, certificate of authority {authority}.',
    'SEC registration no. {sec}, Certificate of Authority no. {authority}.',
    'SEC registration no. {sec}, Certificate of Authority no. {authority}.',
  ],
  trustCode: [
    'The code is for this page alone. We never ask you for it by call, text or chat.',
    'Keep your code to yourself. We never ask you for it by call, text or chat.',
    'Huwag ibahagi ang code mo. Hindi namin ito hinihingi sa tawag, text o chat.',
  ],
  needsScript: [
    'This form needs JavaScript. With it switched off, you can download the app and register there.',
    'Turn on JavaScript to sign up here, or sign up in the app.',
    'I-on ang JavaScript para makapag-register dito, o mag-register sa app.',
  ],
  scriptLate: [
    'This page is not complete yet: part of it has not arrived. Check your connection, or',
    'This page hasn’t finished loading. Check your connection, or',
    'Hindi pa tapos mag-load ang page na ito. I\u2011check ang internet mo, o',
  ],
  reload: ['load it again', 'reload', 'i-load ulit'],

  // Download
  downloadTitle: ['Download the app', 'Get the app', 'I-download ang app'],
  downloadLead: [
    'Install it, then log in with the mobile number you registered.',
    'Install it, then log in with your mobile number.',
    'I-install ito, saka mag\u2011log in gamit ang mobile number na ni\u2011register mo.',
  ],
  outcomeRegistered: ['You are registered.', 'You’re in!', 'Naka-register ka na!'],
  outcomeAlreadyRegistered: [
    'This number is registered already.',
    'You already have an account with this number.',
    'May account ka na gamit ang number na ito.',
  ],
  openLead: [
    'You have an account: log in with your mobile number. You need no other registration.',
    'Log in with your mobile number. You don’t need to sign up again.',
    'Mag-log in gamit ang mobile number mo. Hindi mo na kailangang mag-register ulit.',
  ],
  openApp: ['Open the app', 'Buksan ang app'],
  appNotOpened: [
    'The app did not open? Install it from the store.',
    'Did the app not open? Install it from the store.',
    'Hindi bumukas ang app? I\u2011install ito mula sa store.',
  ],
  scanTitle: ['Go on with your phone', 'Continue on your phone', 'Ituloy sa phone mo'],
  scanText: [
    'Point its camera at this code. It opens this page there, with the store of your phone.',
    'Scan this code with your phone. It opens this page there, with the right store for your phone.',
    'Itapat ang camera nito sa code na ito. Bubukas doon ang page na ito, kasama ang store ng phone mo.',
  ],
  qrLabel: [
    'QR code of this page',
    'QR code to open this page on your phone',
    'QR code na nagbubukas ng page na ito sa phone mo',
  ],
  toAppStore: ['Open the App Store', 'Get it on the App Store', 'Kunin sa App Store'],
  toPlayStore: ['Open Google Play', 'Get it on Google Play', 'Kunin sa Google Play'],
  downloadSteps: ['How to go on', 'What to do next', 'Ano ang susunod'],
  stepInstall: ['Install the app from the store.', 'Install the app.', 'I-install ang app mula sa store.'],
  stepLogIn: [
    'Log in with your mobile number.',
    'Log in with the number you signed up with.',
    'Mag-log in gamit ang mobile number mo.',
  ],
  stepApply: [
    'See your offers, and read every amount before you confirm.',
    'See your offers. Check every amount before you confirm.',
    'Tingnan ang mga loan offer mo, at basahin ang bawat halaga bago mag\u2011confirm.',
  ],
  backToRegistration: ['Back to registration', 'Back to sign-up', 'Bumalik sa pagre-register'],
});
