import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';
import {
  checkAgain,
  customerService,
  fileComplaint,
  myComplaints,
  numberedOrder,
  stepDone,
  yourRights,
  zoomIn,
  zoomOut,
} from '../shared-wording.ts';

/** Filing complaints, reading them and rating the answers (spec §2, §4; docs/decisions/complaints-and-help.md). */
export const complaintMessages = defineMessages({
  title: ['Complaint', 'Report a problem', 'Mag-report ng problema'],
  myComplaints,
  fileComplaint,
  customerService,
  yourRights,

  // Complaint page
  order: ['Order', 'Loan', 'Loan'],
  orderNumber: numberedOrder,
  allOrders: ['All', 'Change', 'Palitan'],
  chooseOrder: [
    'Choose the order your complaint is about',
    'Which loan is it about?',
    'Aling loan ang inirereklamo mo?',
  ],
  orderStatus: ['Status', 'Status'],
  problemType: ['Problem Type', 'What went wrong?', 'Ano ang problema?'],
  problemSubType: ['What happened?', 'Ano ang nangyari?'],
  noOrders: ['You have no order to complain about.', 'You have no loans yet.', 'Wala ka pang loan.'],
  noOrdersText: [
    'For anything else, our customer service is there for you.',
    'For anything else, contact customer service.',
    'Para sa iba pang bagay, kontakin ang customer service.',
  ],
  noTypes: ['There is nothing to choose from right now.', 'The topics didn’t load.', 'Hindi na-load ang mga paksa.'],
  refusedText: [
    'Our customer service can still help you with this order.',
    'Customer service can still help you with this loan.',
    'Matutulungan ka pa rin ng customer service tungkol sa loan na ito.',
  ],

  // Complaint next page
  description: ['Description', 'Tell us what happened', 'Ano ang nangyari?'],
  descriptionPlaceholder: ['Tell us what happened', 'In your own words', 'Ikuwento sa sarili mong salita'],
  pictures: ['Pictures', 'Photos (optional)', 'Mga larawan (optional)'],
  uploadsOff: [
    'Pictures cannot be added right now. You can send your complaint without them.',
    'You can’t add photos right now. You can send your complaint without them.',
    'Hindi muna maaaring magdagdag ng larawan. Maipapadala mo ang reklamo nang wala ang mga ito.',
  ],
  addPicture: ['Add pictures', 'Add photos', 'Magdagdag ng larawan'],
  previewPicture: ['Enlarge {name}', 'View {name}', 'Palakihin ang {name}'],
  removePicture: ['Remove {name}', 'Alisin ang {name}'],
  retryPicture: ['Upload {name} again', 'Try {name} again', 'I-upload muli ang {name}'],
  pictureProgress: ['Uploading {name}', 'Uploading {name}…', 'Ina-upload ang {name}'],
  picturesUploading: [
    'Your pictures are still being uploaded. Please send when they are there.',
    'Your photos are still uploading. Send when they’re done.',
    'Ina-upload pa ang mga larawan mo. Ipadala kapag tapos na.',
  ],
  picturesFailed: [
    'A picture was not uploaded. Upload it again or remove it.',
    'A photo didn’t upload. Try it again or remove it.',
    'May larawang hindi na-upload. I-upload ito muli o alisin.',
  ],
  picturesLost: [
    'Not uploaded before this page was closed: {names}. Please add it again.',
    '{names} didn’t finish uploading. Upload again before you send.',
    'Hindi natapos i-upload: {names}. I-upload muli bago ipadala.',
  ],
  draftHidden: [
    'This page does not know who you are, so it cannot show or keep a draft. Open this page from the app again.',
    'We can’t show or save your draft here. Open this page from the app again.',
    'Hindi namin maipakita o ma-save ang draft mo rito. Buksan ulit ang page na ito mula sa app.',
  ],
  draftNotKept: [
    'Your phone has no room to keep this text. Please send it before you leave this page, or it will be lost.',
    'Your phone is full, so we can’t keep a draft. Send it before you leave.',
    'Puno na ang phone mo kaya hindi namin maitatago ang draft. Ipadala ito bago ka umalis.',
  ],
  replyWithin: [
    plural('days', { one: 'We will reply within # weekday.', other: 'We will reply within # weekdays.' }),
    plural('days', {
      one: 'We’ll answer within # working day.',
      other: 'We’ll answer within # working days.',
    }),
    'Sasagot kami sa loob ng {days} araw ng trabaho.',
  ],
  send: ['Send', 'Send complaint', 'Ipadala ang reklamo'],
  sendAgain: ['Send again', 'Ipadala muli'],
  sending: ['Sending...', 'Sending your complaint…', 'Ipinapadala ang reklamo mo…'],
  another: ['File another complaint', 'Report another problem', 'Mag-report ng iba pang problema'],
  successfullySent: ['Successfully Sent', 'Complaint sent', 'Naipadala na ang reklamo'],
  typeUnknown: [
    'This type of problem is no longer there. Please choose it again.',
    'This topic is no longer available. Choose another one.',
    'Hindi na mapipili ang paksang ito. Pumili ng iba.',
  ],
  chooseAgain: ['Choose again', 'Choose a topic', 'Pumili ng paksa'],

  // The answer to 'Send' was lost
  unknownChecking: [
    'We are checking whether your complaint arrived',
    'We’re checking if your complaint reached us',
    'Chine-check namin kung nakarating ang reklamo mo',
  ],
  unknownCheckingText: [
    'The connection was lost before we had an answer.',
    'The connection was lost.',
    'Naputol ang koneksyon.',
  ],
  unknownStill: ['We could not see your complaint yet', 'Your complaint isn’t here yet', 'Wala pa rito ang reklamo mo'],
  unknownStillText: [
    'We look again in a moment. Do not send it again meanwhile.',
    'We’ll check again shortly, so do not send it twice.',
    'Iche-check namin muli maya-maya, kaya huwag itong ipadala nang dalawang beses.',
  ],
  unknownCheckAgain: checkAgain,
  unknownCheckingNow: ['Checking...', 'Checking your complaint…', 'Chine-check ang reklamo mo…'],
  unknownNotFiled: [
    'Your complaint did not arrive',
    'Your complaint didn’t reach us',
    'Hindi nakarating ang reklamo mo',
  ],
  unknownNotFiledText: [
    'Nothing is lost: you can send it now.',
    'Everything’s still here, so you can send it now.',
    'Nandito pa ang lahat kaya puwede mo na itong ipadala.',
  ],
  unknownNotFiledElsewhereText: [
    'You can write it again and send it.',
    'Write it again, then send it.',
    'Puwede mo itong isulat muli at ipadala.',
  ],
  unknownCannotTell: [
    'We do not know whether your complaint arrived',
    'We can’t tell if your complaint reached us',
    'Hindi namin alam kung nakarating ang reklamo mo',
  ],
  unknownCannotTellText: [
    'Please look in My complaints before you send it again.',
    'Look in My complaints before you send it again.',
    'Tingnan muna sa Mga reklamo ko bago ipadala muli.',
  ],

  // Sent meanwhile in another page of the borrower
  anotherSent: [
    'A complaint about this order was sent',
    'A complaint about this loan was sent',
    'May naipadala nang reklamo tungkol sa loan na ito',
  ],
  anotherSentText: [
    'What is written here was not part of it. You can still send it.',
    'What’s written here wasn’t part of it. You can still send it.',
    'Hindi kasama roon ang nakasulat dito. Puwede mo pa itong ipadala.',
  ],

  // Complaint list
  listTabs: ['Complaints by state', 'Complaints by status', 'Mga reklamo ayon sa status'],
  listType: ['Problem Type: {type}', '{type}', '{type}'],
  listSent: ['{time}', 'Sent {time}', 'Naipadala {time}'],
  listEmpty: ['You have not filed a complaint.', 'You haven’t made a complaint.', 'Wala ka pang naireklamo.'],
  listTabEmpty: ['There is nothing here.', 'No complaints here.', 'Walang laman dito.'],

  // Complaint details
  detailsTitle: ['Complaint details', 'Your complaint', 'Ang reklamo mo'],
  type: ['Type', 'Topic', 'Paksa'],
  content: ['Content', 'What you wrote', 'Ang isinulat mo'],
  picture: ['Picture {number}', 'Photo {number}', 'Larawan {number}'],
  enlargePicture: ['Enlarge picture {number}', 'View photo {number}', 'Palakihin ang larawan {number}'],
  zoomIn,
  zoomOut,
  processResult: ['Process Result', 'Our answer', 'Ang sagot namin'],
  noAnswerYet: ['Customer service has not answered yet.', 'We haven’t answered yet.', 'Hindi pa kami sumasagot.'],
  answerPicture: ['Picture {number} of the answer', 'Photo {number} of our answer', 'Larawan {number} ng sagot'],

  // The state of a complaint
  status: ['Where your complaint stands', 'Status of your complaint', 'Status ng reklamo mo'],
  filed: ['Filed', 'Sent', 'Naipadala'],
  processing: ['Being processed', 'We’re looking into it', 'Tinitingnan namin'],
  answered: ['Answered', 'Nasagot na'],
  replyBy: ['Reply by {date}', 'You’ll have our answer by {date}', 'Sasagot kami hanggang {date}'],
  replyLate: ['A reply was due by {date}', 'Our answer was due on {date}', 'Dapat ay nasagot noong {date}'],
  replyLateText: [
    'We are late with our reply. Please write to our customer service.',
    'We’re late, and we’re sorry. Message us and we’ll look into it.',
    'Huli na ang sagot namin, pasensya na. Mag-message sa amin at titingnan namin ito.',
  ],
  askRegulator: ['Turn to the regulator', 'Complain to the SEC', 'Magreklamo sa SEC'],
  stepDone,
  stepCurrent: ['now', 'ngayon'],
  stepToCome: ['to come', 'next', 'susunod pa'],

  ratingSend: ['Send', 'Send rating', 'Ipadala ang rating'],
  ratingThanks: ['Thank you for your rating', 'Thank you for your rating.', 'Salamat sa iyong rating.'],
  ratingChecking: [
    'The connection was lost. We are checking whether your rating arrived.',
    'The connection was lost. We’re checking if your rating reached us.',
    'Naputol ang koneksyon. Chine-check namin kung nakarating ang rating mo.',
  ],
  ratingStillUnknown: [
    'Your rating cannot be seen yet. Check again in a moment.',
    'We can’t see your rating yet. Check again in a moment.',
    'Hindi pa namin nakikita ang rating mo. I-check muli maya-maya.',
  ],
  ratingNotCounted: [
    'Your rating did not arrive. You can send it again.',
    'Your rating didn’t reach us. You can send it again.',
    'Hindi nakarating ang rating mo. Puwede mo itong ipadala muli.',
  ],
  ratingOpen: ['Rate this service', 'Rate our service', 'I-rate ang serbisyo namin'],
});
