/** Runs things at their times, which never go back, one after the other; milliseconds of `performance.now()`. */
export function inOrder(): (at: number, run: () => void) => void {
  const waiting: { readonly at: number; readonly run: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const plan = () => {
    clearTimeout(timer);
    if (waiting[0]) timer = setTimeout(runDue, waiting[0].at - performance.now());
  };
  const runDue = () => {
    while (waiting[0] && waiting[0].at <= performance.now()) waiting.shift()?.run();
    plan();
  };
  return (at, run) => {
    waiting.push({ at, run });
    if (waiting.length === 1) plan();
  };
}
