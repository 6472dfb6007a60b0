import { defineMessages } from '../define-messages.ts';

const original = {
  // Ways to pay
  ways: 'Ways to pay',
  waysLead: 'Open your loan in the app and choose Pay. The app names the exact amount, the biller and the code.',
  waysWith: 'Among others with {partners}.',
  wayWallet: 'E-wallet',
  wayWalletText: 'In Bills of your e-wallet, choose the biller and enter the reference number that the app shows.',
  wayStore: 'Store cashier',
  wayStoreText: 'Show the barcode or the code at a partner store, pay in cash and keep the receipt.',
  wayQr: 'QR code',
  wayQrText: 'Scan the code with your bank or e-wallet app, or save it and open it there.',
  wayCard: 'Bank card',
  wayCardText: 'Choose your card in the app and confirm with the code that you get by text message.',

  // Late payment
  late: 'What late payment costs',
  lateText:
    'Paying late is expensive. If one payment of {unpaid} is {days} days late, you owe {owed}: {extra} more. If you cannot pay in time, talk to us before the due date.',
  latePenalty: 'One-time penalty',
  lateCharges: 'All late charges, and the limits of law',
  latePenaltyNew: 'New client',
  latePenaltyRepeat: 'Repeat client',
  lateInterest: 'Late interest per day, of the unpaid amount',
  lateDays: 'Day {from} to {to}',
  lateDaysOpen: 'From day {from}',
  lateExample: 'If one payment is late, for a new client',
  lateHow: 'How late',
  lateOfExample: '{unpaid} of a loan of {amount}',
  lateOfSmall: '{unpaid} of a loan of up to {limitAmount} and {limitMonths} months',
  lateAtMost: 'at most {owed}',
  lateAtMostPercent: 'at most {limitLate} a month',
  lateMost: 'The most it can ever cost',
  lateMostSmall: 'as much as you borrowed',
  lateLimits:
    'For loans of up to {limitAmount} and {limitMonths} months, {limitSource} allows at most {limitLate} of the amount due a month for late payment, and a total cost of at most {limitTotal} of the loan. Where the law sets less than our terms, the law applies.',
  lateAfter: '{days} days late',
  lateMore: 'Read all loan terms',

  // Safety
  safety: 'Official channels only',
  safetyLead:
    'People pretend to be lenders. These are our only channels; whatever comes from elsewhere is not from us.',
  safetySite: 'Website',
  safetyApp: 'App',
  safetyAppValue: '{brand}, from the App Store or Google Play',
  safetyCode: 'Never give anyone your PIN, your password or a code from a text message. We never ask for them.',
  safetyFee: 'We never ask you to pay a fee before you receive a loan.',
  safetyPay: 'Pay only with the code and the biller in the app, never to a personal account or number.',

  // Fair collection
  pledge: 'How we collect, and how we do not',
  pledgeLead: 'SEC Memorandum Circular No. 18, series of 2019, forbids unfair collection. We hold ourselves to it:',
  pledgeRespect: 'No threats, no insults, no shaming. We do not publish who owes us.',
  pledgeContacts: 'We contact you, and a guarantor whom you named. Never the people in your phone’s contacts.',
  pledgeHours: 'No calls or messages between 10:00 PM and 6:00 AM.',
  pledgeNames: 'Our collectors say their full name and our company’s name.',
  pledgeComplain: 'If anyone who collects for us does otherwise, tell us.',
  pledgeSec: 'Complain to the SEC',
  complainNpc: 'Complain to the National Privacy Commission',
  complaintForm: 'Send a complaint',

  // Who we are
  who: 'Who we are',
  whoLead: 'A lending company under the supervision of the Securities and Exchange Commission (SEC).',
  supervision: 'Supervised by',
  sec: 'Securities and Exchange Commission',
  complaints: 'Complaints',
  complaintsHow: 'How to complain, and what follows',
  whoCheck: 'Check us in the register of the SEC',
  complaintsText:
    'Tell us first: in the app under Complaint, or with the form on this site. We answer within 3 weekdays.',
  complaintsSec: 'If that does not settle it, complain to the SEC',
  complaintsNpc: 'About your personal data, also to the National Privacy Commission',
  officer: 'Data protection officer',
  officerText: 'For questions about your personal data, and to have it corrected or erased.',

  // Questions and answers
  questions: 'Questions and answers',
  groupBefore: 'Before you borrow',
  groupMoney: 'Getting the money',
  groupPaying: 'Paying',
  groupSafety: 'Safety and complaints',
  askRegistered: 'Are you a registered lender?',
  askRegisteredText:
    'Yes. {company} is registered with the SEC ({sec}) and has Certificate of Authority {authority}. You can check both with the SEC.',
  askDisclosure: 'What is the disclosure statement?',
  askDisclosureText:
    'It states what you receive, every charge, and what you pay back. The Truth in Lending Act (Republic Act No. 3765) entitles you to it before you take a loan. Read it before you confirm, and keep a copy.',
  askRecord: 'Does my loan show on my credit record?',
  askRecordText:
    'Yes. Republic Act No. 9510 has lenders report loans, paid and unpaid, to the Credit Information Corporation.',
  askPhone: 'What does the app see on my phone?',
  askPhoneText:
    'Our pages in the app get only the pictures that you choose. We never contact the people in your phonebook.',
  askThreat: 'A collector threatened me. What now?',
  askThreatText:
    'Keep the messages, the number, the name and the time, and send them to us. Nobody goes to prison for a debt. If you are afraid for your safety, call 911.',
  askClose: 'How do I close my account?',
  askCloseText: 'Write or call us. You can close it at any time when you have no unpaid balance.',
  askWho: 'Who can borrow?',
  askWhoText: 'Filipinos over {age} with a bank or e-wallet account in their own name.',
  askIds: 'Which ID do I need?',
  askIdsText: 'One of these: {ids}.',
  askCost: 'What does a loan cost?',
  askCostText:
    'It depends on your loan. In our example you borrow {amount} for {months} months at {rate}% a month, pay {each} each month and {total} in all: the loan costs you {cost}, an effective rate of {effective} a year.',
  askFast: 'When do I get the money?',
  askFastText:
    'We decide within 1 day of receiving a complete application. After approval the money reaches your account within {creditMin} to {creditMax} calendar days.',
  askEarly: 'Can I repay early?',
  askEarlyText: 'Yes. Ask us for the exact amount that is left to pay on the day.',
  askLate: 'What if I cannot pay in time?',
  askLateText:
    'Talk to us before the due date. Where the app offers it, you can prolong the loan by the same period once the interest and penalties that are due are paid. Otherwise a one-time penalty of {penaltyNew} (repeat clients: {penaltyRepeat}) and late interest for each day are added.',
  askFee: 'Do I pay anything before I receive the loan?',
  askFeeText: 'No. Anyone who asks you for a fee in advance is not us.',
  askPaid: 'I paid, but my loan still shows as due. What now?',
  askPaidText:
    'Some channels take a while. Keep the receipt and do not pay again. If the app does not show the payment by the next day, send us the receipt.',
  askComplain: 'How do I complain?',
  askComplainText:
    'In the app under Complaint, or with the form on this site. We answer within 3 weekdays. You can also complain to the Securities and Exchange Commission.',
} as const;

/** What the public site says about paying, paying late, safety, complaints and who lends. */
export const siteHelpMessages = defineMessages({
  original,
  en: {
    ...original,
    waysLead: 'Tap Pay in the app. It shows you the amount due, the biller and your code.',
    waysWith: 'For example with {partners}.',
    wayWalletText: 'Pay the biller in Bills, with the reference number from the app.',
    wayStore: 'Store',
    wayStoreText: 'Show your code at a partner store, pay cash and keep the receipt.',
    wayQrText: 'Scan or open it with your bank or e-wallet app.',
    wayCardText: 'Choose it in the app and confirm with the code we text you.',
    late: 'If you pay late',
    lateText:
      'Paying late costs a lot. An instalment of {unpaid} that’s {days} days late grows to {owed}. That’s {extra} extra. If you can’t pay on time, talk to us before the due date.',
    latePenalty: 'Penalty, once',
    lateCharges: 'All late charges, and what the law limits',
    latePenaltyRepeat: 'Returning client',
    lateInterest: 'Late interest for each day, on the amount not paid',
    lateExample: 'If one instalment is late (new client)',
    lateOfExample: '{unpaid} of our {amount} example',
    lateOfSmall: '{unpaid} of a loan up to {limitAmount} and {limitMonths} months',
    lateMost: 'The most a loan can cost',
    lateLimits:
      'By law, loans of up to {limitAmount} and {limitMonths} months can cost at most {limitLate} of the amount due for each month you’re late, and never more than {limitTotal} of what you borrowed in all ({limitSource}). If the law sets less than our terms, you pay less.',
    lateMore: 'Read the full loan terms',
    safety: 'Is it really us?',
    safetyLead:
      'Scammers pretend to be lenders. These are our only official channels. If it isn’t on this list, it isn’t us.',
    safetyAppValue: '{brand}, on the App Store and Google Play',
    safetyCode: 'Never share your PIN, password or one-time code (OTP). We never ask for them.',
    safetyFee: 'Never pay a fee to get a loan. We never ask for one.',
    safetyPay: 'Pay only with the code and the biller in the app. Never pay to a personal account or number.',
    pledge: 'Our fair collection promise',
    pledgeLead: 'Unfair collection is forbidden (SEC Memorandum Circular No. 18, series of 2019). This is our promise:',
    pledgeRespect: 'We don’t threaten, insult or shame you. We never publish your name.',
    pledgeContacts: 'We contact only you, or a guarantor you named. Never the people in your phonebook.',
    pledgeHours: 'We don’t call or text between 10:00 PM and 6:00 AM.',
    pledgeNames: 'Our collectors tell you their full name and our company name.',
    pledgeComplain: 'If anyone breaks this promise, tell us.',
    complainNpc: 'Complain to the NPC',
    complaintForm: 'Send us your complaint',
    complaintsHow: 'How to complain, step by step',
    whoCheck: 'Check our licence with the SEC',
    supervision: 'Supervised by the',
    whoLead: 'We’re a lending company supervised by the Securities and Exchange Commission (SEC).',
    complaintsText: 'Tell us first, in the app or through this site. We answer within 3 working days.',
    complaintsSec: 'Not solved? Complain to the SEC',
    complaintsNpc: 'For your personal data, you can also go to the National Privacy Commission',
    officerText: 'Contact our data protection officer to see, correct or delete your personal data.',
    questions: 'Questions and answers',
    groupBefore: 'Before you borrow',
    groupMoney: 'Getting the money',
    groupPaying: 'Paying',
    groupSafety: 'Safety and complaints',
    askRegistered: 'Are you a registered lender?',
    askRegisteredText:
      'Yes. {company} is registered with the SEC ({sec}), with Certificate of Authority {authority}. You can check both with the SEC.',
    askDisclosure: 'What’s the disclosure statement?',
    askDisclosureText:
      'It shows what you get, every charge, and what you pay back. By law (the Truth in Lending Act), you can see it before you take a loan. Read it before you confirm, and keep a copy.',
    askRecord: 'Will this show on my credit record?',
    askRecordText:
      'Yes. By law (Republic Act No. 9510), lenders report loans, paid and unpaid, to the Credit Information Corporation.',
    askPhone: 'What can the app see on my phone?',
    askPhoneText:
      'Our pages in the app get only the pictures you choose. We never contact the people in your phonebook.',
    askThreat: 'A collector threatened me. What now?',
    askThreatText:
      'Keep the messages, the number, the name and the time, and send them to us. Nobody goes to prison for a debt. If you’re afraid for your safety, call 911.',
    askClose: 'How do I close my account?',
    askCloseText: 'Write or call us. You can close it any time, as long as you have no unpaid balance.',
    askWhoText: 'You can, if you’re a Filipino over {age} with a bank or e-wallet account in your own name.',
    askIds: 'What IDs do I need?',
    askIdsText: 'Any one of these: {ids}.',
    askCostText:
      'That depends on your loan. If you borrow {amount} for {months} months at {rate}% a month, you pay {each} a month, {total} in all. The loan costs you {cost}, an effective interest rate of {effective} a year.',
    askFast: 'How fast do I get the money?',
    askFastText:
      'We decide within 1 day after we have your complete application. After approval, the money arrives in {creditMin} to {creditMax} calendar days.',
    askEarly: 'Can I pay early?',
    askEarlyText: 'Yes, you can. Ask us for the exact amount.',
    askLate: 'What if I can’t pay on time?',
    askLateText:
      'Talk to us before the due date. If you see Move due date in the app, you can extend your loan by the same number of days once you pay the interest and penalties due. If you pay late, we add a penalty of {penaltyNew} once (returning clients: {penaltyRepeat}), and interest for each day.',
    askFee: 'Do I have to pay anything first?',
    askFeeText: 'No. If someone asks you for a fee first, it isn’t us.',
    askPaid: 'I paid, but the app still says my loan is due. What now?',
    askPaidText:
      'Some payments take a while. Keep your receipt and do not pay again. If the app doesn’t show your payment by the next day, send us the receipt.',
    askComplain: 'How do I make a complaint?',
    askComplainText:
      'In the app, or with the form on this site. We answer within 3 working days. You can also complain to the Securities and Exchange Commission.',
  },
  fil: {
    ways: 'Mga paraan ng pagbabayad',
    waysLead:
      'Buksan ang loan mo sa app at pindutin ang Magbayad. Nasa app ang halagang babayaran, ang biller at ang code.',
    waysWith: 'Halimbawa sa {partners}.',
    wayWallet: 'E-wallet',
    wayWalletText: 'Sa Bills ng e-wallet mo, piliin ang biller at ilagay ang reference number na nasa app.',
    wayStore: 'Tindahan',
    wayStoreText: 'Ipakita ang barcode o ang code sa partner store, magbayad ng cash at itago ang resibo.',
    wayQr: 'QR code',
    wayQrText: 'I-scan ang code gamit ang bank o e-wallet app mo, o i-save ito at buksan doon.',
    wayCard: 'Bank card',
    wayCardText: 'Piliin ang card mo sa app at kumpirmahin gamit ang code na ite-text sa iyo.',

    late: 'Kung mahuli ang bayad mo',
    lateText:
      'Malaki ang dagdag kapag na-late ang bayad. Kapag nahuli nang {days} araw ang hulog na {unpaid}, {owed} na ang utang mo: {extra} ang dagdag. Kung hindi ka makakabayad sa oras, kausapin kami bago ang takdang petsa.',
    latePenalty: 'Isang beses na multa',
    lateCharges: 'Lahat ng singil kapag nahuli, at ang hangganan ng batas',
    latePenaltyNew: 'Bagong kliyente',
    latePenaltyRepeat: 'Dating kliyente',
    lateInterest: 'Interes bawat araw na huli, sa halagang hindi pa bayad',
    lateDays: 'Ika-{from} hanggang ika-{to} araw',
    lateDaysOpen: 'Mula ika-{from} araw',
    lateExample: 'Kapag nahuli ang isang hulog (bagong kliyente)',
    lateHow: 'Gaano kahuli',
    lateOfExample: '{unpaid} ng halimbawa naming {amount}',
    lateOfSmall: '{unpaid} ng loan na hanggang {limitAmount} at {limitMonths} buwan',
    lateAtMost: 'hanggang {owed}',
    lateAtMostPercent: 'hanggang {limitLate} bawat buwan',
    lateMost: 'Pinakamalaking gastos ng isang loan',
    lateMostSmall: 'kasinlaki ng inutang mo',
    lateLimits:
      'Ayon sa batas, sa mga loan na hanggang {limitAmount} at {limitMonths} buwan, hanggang {limitLate} lang ng halagang dapat bayaran ang dagdag sa bawat buwang huli, at hindi lalampas sa {limitTotal} ng inutang ang kabuuang gastos ({limitSource}). Kapag mas mababa ang itinakda ng batas kaysa sa mga tuntunin namin, ang batas ang masusunod.',
    lateAfter: '{days} araw na huli',
    lateMore: 'Basahin ang lahat ng tuntunin',

    safety: 'Kami ba talaga ito?',
    safetyLead:
      'May mga scammer na nagpapanggap na nagpapautang. Ito lang ang mga opisyal na channel namin. Kapag wala rito, hindi kami iyon.',
    safetySite: 'Website',
    safetyApp: 'App',
    safetyAppValue: '{brand}, mula sa App Store o Google Play',
    safetyCode:
      'Huwag ibigay kaninuman ang PIN, password o code na na-text sa iyo. Hindi namin ito kailanman hihingin.',
    safetyFee: 'Hindi kami humihingi ng bayad bago mo matanggap ang loan.',
    safetyPay: 'Magbayad lang gamit ang code at biller na nasa app, hindi sa personal na account o numero.',

    pledge: 'Ang pangako namin sa maayos na paniningil',
    pledgeLead:
      'Ipinagbabawal ng SEC Memorandum Circular No. 18, series of 2019 ang hindi patas na paniningil. Sinusunod namin ito:',
    pledgeRespect: 'Walang pananakot, insulto o pamamahiya. Hindi namin inilalathala kung sino ang may utang.',
    pledgeContacts:
      'Ikaw ang kinokontak namin, at ang guarantor na pinangalanan mo. Hindi kailanman ang mga nasa contacts ng phone mo.',
    pledgeHours: 'Walang tawag o mensahe mula 10:00 PM hanggang 6:00 AM.',
    pledgeNames: 'Sinasabi ng aming mga naniningil ang buong pangalan nila at ang pangalan ng kumpanya.',
    pledgeComplain: 'Kapag iba ang ginawa ng naniningil para sa amin, sabihin sa amin.',
    pledgeSec: 'Magreklamo sa SEC',
    complainNpc: 'Magreklamo sa NPC',
    complaintForm: 'Ipadala ang reklamo mo',

    who: 'Sino kami',
    whoLead: 'Isang lending company na nasa ilalim ng Securities and Exchange Commission (SEC).',
    supervision: 'Nasa ilalim ng',
    sec: 'Securities and Exchange Commission',
    complaints: 'Mga reklamo',
    complaintsHow: 'Paano magreklamo, hakbang-hakbang',
    whoCheck: 'I-check ang lisensiya namin sa SEC',
    complaintsText:
      'Sabihin muna sa amin: sa app, o gamit ang form sa site na ito. Sumasagot kami sa loob ng 3 araw ng trabaho.',
    complaintsSec: 'Kung hindi pa rin ito maayos, magreklamo sa SEC',
    complaintsNpc: 'Tungkol sa personal mong data, puwede rin sa National Privacy Commission',
    officer: 'Data protection officer',
    officerText: 'Kontakin ang data protection officer namin para makita, maitama o mabura ang personal mong data.',

    questions: 'Mga tanong at sagot',
    groupBefore: 'Bago ka umutang',
    groupMoney: 'Pagtanggap ng pera',
    groupPaying: 'Pagbabayad',
    groupSafety: 'Kaligtasan at reklamo',
    askRegistered: 'Rehistrado ba kayong lender?',
    askRegisteredText:
      'Oo. Rehistrado sa SEC ang {company} ({sec}), at may Certificate of Authority na {authority}. Puwede mo itong i-check sa SEC.',
    askDisclosure: 'Ano ang disclosure statement?',
    askDisclosureText:
      'Nakasulat dito ang matatanggap mo, ang bawat singil at ang babayaran mo. Ayon sa batas (Truth in Lending Act), puwede mo itong makita bago ka umutang. Basahin ito bago ka mag-confirm, at magtago ng kopya.',
    askRecord: 'Lalabas ba ito sa credit record ko?',
    askRecordText:
      'Oo. Ayon sa batas (Republic Act No. 9510), iniuulat ng mga lender ang mga loan, bayad man o hindi, sa Credit Information Corporation.',
    askPhone: 'Ano ang nakikita ng app sa phone ko?',
    askPhoneText:
      'Mga larawang pinili mo lang ang nakukuha ng mga page namin sa app. Hindi namin kailanman kinokontak ang mga nasa phonebook mo.',
    askThreat: 'Tinakot ako ng naniningil. Ano ang gagawin ko?',
    askThreatText:
      'Itago ang mga mensahe, ang numero, ang pangalan at ang oras, at ipadala sa amin. Walang nakukulong dahil sa utang. Kung nangangamba ka sa kaligtasan mo, tumawag sa 911.',
    askClose: 'Paano isara ang account ko?',
    askCloseText: 'Sumulat o tumawag sa amin. Puwede mo itong isara anumang oras, basta wala kang hindi pa bayad.',
    askWho: 'Sino ang puwedeng umutang?',
    askWhoText: 'Mga Pilipinong lampas {age} na may bank o e-wallet account sa sariling pangalan.',
    askIds: 'Anong ID ang kailangan ko?',
    askIdsText: 'Alinman sa mga ito: {ids}.',
    askCost: 'Magkano ang babayaran ko sa loan?',
    askCostText:
      'Depende sa loan mo. Sa halimbawa namin, uutang ka ng {amount} sa loob ng {months} buwan sa {rate}% bawat buwan, magbabayad ng {each} bawat buwan at {total} lahat-lahat: {cost} ang gastos mo sa loan, effective rate na {effective} bawat taon.',
    askFast: 'Kailan ko makukuha ang pera?',
    askFastText:
      'Nagpapasya kami sa loob ng 1 araw mula nang matanggap ang kumpletong application. Kapag naaprubahan, darating ang pera sa account mo sa loob ng {creditMin} hanggang {creditMax} araw (kasama ang weekend at holiday).',
    askEarly: 'Puwede ba akong magbayad nang maaga?',
    askEarlyText: 'Oo, puwede. Itanong sa amin ang eksaktong halaga.',
    askLate: 'Paano kung hindi ako makabayad sa oras?',
    askLateText:
      'Kausapin kami bago ang takdang petsa. Kung inaalok sa app ang Ilipat ang takdang petsa, puwede mo itong ilipat nang kasintagal ng loan. Bayaran muna ang mga interes at multang dapat nang bayaran. Kapag nahuli ka, may isang beses na multang {penaltyNew} (dating kliyente: {penaltyRepeat}) at interes bawat araw.',
    askFee: 'May babayaran ba ako bago matanggap ang loan?',
    askFeeText: 'Wala. Hindi kami ang sinumang humihingi sa iyo ng paunang bayad.',
    askPaid: 'Nagbayad na ako, pero ayon sa app ay hindi pa bayad ang loan ko. Ano ang gagawin ko?',
    askPaidText:
      'May mga channel na matagal. Itago ang resibo at huwag magbayad ulit. Kung wala pa rin sa app ang bayad kinabukasan, ipadala sa amin ang resibo.',
    askComplain: 'Paano ako magrereklamo?',
    askComplainText:
      'Sa app, o gamit ang form sa site na ito. Sumasagot kami sa loob ng 3 araw ng trabaho. Puwede ka ring magreklamo sa Securities and Exchange Commission.',
  },
});
