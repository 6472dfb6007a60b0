/** A filed complaint. */
export interface Complaint {
  readonly problemId: string;
  readonly orderNo: string;
  readonly type: string;
  /** Empty unless the type is the collection type. */
  readonly sonType: string;
  readonly content: string;
  /** Addresses of the uploaded images. */
  readonly images: readonly string[];
  readonly filedAt: number;
  /** What customer service answered; undefined while the complaint is open. */
  readonly answer: { readonly detail: string; readonly images: readonly string[] } | undefined;
  /** 1 to 5, once rated. */
  readonly score: number | undefined;
}
