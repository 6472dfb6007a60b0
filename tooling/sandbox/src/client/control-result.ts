/** The result of a control call: `absent` if no sandbox responds, `refused` with its reason. */
export type ControlResult<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'absent'; readonly message: string };

/**
 * The answer of a control call, for tests and tools that cannot go on without it.
 *
 * @throws when the sandbox refused or is absent
 */
export async function demanded<T>(result: Promise<ControlResult<T>>): Promise<T> {
  const settled = await result;
  if (settled.kind === 'ok') return settled.value;
  throw new Error(`The sandbox's control call failed (${settled.kind}): ${settled.message}`);
}
