import { defineMessages } from '../define-messages.ts';
import { registrationWording } from '../registration-wording.ts';

/**
 * What the registration says of its fields and its answers: the part of the validation's wording that its page needs, which a
 * stranger loads over a mobile network. `validationMessages` has it too.
 */
export const registrationMessages = defineMessages(registrationWording);
