import { expect, it } from 'vitest';
import {
  isSameTelephone,
  mailWay,
  onlineServiceWay,
  shownContacts,
  shownTelephone,
  telephoneWay,
} from './contact.model.ts';

it.each([
  ['+63 917 000 0000', 'https://wa.me/639170000000'],
  ['0917 000 0000', 'https://wa.me/639170000000'],
  ['09170000000', 'https://wa.me/639170000000'],
  ['0063 917 000 0000', 'https://wa.me/639170000000'],
  ['(02) 8123 4567', 'https://wa.me/63281234567'],
  ['+1 415 555 0123', 'https://wa.me/14155550123'],
  ['\u202a+63 917\u2013000\u20130000\u202c', 'https://wa.me/639170000000'],
  [' https://wa.me/639170000000 ', 'https://wa.me/639170000000'],
])('the online service %j is a chat at %s', (contact, link) => {
  expect(onlineServiceWay(contact)).toEqual({ kind: 'chat', link });
});

it.each([
  ['8123 4567', 'tel:81234567'],
  ['1800 1000 123', 'tel:18001000123'],
  ['*143#', 'tel:*143%23'],
])('the online service %j, whose owner in a chat is uncertain, is called at %s', (contact, link) => {
  expect(onlineServiceWay(contact)).toEqual({ kind: 'call', link });
});

it.each([
  'javascript:alert(1)',
  'https://help@evil.example',
  'https:evil.example',
  'ask at the counter',
  '**** 4567',
  '',
])('the online service %j can only be read', (contact) => {
  expect(onlineServiceWay(contact)).toBeNull();
});

it.each([
  ['8555 0123', true],
  ['8555 0124', false],
  ['0123', false],
  ['+63 2 8555 0123', false],
])('the online service %j is the telephone +63 2 8555 0123, called a second time: %j', (whatsApp, isSame) => {
  const [contact] = shownContacts({ whatsApp, email: null }, {});
  expect(contact && isSameTelephone(contact, shownTelephone('+63 2 8555 0123', {}))).toBe(isSame);
});

it('a number is called', () => {
  expect(telephoneWay('+63 2 8123 4567')).toEqual({ kind: 'call', link: 'tel:+63281234567' });
  expect(telephoneWay('call us')).toBeNull();
});

it.each([
  ['care@peace.example', { kind: 'mail', link: 'mailto:care@peace.example' }],
  ['care@peace.example?bcc=x@y.z', null],
  ['no contact', null],
])('a mail to %j is %j', (address, way) => {
  expect(mailWay(address)).toEqual(way);
});
