import { defineMessages } from '../define-messages.ts';

const original = {
  // Around every view
  skip: 'Skip to the content',
  navigation: 'Main',
  home: 'Home',
  aboutUs: 'About us',
  privacyPolicy: 'Privacy Policy',
  loanTerms: 'Loan terms and conditions',
  languages: 'Language',
  sample: 'Sample company: this is a demonstration, no lender stands behind it.',
  description:
    'Loans in pesos for 91 to 365 days, with the whole cost shown before you accept. A decision within 1 day, the money within 1 to 3 days.',

  // Banner
  headline: 'A loan whose whole cost you see first',
  lead: 'Borrow in pesos for 91 to 365 days. You see every amount and every due date before you accept anything.',
  toCalculator: 'Calculate a loan',
  toSteps: 'How it works',
  banner: 'What to expect',
  pause: 'Pause the banner',
  play: 'Play the banner',
  slideCostTitle: 'Every amount, before you accept',
  slideCostText: 'The app lists what you receive, what you pay and when, on one page.',
  slideTermTitle: '91 to 365 days',
  slideTermText: 'Choose the term that fits your income. Repay early once half of it has passed.',
  slideSpeedTitle: 'Decided within 1 day',
  slideSpeedText: 'After approval, the money reaches your bank or e-wallet account within 1 to 3 days.',

  // Figures
  figures: 'At a glance',
  figureTerm: 'Term',
  figureTermValue: '91–365 days',
  figureDecision: 'Decision',
  figureDecisionValue: 'within 1 day',
  figureCredit: 'Money in your account',
  figureCreditValue: 'in 1–3 days',
  figureEarly: 'Early repayment',
  figureEarlyValue: 'from half the term',

  // Steps
  steps: 'How it works',
  stepApply: 'Apply in the app',
  stepApplyText: 'You need to be a Filipino over 18, with a bank or e-wallet account in your own name.',
  stepDecision: 'Wait for the decision',
  stepDecisionText: 'We decide within 1 day of receiving a complete application.',
  stepConfirm: 'Read, then confirm',
  stepConfirmText: 'Amount, interest, due dates and agreement are in front of you. Nothing happens until you confirm.',
  stepRepay: 'Receive and repay',
  stepRepayText: 'The money arrives within 1 to 3 calendar days. You repay on the due dates, in the app.',

  // Calculator
  calculator: 'Loan calculator',
  calculatorLead:
    'An estimate from your own figures. The rate and the amounts that count are those in your loan agreement.',
  amount: 'Loan amount (₱)',
  amountHint: 'Whole pesos, digits only',
  rate: 'Rate (% per period)',
  rateHint: 'The interest for one period, such as one month',
  period: 'Period',
  periodHint: 'How many of those periods',
  calculate: 'Calculate',
  result: 'Result',
  resultEmpty: 'Fill in the three fields to see the interest and the total.',
  interest: 'Interest',
  interestFormula: 'amount × rate × rounded period ÷ 100',
  total: 'Total payable',
  totalFormula: 'amount + amount × (rate ÷ 100) × period',
  periodRounded:
    'Your period is not a whole number. The interest counts it rounded, the total counts it as it is, so the two do not add up exactly.',
  calculatorNeedsScript: 'The calculator needs JavaScript. With it switched off, you can use the two formulas by hand.',

  // Late payment
  late: 'What late payment costs',
  lateText: 'No surprises here either. If an amount is not paid on its due date, these charges apply.',
  latePenalty: 'One-time penalty',
  latePenaltyNew: 'New client',
  latePenaltyRepeat: 'Repeat client',
  lateInterest: 'Late interest per day, of the unpaid amount',
  lateDaysFirst: 'Day 1 to 30',
  lateDaysSecond: 'Day 31 to 90',
  lateDaysThird: 'From day 91',
  lateMore: 'Read all loan terms',

  // App
  app: 'Get the app',
  appText: 'You apply, confirm and repay in the app.',
  appStore: 'App Store',
  playStore: 'Google Play',

  // Contact and feedback
  contact: 'Contact',
  contactLead: 'Write to us here. Our telephone number and addresses are at the foot of this page.',
  address: 'Address',
  phone: 'Telephone',
  email: 'E-Mail',
  whatsapp: 'WhatsApp',
  feedback: 'Your feedback',
  feedbackLead: 'Tell us what works and what does not.',
  name: 'Name',
  reach: 'E-mail or telephone',
  message: 'Message',
  send: 'Send',
  sending: 'Sending…',
  notSent: 'Your message was not sent, and is still here.',
  feedbackNeedsScript: 'This form needs JavaScript. With it switched off, please write to {email}.',

  // About us
  aboutLead: 'We lend small amounts to people in the Philippines, and we say what they cost.',
  mission: 'Our mission',
  missionText:
    'Credit should be something a person can check with a pencil. We lend amounts that can be repaid, for terms that are long enough to repay them, at a price that stands on one page.',
  advantages: 'What you can count on',
  advantageCost: 'The whole cost first',
  advantageCostText: 'Interest, due dates and charges are shown before you confirm, and again in your agreement.',
  advantageTime: 'Clear times',
  advantageTimeText: 'A decision within 1 day. The money within 1 to 3 calendar days of approval.',
  advantageEarly: 'Early repayment',
  advantageEarlyText: 'Possible once half of the term and at least 7 days since disbursement have passed.',
  advantageAnswer: 'Somebody who answers',
  advantageAnswerText: 'A complaint filed in the app is answered within 3 weekdays.',
  team: 'Our team',
  teamText:
    'Credit, customer care and engineering work side by side. Whoever reads your complaint can see your order, and can have a mistake put right.',
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
} as const;

/** The public site (spec §2, decision J). What its forms check stands in `validation`, with the other forms' messages. */
export const officialSiteMessages = defineMessages({
  original,
  en: original,
  fil: {
    skip: 'Laktawan patungo sa nilalaman',
    navigation: 'Pangunahin',
    home: 'Home',
    aboutUs: 'Tungkol sa amin',
    privacyPolicy: 'Patakaran sa Privacy',
    loanTerms: 'Mga tuntunin at kondisyon ng loan',
    languages: 'Wika',
    sample: 'Halimbawang kumpanya: demonstrasyon lang ito, walang nagpapautang sa likod nito.',
    description:
      'Loan sa piso na 91 hanggang 365 araw, ipinapakita ang buong gastos bago mo tanggapin. Desisyon sa loob ng 1 araw, pera sa loob ng 1 hanggang 3 araw.',

    headline: 'Loan na alam mo muna ang buong gastos',
    lead: 'Umutang sa piso nang 91 hanggang 365 araw. Makikita mo ang bawat halaga at bawat petsa ng bayad bago ka tumanggap ng anuman.',
    toCalculator: 'Kalkulahin ang loan',
    toSteps: 'Paano ito gumagana',
    banner: 'Ano ang aasahan',
    pause: 'Ihinto ang banner',
    play: 'Paandarin ang banner',
    slideCostTitle: 'Bawat halaga, bago mo tanggapin',
    slideCostText:
      'Nakalista sa app kung magkano ang matatanggap mo, magkano ang babayaran mo at kailan, sa iisang page.',
    slideTermTitle: '91 hanggang 365 araw',
    slideTermText:
      'Piliin ang tagal na akma sa kita mo. Puwedeng magbayad nang maaga kapag lumipas na ang kalahati nito.',
    slideSpeedTitle: 'Desisyon sa loob ng 1 araw',
    slideSpeedText: 'Kapag naaprubahan, darating ang pera sa bank o e-wallet account mo sa loob ng 1 hanggang 3 araw.',

    figures: 'Sa isang tingin',
    figureTerm: 'Tagal',
    figureTermValue: '91–365 araw',
    figureDecision: 'Desisyon',
    figureDecisionValue: 'sa loob ng 1 araw',
    figureCredit: 'Pera sa account mo',
    figureCreditValue: 'sa 1–3 araw',
    figureEarly: 'Maagang bayad',
    figureEarlyValue: 'mula kalahati ng tagal',

    steps: 'Paano ito gumagana',
    stepApply: 'Mag-apply sa app',
    stepApplyText: 'Kailangang Pilipino ka na lampas 18, na may bank o e-wallet account sa sarili mong pangalan.',
    stepDecision: 'Hintayin ang desisyon',
    stepDecisionText: 'Nagpapasya kami sa loob ng 1 araw mula nang matanggap ang kumpletong application.',
    stepConfirm: 'Basahin, saka kumpirmahin',
    stepConfirmText:
      'Nasa harap mo ang halaga, interes, mga petsa at kasunduan. Walang mangyayari hangga’t hindi mo kinukumpirma.',
    stepRepay: 'Tumanggap at magbayad',
    stepRepayText:
      'Darating ang pera sa loob ng 1 hanggang 3 araw sa kalendaryo. Magbabayad ka sa mga takdang petsa, sa app.',

    calculator: 'Loan calculator',
    calculatorLead:
      'Tantiya ito mula sa sarili mong mga numero. Ang nasa kasunduan mo sa loan ang rate at mga halagang masusunod.',
    amount: 'Halaga ng loan (₱)',
    amountHint: 'Buong piso, mga numero lang',
    rate: 'Rate (% bawat period)',
    rateHint: 'Ang interes sa isang period, gaya ng isang buwan',
    period: 'Period',
    periodHint: 'Ilang ganoong period',
    calculate: 'Kalkulahin',
    result: 'Resulta',
    resultEmpty: 'Punan ang tatlong field para makita ang interes at ang kabuuan.',
    interest: 'Interes',
    interestFormula: 'halaga × rate × ni-round na period ÷ 100',
    total: 'Kabuuang babayaran',
    totalFormula: 'halaga + halaga × (rate ÷ 100) × period',
    periodRounded:
      'Hindi buong numero ang period mo. Ni-round ito sa interes at hindi ni-round sa kabuuan, kaya hindi eksaktong magtutugma ang dalawa.',
    calculatorNeedsScript:
      'Kailangan ng calculator ang JavaScript. Kapag naka-off ito, puwede mong gamitin nang mano-mano ang dalawang formula.',

    late: 'Magkano kapag huli ang bayad',
    lateText: 'Wala ring sorpresa rito. Kapag hindi nabayaran ang isang halaga sa takdang petsa, ito ang mga singil.',
    latePenalty: 'Isang beses na multa',
    latePenaltyNew: 'Bagong kliyente',
    latePenaltyRepeat: 'Umuulit na kliyente',
    lateInterest: 'Interes bawat araw na huli, sa halagang hindi pa bayad',
    lateDaysFirst: 'Ika-1 hanggang ika-30 araw',
    lateDaysSecond: 'Ika-31 hanggang ika-90 araw',
    lateDaysThird: 'Mula ika-91 araw',
    lateMore: 'Basahin ang lahat ng tuntunin',

    app: 'Kunin ang app',
    appText: 'Sa app ka mag-a-apply, magkukumpirma at magbabayad.',
    appStore: 'App Store',
    playStore: 'Google Play',

    contact: 'Makipag-ugnayan',
    contactLead: 'Sumulat sa amin dito. Nasa ibaba ng page na ito ang aming telepono at mga address.',
    address: 'Address',
    phone: 'Telepono',
    email: 'E-Mail',
    whatsapp: 'WhatsApp',
    feedback: 'Ang feedback mo',
    feedbackLead: 'Sabihin sa amin kung ano ang maayos at ano ang hindi.',
    name: 'Pangalan',
    reach: 'E-mail o telepono',
    message: 'Mensahe',
    send: 'Ipadala',
    sending: 'Ipinapadala…',
    notSent: 'Hindi naipadala ang mensahe mo, at narito pa rin ito.',
    feedbackNeedsScript: 'Kailangan ng form na ito ang JavaScript. Kapag naka-off ito, sumulat sa {email}.',

    aboutLead: 'Nagpapautang kami ng maliliit na halaga sa mga tao sa Pilipinas, at sinasabi namin kung magkano ito.',
    mission: 'Ang layunin namin',
    missionText:
      'Ang utang ay dapat kayang i-check ng tao gamit ang lapis. Nagpapautang kami ng mga halagang kayang bayaran, sa tagal na sapat para mabayaran ito, sa presyong kasya sa isang page.',
    advantages: 'Ano ang maaasahan mo',
    advantageCost: 'Buong gastos muna',
    advantageCostText:
      'Ipinapakita ang interes, mga petsa at mga singil bago ka magkumpirma, at muli sa iyong kasunduan.',
    advantageTime: 'Malinaw na oras',
    advantageTimeText:
      'Desisyon sa loob ng 1 araw. Pera sa loob ng 1 hanggang 3 araw sa kalendaryo mula sa pag-apruba.',
    advantageEarly: 'Maagang pagbabayad',
    advantageEarlyText:
      'Puwede kapag lumipas na ang kalahati ng tagal at hindi bababa sa 7 araw mula nang maipadala ang pera.',
    advantageAnswer: 'May sumasagot',
    advantageAnswerText: 'Sinasagot sa loob ng 3 weekday ang reklamong isinampa sa app.',
    team: 'Ang team namin',
    teamText:
      'Magkakatabing nagtatrabaho ang credit, customer care at engineering. Ang bumabasa ng reklamo mo ay nakikita ang order mo, at maipapaayos ang pagkakamali.',
    registration: 'Rehistro',

    companyPolicy: 'Privacy policy ng {company}',
    companyPolicyLead:
      'Ipinapakita ito sa ibaba mula sa sarili nitong address. Kung hindi mo ito makita roon, buksan ito sa sariling page.',
    openPolicy: 'Buksan ang privacy policy',

    version: 'Bersyon {version}, {date}',
    contents: 'Mga nilalaman',

    notFoundTitle: 'Walang ganitong page',
    notFoundText: 'Baka mali ang pagkakasulat ng address, o nalipat na ang page.',
  },
});
