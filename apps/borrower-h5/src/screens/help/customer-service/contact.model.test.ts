import { expect, it } from 'vitest';
import { mailLink, onlineServiceLink } from './contact.model.ts';

it.each([
  ['+63 917 000 0000', 'https://wa.me/639170000000'],
  [' https://wa.me/639170000000 ', 'https://wa.me/639170000000'],
  ['javascript:alert(1)', null],
  ['ask at the counter', null],
])('the online service %j is reached by %j', (contact, link) => {
  expect(onlineServiceLink(contact)).toBe(link);
});

it.each([
  ['care@peace.example', 'mailto:care@peace.example'],
  ['care@peace.example?bcc=x@y.z', null],
  ['nobody', null],
])('a mail to %j is %j', (address, link) => {
  expect(mailLink(address)).toBe(link);
});
