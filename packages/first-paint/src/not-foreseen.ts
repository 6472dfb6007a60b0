/** Thrown where something would be drawn that the build has left out, because no known answer leads there. */
export const unforeseen = Symbol('unforeseen');

/** Stands for a function that the build has left out (decision 0094): what it would draw is left to React. */
export function notForeseen(): never {
  throw unforeseen;
}
