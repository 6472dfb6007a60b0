import { imageAddress } from '@peace/validators/safe-url';
import { nonEmpty, pipe, string, transform, trim } from 'valibot';
import { sloppyText, textList } from './wire-values.ts';

/** A link the flow depends on. Its scheme is checked where it is opened (`navigateExternal` of the session package). */
export const requiredUrl = pipe(string(), trim(), nonEmpty());

/** A picture's address; empty where there is none, or none that may be loaded. */
export const imageUrl = pipe(
  sloppyText,
  transform((value) => imageAddress(String(value).trim()) ?? ''),
);

/** Addresses of pictures as a list, or joined by commas as they are saved; those that may not be loaded are dropped. */
export const imageUrls = pipe(
  textList,
  transform((texts) => texts.flatMap((entry) => imageAddress(entry) ?? [])),
);
