import { defineMessages } from '../define-messages.ts';

/** Notes for a browser that stores nothing, or whose windows cannot see each other's records. */
export const writeNoteMessages = defineMessages({
  noStorage: [
    'This browser stores nothing for this page. If the page closes before there is an answer, look at My orders before you try again.',
    'This browser stores nothing for this page. If the page closes before there’s an answer, look at My loans before you try again.',
    'Hindi nag-iimbak ang browser na ito para sa page na ito. Kung magsara ang page bago may sagot, tingnan muna ang Mga loan ko bago mo subukan ulit.',
  ],
  noLocks: [
    'Do not do this in two windows at the same time: this browser cannot prevent that it is sent twice.',
    'Don’t do this in two windows at the same time. This browser can’t prevent it from being sent twice.',
    'Huwag itong gawin sa dalawang window nang sabay: hindi mapipigilan ng browser na ito na maipadala ito nang dalawang beses.',
  ],
});
