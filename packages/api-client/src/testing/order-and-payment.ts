/** The client's tests send and receive these values. */
export const order = { productId: '7', orderId: 'P 2026&' };
export const payment = { ...order, amount: { minor: 5, currency: 'PHP' as const }, channelNumber: '90006' };
export const details = { success: true, code: 0, message: '', data: { orderStatus: '170' } };
export const payLink = { code: 0, message: '', data: { payUrl: 'https://pay.test/1' } };
