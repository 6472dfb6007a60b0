import type { Wording } from './define-messages.ts';
import { latePayment } from './shared-wording.ts';

/** The texts about late payment, fraud, collectors and complaints that the public site and the app share. Each has its own copy in its bundle. */
export const helpWording = {
  // Late payment
  late: latePayment,
  lateText: [
    'Paying late is expensive. If you cannot pay in time, talk to us before the due date.',
    'Paying late costs a lot. Can’t pay on time? Talk to us before the due date.',
    'Malaki ang dagdag kapag na-late. Hindi makakabayad sa oras? Kausapin kami bago ang due date.',
  ],
  latePenalty: ['One-time penalty', 'Penalty, once', 'Isang beses na multa'],
  latePenaltyNew: ['New client', 'Bagong kliyente'],
  latePenaltyRepeat: ['Repeat client', 'Returning client', 'Dating kliyente'],
  lateInterest: [
    'Late interest per day, of the unpaid amount',
    'Late interest for each day, on the amount not paid',
    'Interes bawat araw na huli, sa halagang hindi pa bayad',
  ],
  lateDays: ['Day {from} to {to}', 'Ika-{from} hanggang ika-{to} araw'],
  lateDaysOpen: ['From day {from}', 'Mula ika-{from} araw'],
  lateLimits: [
    'For loans of up to {limitAmount} and {limitMonths} months, {limitSource} allows at most {limitLate} of the amount due a month for late payment, and a total cost of at most {limitTotal} of the loan. Where the law sets less than our terms, the law applies.',
    'By law, loans of up to {limitAmount} and {limitMonths} months can cost at most {limitLate} of the amount due for each month you’re late, and never more than {limitTotal} of what you borrowed in all ({limitSource}). If the law sets less than our terms, you pay less.',
    'Ayon sa batas, sa mga loan na hanggang {limitAmount} at {limitMonths} buwan, hanggang {limitLate} lang ng halagang dapat bayaran ang dagdag sa bawat buwang huli, at hindi lalampas sa {limitTotal} ng inutang ang kabuuang gastos ({limitSource}). Kapag mas mababa ang itinakda ng batas kaysa sa mga tuntunin namin, ang batas ang masusunod.',
  ],

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
    'We never ask for your PIN, password or one\u2011time code (OTP).',
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
    'The law forbids unfair collection (SEC Memorandum Circular No.\u00a018, s.\u00a02019). We promise:',
    'Ipinagbabawal ng SEC Memorandum Circular No.\u00a018, series of 2019 ang hindi patas na paniningil. Sinusunod namin ito:',
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
    'No calls or texts from 10:00\u00a0PM to 6:00\u00a0AM.',
    'Walang tawag o mensahe mula 10:00\u00a0PM hanggang 6:00\u00a0AM.',
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

  // Complaints
  complaintsText: [
    'Tell us first: in the app under Complaint, or with the form on our website. We answer within 3 weekdays.',
    'Tell us first, in the app or on our website. We answer within 3 working days.',
    'Sabihin muna sa amin: sa app, o gamit ang form sa website namin. Sumasagot kami sa loob ng 3 araw ng trabaho.',
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

  // Questions and answers
  askThreat: ['A collector threatened me. What now?', 'Tinakot ako ng naniningil. Ano ang gagawin ko?'],
  askThreatText: [
    'Keep the messages, the number, the name and the time, and send them to us. Nobody goes to prison for a debt. If you are afraid for your safety, call 911.',
    'Keep the messages, the number, the name and the time, and send them to us. Nobody goes to prison for a debt. If you’re afraid for your safety, call 911.',
    'Itago ang mga mensahe, ang numero, ang pangalan at ang oras, at ipadala sa amin. Walang nakukulong dahil sa utang. Kung nangangamba ka sa kaligtasan mo, tumawag sa 911.',
  ],
  askLate: ['What if I cannot pay in time?', 'What if I can’t pay on time?', 'Paano kung hindi ako makabayad sa oras?'],
  askLateText: [
    'Talk to us before the due date. Where the app offers it, you can prolong the loan by the same period once the interest and penalties that are due are paid. Otherwise a one-time penalty of {penaltyNew} (repeat clients: {penaltyRepeat}) and late interest for each day are added.',
    'Talk to us before the due date. If you see Move due date in the app, you can extend your loan by the same number of days once you pay the interest and penalties due. If you pay late, we add a penalty of {penaltyNew} once (returning clients: {penaltyRepeat}), and interest for each day.',
    'Kausapin kami bago ang due date. Kung inaalok sa app ang I-move ang due date, puwede mo itong ilipat nang kasintagal ng loan. Bayaran muna ang mga interes at multang dapat nang bayaran. Kapag nahuli ka, may isang beses na multang {penaltyNew} (dating kliyente: {penaltyRepeat}) at interes bawat araw.',
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
} as const satisfies Readonly<Record<string, Wording>>;
