import { expect, it } from 'vitest';
import type { MessageArea } from './define-messages.ts';
import { registrationWording } from './registration-wording.ts';
import { helpWording } from './help-wording.ts';
import * as sharedWording from './shared-wording.ts';

const modules = import.meta.glob<Record<string, MessageArea>>(['./messages/*.ts', '!./messages/*.test.ts'], {
  eager: true,
});
const entries = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([name, { original, en, fil }]) =>
    Object.keys(original).map((key) => ({
      entry: `${name}.${key}`,
      en: JSON.stringify(en[key]),
      fil: JSON.stringify(fil[key]),
      all: JSON.stringify([original[key], en[key], fil[key]]),
    })),
  );
type Entry = (typeof entries)[number];

/** The entries that have the same text, for each text that several have. */
function groups(by: 'en' | 'all'): Entry[][] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) found.set(entry[by], [...(found.get(entry[by]) ?? []), entry]);
  return [...found.values()].filter((same) => same.length > 1);
}

it('a message of several keys is written once, in one of the files of shared wording', () => {
  const shared = [
    ...Object.values(sharedWording),
    ...Object.values(registrationWording),
    ...Object.values(helpWording),
  ].map((wording) => JSON.stringify([wording[0], wording.at(-2), wording.at(-1)]));
  const repeated = groups('all').filter(([first]) => first && !shared.includes(first.all));
  expect(repeated.map((same) => same.map(({ entry }) => entry))).toEqual([]);
});

it('a message of strings is typed in one place, and imported elsewhere', () => {
  const sources = import.meta.glob<string>(['./messages/*.ts', './*-wording.ts', '!./messages/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const placesOf = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    for (const [literal] of source.matchAll(/\[\s*(?:(?:'[^']*'|"[^"]*"),?\s*){2,3}\]/g)) {
      const texts = [...literal.matchAll(/'[^']*'|"[^"]*"/g)].map(([text]) => text.slice(1, -1));
      const wording = [texts[0], texts.at(-2), texts.at(-1)].join(' | ');
      placesOf.set(wording, [...(placesOf.get(wording) ?? []), file]);
    }
  }
  expect([...placesOf.keys()]).toContain('Close | Close | Isara');
  expect([...placesOf].filter(([, places]) => places.length > 1)).toEqual([]);
});

/** English texts that Filipino says in several ways, and the reason. */
const severalInFilipino: Readonly<Record<string, string>> = {
  Change: 'to edit, or to choose another',
  'Pay your loan': 'a title, or a reminder in a calendar',
  'Get the app': 'a link, a title, or a step that follows',
  'Sign up': 'a title, a button, or a step that follows',
};

it('a text is the same in Filipino wherever it is the same in English', () => {
  const several = groups('en').filter((same) => new Set(same.map(({ fil }) => fil)).size > 1);
  const found = several.map((same) => `${same[0]?.en}: ${same.map(({ entry, fil }) => `${entry} ${fil}`).join(', ')}`);
  const listed = Object.keys(severalInFilipino).map((text) => `${JSON.stringify(text)}:`);
  expect(found.filter((text) => !listed.some((start) => text.startsWith(start)))).toEqual([]);
  expect(found).toHaveLength(listed.length);
});

/** English texts that a Filipino says too: names, and words that Filipino has from English. */
const sameInFilipino = `
  Account {number} | Address | Alipay | App | App Store | Bank card | Biller: {biller} | CA no. | CA {number} |
  Certificate of Authority no. | Certificate of Authority {number} | Code | Customer service | Data protection officer |
  Due date | Due {date} | E-wallet | Effective rate | Email | GCash | Google Play | Home | Landline | Loan | Loan no. |
  Loan no. {number} | Loan {order} | Maya | Menu | Payment code | Privacy policy | QR code | Rate | Ref. |
  Reference no. {reference} | SEC no. | SEC Reg. {number} | SEC registration no. |
  SEC registration no. {sec}, Certificate of Authority no. {authority}. | Securities and Exchange Commission | Status |
  Website | WhatsApp`
  .trim()
  .split(/\s*\|\s*/);

it('a text is not its own translation into Filipino, unless it is listed', () => {
  const same = entries.filter(({ en, fil }) => en === fil && /[a-z]/i.test(en.replaceAll(/\{\w+\}/g, '')));
  const found = new Map(same.map(({ entry, en }) => [en, entry]));
  const listed = sameInFilipino.map((text) => JSON.stringify(text));
  expect([...found].filter(([text]) => !listed.includes(text))).toEqual([]);
  expect(listed.filter((text) => !found.has(text))).toEqual([]);
});
