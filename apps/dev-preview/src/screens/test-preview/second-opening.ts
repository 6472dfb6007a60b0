import { changedPerson } from '#features/phone/other-person.ts';
import { withFields } from '#shared/fields.ts';
import { entryAddress } from '#shared/launch-address.ts';
import type { Preview } from './use-preview.ts';

/** What the second phone is to load: the place at which the first one was opened. `undefined`: there is none. */
export function secondOpening({ settings, fields, opened }: Pick<Preview, 'settings' | 'fields' | 'opened'>) {
  if (settings.second === 'none' || opened === undefined) return undefined;
  const load = `${opened.load} ${settings.second}`;
  if (settings.second === 'same') return { load, src: opened.src };
  const lang = settings.language === 'app' ? undefined : settings.language;
  const values = withFields(fields.fields, changedPerson(fields.fields));
  return { load, src: entryAddress(opened.place, values, { lang, console: settings.hasConsole ? '1' : '0' }) };
}
