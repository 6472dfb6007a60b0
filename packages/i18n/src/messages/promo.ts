import { defineMessages } from '../define-messages.ts';

const original = {
  description: 'Register with your mobile number and get the app.',
  skip: 'Skip to the content',

  // Registration
  title: 'Registration',
  headline: 'Register with your mobile number',
  lead: 'All you need is your phone: we send one code by text message.',
  phone: 'Mobile number',
  phoneHintOriginal: '11 digits',
  phoneHintPh: '11 digits, such as 0917 123 4567',
  captcha: 'Characters in the image',
  captchaImage: 'Image with the characters to type',
  showImage: 'Show image',
  anotherImage: 'Show another image',
  imageLoading: 'The image is loading',
  imageFailed: 'The image did not load. Please try again.',
  imageHint: 'Cannot read it? Tap the image for another one.',
  smsCode: 'Code from the text message',
  getCode: 'get verification code',
  resendHint: 'When the countdown ends, you can ask for another code.',
  register: 'Register',
  registering: 'Registering…',
  agreementNote: 'By registering you accept the registration agreement.',
  readAgreement: 'Read the registration agreement',
  smsUnknown:
    'We could not tell whether the code was sent. Check your messages; if it does not come, ask for it again.',
  registerUnknown:
    'We could not tell whether you were registered. Nothing you typed is lost; you can safely try again, because nobody is registered twice.',
  needsScript: 'This form needs JavaScript. With it switched off, you can download the app and register there.',

  // Below the form
  next: 'What happens next',
  nextRegister: 'You register',
  nextRegisterText: 'With your mobile number and the code we send to it.',
  nextDownload: 'You download the app',
  nextDownloadText: 'And log in with the same number.',
  nextRead: 'You read before you confirm',
  nextReadText: 'Registering is not borrowing. You see every amount and every due date before you accept a loan.',
  facts: 'The loans',
  factTerm: 'Term',
  factTermValue: '91–365 days',
  factWho: 'For',
  factWhoValue: 'Filipinos over 18',
  factDecision: 'Decision',
  factDecisionValue: 'within 1 day',
  factCredit: 'Money in your account',
  factCreditValue: 'in 1–3 days',

  // Download
  downloadTitle: 'Download the app',
  downloadLead: 'Install it, then log in with the mobile number you registered.',
  toAppStore: 'Open the App Store',
  toPlayStore: 'Open Google Play',
  downloadSteps: 'How to go on',
  stepInstall: 'Install the app from the store.',
  stepLogIn: 'Log in with your mobile number.',
  stepApply: 'See your offers, and read every amount before you confirm.',
  backToRegistration: 'Back to registration',

  // Agreement
  version: 'Version {version}, {date}',

  // What a lender's advertisement has to say
  advice: 'Study the terms and conditions in the disclosure statement before you take a loan.',
  sample: 'Sample company: this is a demonstration, no lender stands behind it.',
  loanTerms: 'Loan terms and conditions',
  privacyPolicy: 'Privacy Policy',
} as const;

/** The registration page of a campaign and what it leads to (spec §2, §4, decision I). */
export const promoMessages = defineMessages({
  original,
  en: { ...original, getCode: 'Get code' },
  fil: {
    description: 'Mag-register gamit ang mobile number mo at kunin ang app.',
    skip: 'Laktawan patungo sa nilalaman',

    title: 'Pagre-register',
    headline: 'Mag-register gamit ang mobile number mo',
    lead: 'Phone mo lang ang kailangan: magte-text kami ng isang code.',
    phone: 'Mobile number',
    phoneHintOriginal: '11 digit',
    phoneHintPh: '11 digit, gaya ng 0917 123 4567',
    captcha: 'Mga character sa larawan',
    captchaImage: 'Larawan ng mga character na ita-type',
    showImage: 'Ipakita ang larawan',
    anotherImage: 'Magpakita ng ibang larawan',
    imageLoading: 'Naglo-load ang larawan',
    imageFailed: 'Hindi na-load ang larawan. Pakisubukan muli.',
    imageHint: 'Hindi mabasa? Pindutin ang larawan para sa iba.',
    smsCode: 'Code mula sa text message',
    getCode: 'Kunin ang code',
    resendHint: 'Kapag tapos na ang countdown, puwede kang humingi ng panibagong code.',
    register: 'Mag-register',
    registering: 'Nire-register…',
    agreementNote: 'Sa pagre-register, tinatanggap mo ang kasunduan sa pagre-register.',
    readAgreement: 'Basahin ang kasunduan sa pagre-register',
    smsUnknown:
      'Hindi namin matiyak kung naipadala ang code. I-check ang mga text mo; kung walang dumating, humingi ulit.',
    registerUnknown:
      'Hindi namin matiyak kung na-register ka. Walang nawala sa na-type mo; ligtas na subukan ulit, dahil walang nare-register nang dalawang beses.',
    needsScript:
      'Kailangan ng form na ito ang JavaScript. Kapag naka-off ito, puwede mong i-download ang app at doon mag-register.',

    next: 'Ano ang susunod',
    nextRegister: 'Magre-register ka',
    nextRegisterText: 'Gamit ang mobile number mo at ang code na ipapadala namin dito.',
    nextDownload: 'Ida-download mo ang app',
    nextDownloadText: 'At magla-log in gamit ang parehong number.',
    nextRead: 'Magbabasa ka bago mag-confirm',
    nextReadText:
      'Hindi pa pangungutang ang pagre-register. Makikita mo ang bawat halaga at bawat takdang petsa bago ka tumanggap ng loan.',
    facts: 'Ang mga loan',
    factTerm: 'Tagal',
    factTermValue: '91–365 araw',
    factWho: 'Para sa',
    factWhoValue: 'mga Pilipinong lampas 18',
    factDecision: 'Desisyon',
    factDecisionValue: 'sa loob ng 1 araw',
    factCredit: 'Pera sa account mo',
    factCreditValue: 'sa 1–3 araw',

    downloadTitle: 'I-download ang app',
    downloadLead: 'I-install ito, saka mag-log in gamit ang mobile number na ni-register mo.',
    toAppStore: 'Buksan ang App Store',
    toPlayStore: 'Buksan ang Google Play',
    downloadSteps: 'Paano magpatuloy',
    stepInstall: 'I-install ang app mula sa store.',
    stepLogIn: 'Mag-log in gamit ang mobile number mo.',
    stepApply: 'Tingnan ang mga alok sa iyo, at basahin ang bawat halaga bago mag-confirm.',
    backToRegistration: 'Bumalik sa pagre-register',

    version: 'Bersyon {version}, {date}',

    advice: 'Pag-aralan ang mga tuntunin at kondisyon sa disclosure statement bago kumuha ng loan.',
    sample: 'Halimbawang kumpanya: demonstrasyon lang ito, walang nagpapautang sa likod nito.',
    loanTerms: 'Mga tuntunin at kondisyon ng loan',
    privacyPolicy: 'Patakaran sa Privacy',
  },
});
