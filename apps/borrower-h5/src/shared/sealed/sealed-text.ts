import { object, string, type InferOutput } from 'valibot';

/** A text that only its secret opens (AES-GCM), in Base64. */
export const sealedSchema = object({ salt: string(), iv: string(), text: string() });

/** A text that only its secret opens. */
export type Sealed = InferOutput<typeof sealedSchema>;

/** Makes trying secrets one after another slow, and is a blink of an eye on a cheap phone. */
const ITERATIONS = 100_000;

/** Encrypts a text under a secret that is not stored with it. Null where the browser cannot: over plain http. */
export async function seal(text: string, secret: string): Promise<Sealed | null> {
  try {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const key = await keyOf(secret, salt);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
    return { salt: toBase64(salt), iv: toBase64(iv), text: toBase64(new Uint8Array(sealed)) };
  } catch {
    return null;
  }
}

/** The text; null with another secret, or where it was changed. */
export async function unseal({ salt, iv, text }: Sealed, secret: string): Promise<string | null> {
  try {
    const key = await keyOf(secret, fromBase64(salt));
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(text));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

async function keyOf(secret: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const words = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return await crypto.subtle.deriveKey(derivation, words, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCodePoint(...bytes));

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
