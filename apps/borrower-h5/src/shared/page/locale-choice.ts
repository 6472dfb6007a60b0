import { chooseLocale, isLocale, offeredLocales, type Locale } from '@peace/i18n';
import { storedLocale } from '@peace/page';
import { readQuery } from '@peace/web-platform';
import { defineItem, sessionItems } from '@peace/web-platform/storage';
import { custom } from 'valibot';
import { appConfig } from '#shared/app-config.ts';

const schema = custom<Locale>(isLocale);

const visitLocale = (window: Pick<Window, 'sessionStorage'>) =>
  sessionItems(window).item(
    defineItem({ key: 'visit-locale', version: 1, schema, owner: 'device', lifetime: 'the visit' }),
  );

export const offered: readonly Locale[] = offeredLocales(appConfig.defaultLocale);

/** The language of the visit: that of its link, which holds until the tab is closed; else the one chosen earlier, else the default. */
export function localeOfVisit(window: Window): Locale {
  const visit = visitLocale(window);
  const named = readQuery(window).get('lang');
  if (isLocale(named)) visit.write(named);
  return chooseLocale({
    query: isLocale(named) ? named : visit.read(),
    stored: storedLocale(window).read(),
    fallback: appConfig.defaultLocale,
  });
}

export function keepLocale(window: Window, chosen: Locale): void {
  storedLocale(window).write(chosen);
  visitLocale(window).write(chosen);
}
