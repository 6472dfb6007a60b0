import { readQuery } from '@peace/web-platform';
import { defineItem, sessionItems } from '@peace/web-platform/storage';
import { custom } from 'valibot';

/** Not `literal`, which no early page needs for anything else. */
const schema = custom<'hidden'>((value) => value === 'hidden');

/** Hides the page's own bar where the shell draws one (`?nav=0`, for the visit): by `PageFrame`'s style, from the first paint on. */
export function applyOwnBar(window: Window): void {
  const hidden = sessionItems(window).item(
    defineItem({ key: 'own-bar', version: 1, schema, owner: 'device', lifetime: 'the visit' }),
  );
  const nav = readQuery(window).get('nav');
  if (nav === '0') hidden.write('hidden');
  else if (nav !== null) hidden.clear();
  if (hidden.read()) window.document.documentElement.dataset['nav'] = '0';
}
