/** The steps of the form, in their order: the number, the picture's characters, the code from the text message. */
export const formSteps = ['number', 'picture', 'code'] as const;

/** One of them. */
export type FormStep = (typeof formSteps)[number];

/** The later of two steps: what was reached stays visible. */
export function laterOf(one: FormStep, other: FormStep): FormStep {
  return formSteps.indexOf(one) >= formSteps.indexOf(other) ? one : other;
}

/** Whether a step is visible once another was reached. */
export function isReached(step: FormStep, furthest: FormStep): boolean {
  return laterOf(step, furthest) === furthest;
}

/** The step's place, from 1. */
export function numberOf(step: FormStep): number {
  return formSteps.indexOf(step) + 1;
}
