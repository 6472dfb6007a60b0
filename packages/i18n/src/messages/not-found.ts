import { defineMessages } from '../define-messages.ts';

/** The error page, and an address that is no screen's. Apart from `common`, whose texts are in the HTML of every page. */
export const notFoundMessages = defineMessages({
  title: [
    'This page does not exist.',
    'We can’t find this page. The link may be old or incomplete.',
    'Hindi namin makita ang page na ito. Baka luma o kulang ang link.',
  ],
  somethingWrong: [
    'Something went wrong.',
    'Something went wrong. Go home and try again.',
    'Nagkaroon ng problema. Pumunta sa home at subukan muli.',
  ],
});
