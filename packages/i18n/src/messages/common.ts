import { defineMessages } from '../define-messages.ts';

const original = {
  retry: 'Retry',
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  back: 'Back',
  goHome: 'Go home',
  loading: 'loading...',
  slowLine: 'The connection is slow. We are still waiting for an answer.',
  copy: 'Copy',
  copied: 'copy success',
  copyByHand: 'Copying did not work here. Press and hold the text to copy it.',
  more: 'more',
  hide: 'hide',
  unknown: 'Unknown',
  language: 'Language',

  emptyList: 'There is nothing here yet.',
  emptyOrders: 'You have no orders yet.',
  emptyProducts: 'There are no products to show right now.',

  // One sentence per ApiError kind. `rejected` usually carries the server's own message, which is shown instead.
  errorNetwork: 'There is no connection. Check your internet and try again.',
  errorTimeout: 'This is taking too long. Please try again.',
  errorHttp: 'Our service is not available right now (error {status}). Please try again later.',
  errorRejected: 'Your request was not accepted. Please try again later.',
  errorMalformed: 'We received an answer we could not read. Please try again later.',
  errorAborted: 'The request was cancelled.',
  errorSessionEnded: 'Your session has ended. Please log in again.',

  linkRefused: 'This link is not safe, so it was not opened.',
  pageNotFound: 'This page does not exist.',
  somethingWrong: 'Something went wrong.',
  // With what the server's log knows the visit by: read out to the support, or in a picture of the screen.
  supportReference: 'Reference: {reference}',
  newVersion: 'There is a new version of this page. What you typed is still here: send or copy it, then reload.',
  reload: 'Reload',
  appCouldNotOpen: 'The app could not open this. Please try again.',
  phoneCopyHint: 'If the call does not start, copy this number: {phone}',
  mailCopyHint: 'If no mail app opens, copy this address: {address}',
} as const;

/** What every screen needs: actions, loading and copying, empty lists, failures, links that do not open. */
export const commonMessages = defineMessages({
  original,
  en: original,
  fil: {
    retry: 'Subukan muli',
    cancel: 'Kanselahin',
    confirm: 'Kumpirmahin',
    close: 'Isara',
    back: 'Bumalik',
    goHome: 'Pumunta sa home',
    loading: 'Naglo-load...',
    slowLine: 'Mabagal ang koneksyon. Naghihintay pa rin kami ng sagot.',
    copy: 'Kopyahin',
    copied: 'Nakopya na',
    copyByHand: 'Hindi nakopya. Pindutin nang matagal ang text para makopya ito.',
    more: 'ipakita pa',
    hide: 'itago',
    unknown: 'Hindi alam',
    language: 'Wika',

    emptyList: 'Wala pang laman dito.',
    emptyOrders: 'Wala ka pang order.',
    emptyProducts: 'Walang maipapakitang produkto sa ngayon.',

    errorNetwork: 'Walang koneksyon. I-check ang internet mo at subukan muli.',
    errorTimeout: 'Masyado nang matagal ito. Pakisubukan muli.',
    errorHttp: 'Hindi available ang aming serbisyo sa ngayon (error {status}). Pakisubukan muli mamaya.',
    errorRejected: 'Hindi tinanggap ang iyong request. Pakisubukan muli mamaya.',
    errorMalformed: 'May natanggap kaming sagot na hindi namin mabasa. Pakisubukan muli mamaya.',
    errorAborted: 'Kinansela ang request.',
    errorSessionEnded: 'Tapos na ang session mo. Mag-log in muli.',

    linkRefused: 'Hindi ligtas ang link na ito kaya hindi ito binuksan.',
    pageNotFound: 'Walang ganitong page.',
    somethingWrong: 'Nagkaroon ng problema.',
    supportReference: 'Reference: {reference}',
    newVersion: 'May bagong bersyon ang page na ito. Nandito pa ang tinype mo: ipadala o kopyahin ito, saka i-reload.',
    reload: 'I-reload',
    appCouldNotOpen: 'Hindi ito mabuksan ng app. Pakisubukan muli.',
    phoneCopyHint: 'Kung hindi tumuloy ang tawag, kopyahin ang numerong ito: {phone}',
    mailCopyHint: 'Kung walang bumukas na mail app, kopyahin ang address na ito: {address}',
  },
});
