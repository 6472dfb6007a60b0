import { defineMessages } from '../define-messages.ts';

/** Notes for a browser that stores nothing, or whose windows cannot see each other's records. */
export const writeNoteMessages = defineMessages({
  noStorage: [
    'This browser stores nothing for this page. If the page closes before there is an answer, look at My orders before you try again.',
    'Your browser is in private mode or full. If this page closes before we answer, check My loans before you try again.',
    'Naka-private mode o puno ang browser mo. Kung magsara ang page bago kami sumagot, tingnan muna ang Mga loan ko bago mo subukan ulit.',
  ],
  noLocks: [
    'Do not do this in two windows at the same time: this browser cannot prevent that it is sent twice.',
    'Don’t do this in two windows at the same time. This browser can’t prevent it from being sent twice.',
    'Huwag itong gawin sa dalawang window nang sabay: hindi mapipigilan ng browser na ito na maipadala ito nang dalawang beses.',
  ],
});
