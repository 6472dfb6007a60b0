import { qrCodePicture } from '#pictures/qr-code-picture.ts';

/** The picture of a QR code without a server. */
export const aQrCode = `data:image/svg+xml,${encodeURIComponent(qrCodePicture('https://www.maayos.test/#home/app'))}`;
