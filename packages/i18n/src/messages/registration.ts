import { defineMessages } from '../define-messages.ts';
import { registrationWording } from '../registration-wording.ts';

/**
 * The registration's messages about fields and responses: the part of the validation's wording that its page needs, for visitors
 * on a mobile network. `validationMessages` has it too.
 */
export const registrationMessages = defineMessages(registrationWording);
