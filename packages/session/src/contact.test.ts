import { expect, test } from 'vitest';

import { contactLink, openContact, type Contact } from './contact.ts';
import { fakeWindow } from './fake-window.ts';

test.each<[Contact, string]>([
  [{ kind: 'mail', address: ' help+ph@peace.example ' }, 'mailto:help+ph@peace.example'],
  [{ kind: 'telephone', number: '+63 (917) 123-4567' }, 'tel:+639171234567'],
  [{ kind: 'telephone', number: '*143#' }, 'tel:*143%23'],
  [{ kind: 'whatsapp', number: '+63 917 123 4567' }, 'https://wa.me/639171234567'],
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
  { kind: 'whatsapp', number: '09171234567' },
  { kind: 'whatsapp', number: '../x' },
])('%j is no contact', (contact) => {
  const { location, navigations } = fakeWindow('https://peace.example/');
  expect(contactLink(contact)).toBeNull();
  expect(openContact({ location }, contact)).toEqual({ kind: 'refused' });
  expect(navigations).toEqual([]);
});

test('opens', () => {
  const { location, navigations } = fakeWindow('https://peace.example/');
  expect(openContact({ location }, { kind: 'telephone', number: '911' })).toEqual({ kind: 'left' });
  expect(navigations).toEqual([{ by: 'assign', url: 'tel:911' }]);
});

test('a browser that does not let us', () => {
  const assign = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  expect(openContact({ location: { assign } }, { kind: 'telephone', number: '911' })).toEqual({ kind: 'refused' });
});
