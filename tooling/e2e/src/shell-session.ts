/** A shell passes these parameters of its borrower (spec §3). */
export const shellSession = {
  sessionId: 's-4711',
  userId: 'u-1',
  mobilePhone: '09171234567',
  deviceId: 'd-1',
  appName: 'peace',
  appVersion: '1.0.0',
  clientType: 'ios',
};
