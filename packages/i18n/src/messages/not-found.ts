import { defineMessages } from '../define-messages.ts';

/** An address that is no screen's. Apart from `common`, whose texts are in the HTML of every page. */
export const notFoundMessages = defineMessages({
  original: { title: 'This page does not exist.' },
  en: { title: 'We can’t find this page. The link may be old or incomplete.' },
  fil: { title: 'Hindi namin makita ang page na ito. Baka luma o kulang ang link.' },
});
