export { contactLink, telephoneLink, type Contact } from './contact.ts';
export { checkDestination, type Destination, type RefusalReason, parseUrl } from './destination.ts';
export { frameAddress } from './frame-address.ts';
export { imageAddress, trustedImageAddress, type TrustedImageRules } from './image-address.ts';
export { ownPath } from './own-path.ts';
export { webAddress } from './web-address.ts';
