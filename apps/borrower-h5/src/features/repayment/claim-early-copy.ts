/** Whether this text was copied before React was there; once, for whoever records what was started by it. */
export function claimEarlyCopy({ peaceEarly }: Pick<Window, 'peaceEarly'>, text: string): boolean {
  const copied = peaceEarly?.copied;
  if (copied?.text !== text || copied.isRecorded) return false;
  copied.isRecorded = true;
  return true;
}
