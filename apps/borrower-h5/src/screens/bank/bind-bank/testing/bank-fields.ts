import { aBankField } from './a-bank-form.ts';

export const phone = aBankField({ code: 'phone', input: { kind: 'text', format: 'phone' } });

export const card = aBankField({ code: 'card', input: { kind: 'text', format: 'bankCard' } });

export const number = aBankField({ code: 'number', input: { kind: 'text', format: 'digits' } });

const options = [{ name: 'Manila', value: '1339' }];

export const city = aBankField({ code: 'city', input: { kind: 'citySelect', options } });

export const day = aBankField({ code: 'day', input: { kind: 'day' } });
