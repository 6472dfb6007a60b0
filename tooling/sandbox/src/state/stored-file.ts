/** An image in memory. */
export interface StoredFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
