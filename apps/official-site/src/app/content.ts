/** Where the build puts the picture of the QR code that opens this site on a phone. */
export const qrCodeFile = '/brand/app-code.svg';
