import type { Plural } from './plural.ts';

/** One piece of wording: text with `{placeholders}`, or a plural. */
export type Message = string | Plural;

/** The wording of one area of the app in one language. */
export type Catalogue = Readonly<Record<string, Message>>;

/** The placeholder names of a message, as a union of literals: `'Hello {name}'` has `'name'`. */
export type PlaceholderOf<M extends Message> =
  M extends Plural<infer Name, infer Forms>
    ? Name | PlaceholderInText<Extract<Forms[keyof Forms], string>>
    : PlaceholderInText<Extract<M, string>>;

type PlaceholderInText<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderInText<Rest>
  : never;

/** The parameters a message needs: the number of a plural, text or a number for everything else. */
export type ParamsOf<M extends Message> = {
  readonly [Name in PlaceholderOf<M>]: M extends Plural<Name> ? number : string | number;
};
