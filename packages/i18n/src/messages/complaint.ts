import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

const original = {
  title: 'Complaint',
  myComplaints: 'My complaints',
  fileComplaint: 'File a complaint',
  customerService: 'Customer service',

  // Complaint page
  order: 'Order',
  allOrders: 'All',
  chooseOrder: 'Choose the order your complaint is about',
  orderStatus: 'Status',
  problemType: 'Problem Type',
  problemSubType: 'What happened?',
  noOrders: 'You have no order to complain about.',
  noOrdersText: 'For anything else, our customer service is there for you.',
  noTypes: 'There is nothing to choose from right now. Please try again later.',
  refusedText: 'Our customer service can still help you with this order.',

  draftTitle: 'You have a complaint that was not sent',
  draftPictures: plural('count', { one: '# picture', other: '# pictures' }),
  draftContinue: 'Continue',
  draftDiscard: 'Discard',
  discardTitle: 'Discard this complaint?',
  discardText: 'What you wrote and the pictures you added will be gone.',
  discardKeep: 'Keep it',

  // Complaint next page
  description: 'Description',
  descriptionPlaceholder: 'Tell us what happened',
  pictures: 'Pictures',
  uploadsOff: 'Pictures cannot be added right now. You can send your complaint without them.',
  addPicture: 'Add pictures',
  previewPicture: 'Enlarge {name}',
  removePicture: 'Remove {name}',
  retryPicture: 'Upload {name} again',
  pictureProgress: 'Uploading {name}',
  pictureFailed: 'Not uploaded',
  picturesUploading: 'Your pictures are still being uploaded. Please send when they are there.',
  picturesFailed: 'A picture was not uploaded. Upload it again or remove it.',
  picturesLost: 'Not uploaded before this page was closed: {names}. Please add it again.',
  draftNotKept:
    'Your phone has no room to keep this text. Please send it before you leave this page, or it will be lost.',
  replyWithin: plural('days', { one: 'We will reply within # weekday.', other: 'We will reply within # weekdays.' }),
  send: 'Send',
  sending: 'Sending...',
  successfullySent: 'Successfully Sent',
  typeUnknown: 'This type of problem is no longer there. Please choose it again.',
  chooseAgain: 'Choose again',

  // The answer to 'Send' was lost
  unknownChecking: 'The connection was lost before we had an answer. We are checking whether your complaint arrived.',
  unknownStill: 'We could not check yet whether your complaint arrived. Please check before you send it again.',
  unknownCheckAgain: 'Check again',
  unknownNotFiled: 'Your complaint did not arrive. Nothing is lost: you can send it now.',
  unknownCannotTell:
    'We do not know whether your complaint arrived. Please look in My complaints before you send it again.',

  // Complaint list
  listTabs: 'Complaints by state',
  listEmpty: 'You have not filed a complaint.',
  listTabEmpty: 'There is nothing here.',

  // Complaint details
  detailsTitle: 'Complaint details',
  type: 'Type',
  content: 'Content',
  picture: 'Picture {number}',
  enlargePicture: 'Enlarge picture {number}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  processResult: 'Process Result',
  noAnswerYet: 'Customer service has not answered yet.',
  answerPicture: 'Picture {number} of the answer',

  // Where a complaint stands
  standing: 'Where your complaint stands',
  filed: 'Filed',
  processing: 'Being processed',
  answered: 'Answered',
  replyBy: 'Reply by {date}',
  replyLate: 'A reply was due by {date}',
  replyLateText: 'We are late with our reply. Please write to our customer service.',
  stepDone: 'done',
  stepCurrent: 'now',
  stepToCome: 'to come',

  ratingTitle: 'Please rate this service',
  ratingStars: plural('count', { one: '# star', other: '# stars' }),
  ratingSend: 'Send',
  ratingCancel: 'Cancel',
  ratingThanks: 'Thank you for your rating',
  ratingUnknown:
    'The connection was lost, and we do not know whether your rating arrived. Please check before you send it again.',
  ratingOpen: 'Rate this service',
} as const;

/** Filing complaints, reading them and rating the answers (spec §2, §4; decision 0019). */
export const complaintMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Reklamo',
    myComplaints: 'Mga reklamo ko',
    fileComplaint: 'Magreklamo',
    customerService: 'Customer service',

    order: 'Order',
    allOrders: 'Lahat',
    chooseOrder: 'Piliin ang order na irereklamo mo',
    orderStatus: 'Status',
    problemType: 'Uri ng Problema',
    problemSubType: 'Ano ang nangyari?',
    noOrders: 'Wala kang order na puwedeng ireklamo.',
    noOrdersText: 'Para sa iba pang bagay, narito ang aming customer service.',
    noTypes: 'Wala pang mapipili sa ngayon. Pakisubukan muli mamaya.',
    refusedText: 'Matutulungan ka pa rin ng aming customer service tungkol sa order na ito.',

    draftTitle: 'May reklamo kang hindi pa naipapadala',
    draftPictures: '{count} larawan',
    draftContinue: 'Ituloy',
    draftDiscard: 'Burahin',
    discardTitle: 'Buburahin ba ang reklamong ito?',
    discardText: 'Mawawala ang isinulat mo at ang mga larawang idinagdag mo.',
    discardKeep: 'Huwag burahin',

    description: 'Paglalarawan',
    descriptionPlaceholder: 'Ikuwento sa amin ang nangyari',
    pictures: 'Mga larawan',
    uploadsOff: 'Hindi muna maaaring magdagdag ng larawan. Maipapadala mo ang reklamo nang wala ang mga ito.',
    addPicture: 'Magdagdag ng larawan',
    previewPicture: 'Palakihin ang {name}',
    removePicture: 'Alisin ang {name}',
    retryPicture: 'I-upload muli ang {name}',
    pictureProgress: 'Ina-upload ang {name}',
    pictureFailed: 'Hindi na-upload',
    picturesUploading: 'Ina-upload pa ang mga larawan mo. Ipadala kapag tapos na.',
    picturesFailed: 'May larawang hindi na-upload. I-upload ito muli o alisin.',
    picturesLost: 'Hindi na-upload bago nagsara ang page: {names}. Pakidagdag muli.',
    draftNotKept:
      'Wala nang espasyo ang phone mo para itago ang isinulat mo. Ipadala ito bago ka umalis, kundi mawawala ito.',
    replyWithin: 'Sasagot kami sa loob ng {days} araw ng trabaho.',
    send: 'Ipadala',
    sending: 'Ipinapadala...',
    successfullySent: 'Naipadala na',
    typeUnknown: 'Wala na ang uri ng problemang ito. Pumili muli.',
    chooseAgain: 'Pumili muli',

    unknownChecking:
      'Naputol ang koneksyon bago kami nakatanggap ng sagot. Chine-check namin kung nakarating ang reklamo mo.',
    unknownStill: 'Hindi pa namin ma-check kung nakarating ang reklamo mo. I-check muna bago ipadala muli.',
    unknownCheckAgain: 'I-check muli',
    unknownNotFiled: 'Hindi nakarating ang reklamo mo. Walang nawala: puwede mo na itong ipadala.',
    unknownCannotTell:
      'Hindi namin alam kung nakarating ang reklamo mo. Tingnan muna sa Mga reklamo ko bago ipadala muli.',

    listTabs: 'Mga reklamo ayon sa kalagayan',
    listEmpty: 'Wala ka pang naireklamo.',
    listTabEmpty: 'Walang laman dito.',

    detailsTitle: 'Mga detalye ng reklamo',
    type: 'Uri',
    content: 'Nilalaman',
    picture: 'Larawan {number}',
    enlargePicture: 'Palakihin ang larawan {number}',
    zoomIn: 'Palakihin',
    zoomOut: 'Paliitin',
    processResult: 'Resulta ng Pagproseso',
    noAnswerYet: 'Hindi pa sumasagot ang customer service.',
    answerPicture: 'Larawan {number} ng sagot',

    standing: 'Kalagayan ng reklamo mo',
    filed: 'Naihain',
    processing: 'Pinoproseso',
    answered: 'Nasagot na',
    replyBy: 'Sasagutin hanggang {date}',
    replyLate: 'Dapat ay nasagot hanggang {date}',
    replyLateText: 'Huli na ang sagot namin. Sumulat sa aming customer service.',
    stepDone: 'tapos na',
    stepCurrent: 'ngayon',
    stepToCome: 'susunod pa',

    ratingTitle: 'Paki-rate ang serbisyong ito',
    ratingStars: '{count} star',
    ratingSend: 'Ipadala',
    ratingCancel: 'Kanselahin',
    ratingThanks: 'Salamat sa iyong rating',
    ratingUnknown:
      'Naputol ang koneksyon, at hindi namin alam kung nakarating ang rating mo. I-check muna bago ipadala muli.',
    ratingOpen: 'I-rate ang serbisyong ito',
  },
});
