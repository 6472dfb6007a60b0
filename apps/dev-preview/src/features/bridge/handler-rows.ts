import { messageNames, messages } from '@peace/bridge/protocol';

/** Each message of the protocol, and what it asks of the shell, in a sentence. */
export const handlerRows = messageNames.map((name) => ({ name, about: messages[name].doc }));
