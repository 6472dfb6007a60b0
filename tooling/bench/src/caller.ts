/** As the shell opens a page: with who is calling. */
export const caller = new URLSearchParams({
  deviceId: '5E0C7A52-9F1B-4C1D-8F6E-2B7D4A1C9E30',
  appVersion: '1.0.0',
  userId: '4711',
  appName: 'peace',
  sessionId: '7f3c2a9e5b1d4c68a0e9f2b7c4d81a36',
  clientType: 'ios',
  merchantNumber: 'cjxjx',
  mobilePhone: '09171234567',
});

/** The query of an order's page: it is due, and a rollover is offered. */
export const orderQuery = `productId=68175&orderId=8175&${caller}`;

/** The order's main button. */
export const orderButton = 'REPAY';
