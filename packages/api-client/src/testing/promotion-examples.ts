import type { EndpointExample } from './example-parts.ts';

const tracking = { pageId: '9', userFrom: 'fb', clientType: 'ios', utmTag: 'nov', appFrom: 'h5' };

/** A valid call of every endpoint of the campaign page. */
export const promotionExamples: Readonly<Record<string, EndpointExample>> = {
  getCampaign: {
    payload: { templateId: '9' },
    wire: {
      id: 9,
      background: '#0b6b50',
      fontColor: '#ffffff',
      bannerImage: 'https://images.example.ph/banner.png',
      brandName: 'Bayani Cash',
      brandLogo: 'https://images.example.ph/logo.png',
      title: 'A loan you can check',
      description: 'Register with your mobile number.',
      offerText: 'Up to ₱25,000',
      offerTags: ['91–365 days'],
    },
  },
  openRegistration: { payload: {}, wire: { sid: 's-1' } },
  getCaptcha: { payload: { sid: 's-1', timestamp: 1 }, wire: new Blob(['<svg/>'], { type: 'image/svg+xml' }) },
  sendSmsCode: {
    payload: {
      phone: '13900000000',
      captcha: 'ab12',
      sid: 's-1',
      appName: 'peace',
      appFrom: 'h5',
      userFrom: 'fb',
      utmTag: 'nov',
    },
    wire: null,
  },
  register: {
    payload: {
      phone: '13900000000',
      captcha: 'ab12',
      sid: 's-1',
      smsCode: '123456',
      appName: 'peace',
      inviteCode: '',
      userFrom: 'fb',
      id: '9',
      appFrom: 'h5',
      utmTag: 'nov',
    },
    wire: null,
  },
  trackVisit: { payload: tracking, wire: null },
  trackClick: { payload: { ...tracking, phone: '1390' }, wire: null },
};
