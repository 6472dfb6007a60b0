import type { I18n } from '@lingui/core';
import type { Catalogue, Message } from './placeholders.ts';

/** Lingui's compiled form of a message: text, `[name]` for a parameter, `[name, 'plural', forms]`. */
type CompiledMessage = ReturnType<Parameters<I18n['setMessagesCompiler']>[0]>;

/**
 * Compiles text with `{name}` placeholders, and `#` within a plural. It stands in for Lingui's own compiler, an ICU
 * parser of 2.5 kB that also gives apostrophes and braces meanings which our translators would trip over.
 */
export function compileText(text: string): CompiledMessage {
  return text
    .split(/(\{\w+\}|#)/)
    .filter((part) => part !== '')
    .map((part) => (/^\{\w+\}$/.test(part) ? [part.slice(1, -1)] : part));
}

/** A catalogue as Lingui takes it: text as it is (`compileText` is its compiler), plurals compiled. */
export function compileCatalogue(catalogue: Catalogue): Record<string, string | CompiledMessage> {
  return Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, compilePlural(message)]));
}

function compilePlural(message: Message): string | CompiledMessage {
  if (typeof message === 'string') return message;
  const forms = Object.entries(message.forms).map(([category, text]) => [category, compileText(text)]);
  return [[message.plural, 'plural', Object.fromEntries(forms)]];
}
