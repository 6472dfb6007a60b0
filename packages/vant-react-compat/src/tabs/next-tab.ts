interface Choosable<Name> {
  readonly name: Name;
  readonly disabled?: boolean;
}

/**
 * The tab a key moves to: arrows go round, Home and End go to the ends, disabled tabs are passed over. `undefined` for
 * any other key, or when there is nowhere else to go.
 */
export function nextTab<Name>(items: readonly Choosable<Name>[], active: Name, key: string): Name | undefined {
  const enabled = items.filter(({ disabled }) => !disabled).map(({ name }) => name);
  const name = target(enabled, enabled.indexOf(active), key);
  return name === active ? undefined : name;
}

function target<Name>(names: readonly Name[], at: number, key: string): Name | undefined {
  switch (key) {
    case 'ArrowRight':
      return names[(at + 1) % names.length];
    case 'ArrowLeft':
      return names.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    default:
      return undefined;
  }
}
