/**
 * SHA-256 (FIPS 180-4) of a text, in hexadecimal. Synchronous, which `crypto.subtle` is not, and also where the page has no TLS:
 * an early page has to know whose an item is before it paints it.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const message = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, at) => message.setUint8(at, byte));
  message.setUint8(bytes.length, 0x80);
  message.setUint32(length - 4, bytes.length * 8);
  let hash = initialHash;
  for (let block = 0; block < length; block += 64) {
    const schedule: number[] = [];
    const word = (at: number) => schedule[at] ?? 0;
    let state = hash;
    roundConstants.forEach((constant, round) => {
      const [before, last] = [word(round - 15), word(round - 2)];
      schedule[round] =
        round < 16
          ? message.getUint32(block + round * 4)
          : (word(round - 16) +
              (rotated(before, 7) ^ rotated(before, 18) ^ (before >>> 3)) +
              word(round - 7) +
              (rotated(last, 17) ^ rotated(last, 19) ^ (last >>> 10))) |
            0;
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
      const sum = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + constant + word(round);
      const mixed = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      state = [(sum + mixed) | 0, a, b, c, (d + sum) | 0, e, f, g];
    });
    hash = hash.map((part, at) => (part + (state[at] ?? 0)) | 0);
  }
  return hash.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits of a number's fraction: the standard's constants are those of roots of primes. */
const fractionBits = (root: number): number => ((root % 1) * 2 ** 32) | 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

// Once for all texts: stored items ask for hashes again and again.
const primes = firstPrimes(64);
const initialHash = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const roundConstants = primes.map((prime) => fractionBits(Math.cbrt(prime)));
