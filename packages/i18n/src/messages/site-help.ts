import { defineMessages } from '../define-messages.ts';
import { storeCashier, waysToPay } from '../shared-wording.ts';

/** The public site's texts about paying, paying late, safety, complaints and the lender. */
export const siteHelpMessages = defineMessages({
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
  late: ['What late payment costs', 'If you pay late', 'Kung mahuli ang bayad mo'],
  lateText: [
    'Paying late is expensive. If you cannot pay in time, talk to us before the due date.',
    'Paying late costs a lot. Can’t pay on time? Talk to us before the due date.',
    'Malaki ang dagdag kapag na-late. Hindi makakabayad sa oras? Kausapin kami bago ang due date.',
  ],
  lateOwed: [
    '{unpaid}, {days} days late',
    'Pay {unpaid} {days} days late, and you pay',
    'Kung {days} araw na late ang {unpaid}, babayaran mo',
  ],
  lateSmall: [
    'Loans of up to {limitAmount} and {limitMonths} months, by law',
    'Loans up to {limitAmount} and {limitMonths} months, by law',
    'Mga loan na hanggang {limitAmount} at {limitMonths} buwan, ayon sa batas',
  ],
  latePenalty: ['One-time penalty', 'Penalty, once', 'Isang beses na multa'],
  lateCharges: [
    'All late charges, and the limits of law',
    'All late charges, and what the law limits',
    'Lahat ng singil kapag nahuli, at ang hangganan ng batas',
  ],
  latePenaltyNew: ['New client', 'Bagong kliyente'],
  latePenaltyRepeat: ['Repeat client', 'Returning client', 'Dating kliyente'],
  lateInterest: [
    'Late interest per day, of the unpaid amount',
    'Late interest for each day, on the amount not paid',
    'Interes bawat araw na huli, sa halagang hindi pa bayad',
  ],
  lateDays: ['Day {from} to {to}', 'Ika-{from} hanggang ika-{to} araw'],
  lateDaysOpen: ['From day {from}', 'Mula ika-{from} araw'],
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
  lateAtMostPercent: ['at most {limitLate} a month', 'hanggang {limitLate} bawat buwan'],
  lateMost: ['The most it can ever cost', 'The most a loan can cost', 'Pinakamalaking gastos ng isang loan'],
  lateMostSmall: ['as much as you borrowed', 'kasinlaki ng inutang mo'],
  lateLimits: [
    'For loans of up to {limitAmount} and {limitMonths} months, {limitSource} allows at most {limitLate} of the amount due a month for late payment, and a total cost of at most {limitTotal} of the loan. Where the law sets less than our terms, the law applies.',
    'By law, loans of up to {limitAmount} and {limitMonths} months can cost at most {limitLate} of the amount due for each month you’re late, and never more than {limitTotal} of what you borrowed in all ({limitSource}). If the law sets less than our terms, you pay less.',
    'Ayon sa batas, sa mga loan na hanggang {limitAmount} at {limitMonths} buwan, hanggang {limitLate} lang ng halagang dapat bayaran ang dagdag sa bawat buwang huli, at hindi lalampas sa {limitTotal} ng inutang ang kabuuang gastos ({limitSource}). Kapag mas mababa ang itinakda ng batas kaysa sa mga tuntunin namin, ang batas ang masusunod.',
  ],
  lateAfter: ['{days} days late', '{days} araw na huli'],
  lateMore: ['Read all loan terms', 'Read the full loan terms', 'Basahin ang lahat ng tuntunin'],

  // Safety
  safety: ['Official channels only', 'Is it really us?', 'Kami ba talaga ito?'],
  safetyLead: [
    'Whatever is not on this list is not from us.',
    'If it isn’t on this list, it isn’t us.',
    'Kapag wala sa listahang ito, hindi kami iyon.',
  ],
  safetySite: ['Website', 'Website'],
  safetyApp: ['App', 'App'],
  safetyAppValue: [
    '{brand}, from the App Store or Google Play',
    '{brand}, on the App Store and Google Play',
    '{brand}, mula sa App Store o Google Play',
  ],
  safetyCode: [
    'We never ask for your PIN, your password or a code from a text message.',
    'We never ask for your PIN, password or one-time code (OTP).',
    'Hindi namin hinihingi ang PIN, password o code na na-text sa iyo.',
  ],
  safetyFee: [
    'We never ask you to pay a fee before you receive a loan.',
    'We never ask you to pay a fee to get a loan.',
    'Hindi kami humihingi ng bayad bago mo matanggap ang loan.',
  ],
  safetyPay: [
    'Pay only with the code in the app, never to a personal account.',
    'Pay only with the code in the app. Never pay to a personal account.',
    'Magbayad lang gamit ang code na nasa app, hindi sa personal na account.',
  ],

  // Fair collection
  pledge: [
    'How we collect, and how we do not',
    'Our fair collection promise',
    'Ang pangako namin sa maayos na paniningil',
  ],
  pledgeLead: [
    'SEC Memorandum Circular No. 18, series of 2019, forbids unfair collection. We hold ourselves to it:',
    'The law forbids unfair collection (SEC Memorandum Circular No. 18, s. 2019). We promise:',
    'Ipinagbabawal ng SEC Memorandum Circular No. 18, series of 2019 ang hindi patas na paniningil. Sinusunod namin ito:',
  ],
  pledgeRespect: [
    'No threats, no insults, no shaming. We do not publish who owes us.',
    'No threats, insults or shaming. We never publish your name.',
    'Walang pananakot, insulto o pamamahiya. Hindi namin inilalathala kung sino ang may utang.',
  ],
  pledgeContacts: [
    'We contact you or your guarantor, never the people in your phone’s contacts.',
    'We contact you or your guarantor, never the people in your phonebook.',
    'Ikaw o ang guarantor mo ang kinokontak namin, hindi ang mga nasa contacts ng phone mo.',
  ],
  pledgeHours: [
    'No calls or messages between 10:00 PM and 6:00 AM.',
    'No calls or texts from 10:00 PM to 6:00 AM.',
    'Walang tawag o mensahe mula 10:00 PM hanggang 6:00 AM.',
  ],
  pledgeNames: [
    'Our collectors say their full name and our company’s name.',
    'Our collectors give their full name and our company name.',
    'Sinasabi ng aming mga naniningil ang buong pangalan nila at ang pangalan ng kumpanya.',
  ],
  pledgeComplain: [
    'If anyone who collects for us does otherwise, tell us.',
    'If anyone breaks this promise, tell us.',
    'Kapag iba ang ginawa ng naniningil para sa amin, sabihin sa amin.',
  ],
  pledgeSec: ['Complain to the SEC', 'Magreklamo sa SEC'],
  complainNpc: ['Complain to the National Privacy Commission', 'Complain to the NPC', 'Magreklamo sa NPC'],
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
  complaintsText: [
    'Tell us first: in the app under Complaint, or with the form on this site. We answer within 3 weekdays.',
    'Tell us first, in the app or through this site. We answer within 3 working days.',
    'Sabihin muna sa amin: sa app, o gamit ang form sa site na ito. Sumasagot kami sa loob ng 3 araw ng trabaho.',
  ],
  complaintsSec: [
    'If that does not settle it, complain to the SEC',
    'Not solved? Complain to the SEC',
    'Kung hindi pa rin ito maayos, magreklamo sa SEC',
  ],
  complaintsNpc: [
    'About your personal data, also to the National Privacy Commission',
    'For your personal data, you can also go to the National Privacy Commission',
    'Tungkol sa personal mong data, puwede rin sa National Privacy Commission',
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
    'Oo. Rehistrado sa SEC ang {company} ({sec}), at may Certificate of Authority na {authority}. Puwede mo itong i-check sa SEC.',
  ],
  askDisclosure: [
    'What is the disclosure statement?',
    'What’s the disclosure statement?',
    'Ano ang disclosure statement?',
  ],
  askDisclosureText: [
    'It states what you receive, every charge, and what you pay back. The Truth in Lending Act (Republic Act No. 3765) entitles you to it before you take a loan. Read it before you confirm, and keep a copy.',
    'It shows what you get, every charge, and what you pay back. By law (the Truth in Lending Act), you can see it before you take a loan. Read it before you confirm, and keep a copy.',
    'Nakasulat dito ang matatanggap mo, ang bawat singil at ang babayaran mo. Ayon sa batas (Truth in Lending Act), puwede mo itong makita bago ka umutang. Basahin ito bago ka mag-confirm, at magtago ng kopya.',
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
  askThreat: ['A collector threatened me. What now?', 'Tinakot ako ng naniningil. Ano ang gagawin ko?'],
  askThreatText: [
    'Keep the messages, the number, the name and the time, and send them to us. Nobody goes to prison for a debt. If you are afraid for your safety, call 911.',
    'Keep the messages, the number, the name and the time, and send them to us. Nobody goes to prison for a debt. If you’re afraid for your safety, call 911.',
    'Itago ang mga mensahe, ang numero, ang pangalan at ang oras, at ipadala sa amin. Walang nakukulong dahil sa utang. Kung nangangamba ka sa kaligtasan mo, tumawag sa 911.',
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
    'Any Filipino over {age} with a bank or e-wallet account in their own name.',
    'Mga Pilipinong lampas {age} na may bank o e-wallet account sa sariling pangalan.',
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
  askLate: ['What if I cannot pay in time?', 'What if I can’t pay on time?', 'Paano kung hindi ako makabayad sa oras?'],
  askLateText: [
    'Talk to us before the due date. Where the app offers it, you can prolong the loan by the same period once the interest and penalties that are due are paid. Otherwise a one-time penalty of {penaltyNew} (repeat clients: {penaltyRepeat}) and late interest for each day are added.',
    'Talk to us before the due date. If you see Move due date in the app, you can extend your loan by the same number of days once you pay the interest and penalties due. If you pay late, we add a penalty of {penaltyNew} once (returning clients: {penaltyRepeat}), and interest for each day.',
    'Kausapin kami bago ang due date. Kung inaalok sa app ang I-move ang due date, puwede mo itong ilipat nang kasintagal ng loan. Bayaran muna ang mga interes at multang dapat nang bayaran. Kapag nahuli ka, may isang beses na multang {penaltyNew} (dating kliyente: {penaltyRepeat}) at interes bawat araw.',
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
  askPaid: [
    'I paid, but my loan still shows as due. What now?',
    'I paid, but the app still says my loan is due. What now?',
    'Nagbayad na ako, pero ayon sa app ay hindi pa bayad ang loan ko. Ano ang gagawin ko?',
  ],
  askPaidText: [
    'Some channels take a while. Keep the receipt and do not pay again. If the app does not show the payment by the next day, send us the receipt.',
    'Some payments take a while. Keep your receipt and do not pay again. If the app doesn’t show your payment by the next day, send us the receipt.',
    'May mga channel na matagal. Itago ang resibo at huwag magbayad ulit. Kung wala pa rin sa app ang bayad kinabukasan, ipadala sa amin ang resibo.',
  ],
  askComplain: ['How do I complain?', 'How do I make a complaint?', 'Paano ako magrereklamo?'],
  askComplainText: [
    'In the app under Complaint, or with the form on this site. We answer within 3 weekdays. You can also complain to the Securities and Exchange Commission.',
    'In the app, or with the form on this site. We answer within 3 working days. You can also complain to the Securities and Exchange Commission.',
    'Sa app, o gamit ang form sa site na ito. Sumasagot kami sa loob ng 3 araw ng trabaho. Puwede ka ring magreklamo sa Securities and Exchange Commission.',
  ],
});
