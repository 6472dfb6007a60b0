import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../../testing/endpoint-examples.ts';
import { trackClick } from '../tracking/track-click.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { register } from './register.ts';

describe('a registration', () => {
  it('sends its id as the device too, the phone as the name, and no merchant', () => {
    expect(parse(register.payload, endpointExamples['register']?.payload)).toEqual({
      phone: '13900000000',
      capcode: 'ab12',
      sid: 's-1',
      deviceId: 's-1',
      appName: 'peace',
      merchantNumber: 0,
      userName: '13900000000',
      smsCode: '123456',
      invite_code: '',
      user_from: 'fb',
      id: '9',
      app_from: 'h5',
      utm_tag: 'nov',
    });
  });

  it('asks for its SMS code with the same', () => {
    expect(parse(sendSmsCode.payload, endpointExamples['sendSmsCode']?.payload)).toEqual({
      phone: '13900000000',
      capcode: 'ab12',
      sid: 's-1',
      deviceId: 's-1',
      appName: 'peace',
      app_from: 'h5',
      user_from: 'fb',
      utm_tag: 'nov',
    });
  });

  it('is counted as page type 1, whatever the query lacks', () => {
    expect(parse(trackClick.payload, { clientType: 'android', phone: '' })).toEqual({
      page_id: '',
      user_from: '',
      client_type: 'android',
      page_type: 1,
      utm_tag: '',
      app_from: '',
      phone: '',
    });
  });
});
