/** Code 128 with the code sets chosen by itself. */
export declare class CODE128 {
  constructor(text: string, options: { readonly ean128?: boolean });
  /** `data`: one character a module, '1' for dark. */
  encode(): { readonly text: string; readonly data: string };
}
