// jsbarcode's entry draws onto elements and brings twelve other symbologies (13.6 kB gzip); its Code 128 alone, which
// only computes, is 3.0 kB.
// @ts-expect-error -- It has no types: they are in code128.d.ts, hence this file is JavaScript.
export { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
