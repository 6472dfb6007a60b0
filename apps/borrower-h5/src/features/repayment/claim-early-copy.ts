/** Whether this text was copied on the early page. True once, so that the copy is recorded as one payment. */
export function claimEarlyCopy({ peaceEarly }: Pick<Window, 'peaceEarly'>, text: string): boolean {
  const copied = peaceEarly?.copied;
  if (copied?.text !== text || copied.isRecorded) return false;
  copied.isRecorded = true;
  return true;
}
