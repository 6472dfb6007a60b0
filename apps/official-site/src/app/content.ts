/** Where the build puts the picture of the QR code that opens this site on a phone. */
export const qrCodeFile = '/brand/app-code.svg';

/** Where the build puts the scenes, and the drawings of the steps. */
export const sceneFiles = {
  fare: '/brand/scene-fare.svg',
  stock: '/brand/scene-stock.svg',
  school: '/brand/scene-school.svg',
  steps: '/brand/scene-steps.svg',
} as const;
