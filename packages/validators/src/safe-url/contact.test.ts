import { expect, test } from 'vitest';

import { contactLink, type Contact } from './contact.ts';

test.each<[Contact, string]>([
  [{ kind: 'mail', address: ' help+ph@peace.example ' }, 'mailto:help+ph@peace.example'],
  [{ kind: 'telephone', number: '+63 (917) 123-4567' }, 'tel:+639171234567'],
  [{ kind: 'telephone', number: '\u202a+63 917\u2013123\u20134567\u202c' }, 'tel:+639171234567'],
  [{ kind: 'whatsapp', number: '\u2066+63\u00a0917 123 4567\u2069' }, 'https://wa.me/639171234567'],
  [{ kind: 'telephone', number: '*143#' }, 'tel:*143%23'],
  [{ kind: 'telephone', number: '(02) 8123-4567, loc. 105' }, 'tel:0281234567'],
  [{ kind: 'telephone', number: '+63 2 8123 4567 local 5 ' }, 'tel:+63281234567'],
  [{ kind: 'telephone', number: '(02) 8123-4567,ext105' }, 'tel:0281234567'],
  [{ kind: 'whatsapp', number: '+63 917 123 4567' }, 'https://wa.me/639171234567'],
  [{ kind: 'whatsapp', number: '639171234567' }, 'https://wa.me/639171234567'],
  [{ kind: 'mail', address: 'help@mail.peace.example' }, 'mailto:help@mail.peace.example'],
])('%j is %s', (contact, link) => expect(contactLink(contact)).toBe(link));

test.each<Contact>([
  { kind: 'mail', address: '' },
  { kind: 'mail', address: 'help@peace.example?cc=evil@evil.example' },
  { kind: 'mail', address: 'a@b.example,c@d.example' },
  { kind: 'mail', address: 'help@peace.example%0Abcc:x' },
  { kind: 'mail', address: 'help@peace' },
  { kind: 'telephone', number: '' },
  { kind: 'telephone', number: 'javascript:alert(1)' },
  { kind: 'telephone', number: '12;ext=3' },
  { kind: 'telephone', number: '8123 local 5 4567' },
  { kind: 'telephone', number: 'x12345' },
  { kind: 'telephone', number: '12345x' },
  { kind: 'telephone', number: '**** 4567' },
  { kind: 'telephone', number: '0917 *** 4567' },
  { kind: 'telephone', number: '#### 4567' },
  { kind: 'whatsapp', number: '09171234567' },
  { kind: 'whatsapp', number: '../x' },
  { kind: 'whatsapp', number: '639171234567x' },
])('%j is no contact', (contact) => expect(contactLink(contact)).toBeNull());
