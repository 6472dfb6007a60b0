import type { Context } from './element.ts';

export { Fragment, Suspense } from './element.ts';

// Stands for `react` in a build that draws a screen once: state is what it starts as, and effects are React's, later.
// A view cannot use a hook that is missing here (reducers, for example): such a build ends with a missing export.

/** A context, which is its own provider. */
// @__NO_SIDE_EFFECTS__
export function createContext<Value>(value: Value): Context<Value> {
  return {
    value,
    get Provider() {
      return this;
    },
  };
}

// @__NO_SIDE_EFFECTS__
export function useContext<Value>(context: Context<Value>): Value {
  return context.value;
}

const stay = () => undefined;

// @__NO_SIDE_EFFECTS__
export function useState<Value>(initial: Value | (() => Value)): readonly [Value, () => void] {
  return [isMaker(initial) ? initial() : initial, stay];
}

function isMaker<Value>(initial: Value | (() => Value)): initial is () => Value {
  return typeof initial === 'function';
}

// @__NO_SIDE_EFFECTS__
export function useMemo<Value>(make: () => Value): Value {
  return make();
}

// @__NO_SIDE_EFFECTS__
export function useCallback<Callback>(callback: Callback): Callback {
  return callback;
}

export { useCallback as useEffectEvent };

// @__NO_SIDE_EFFECTS__
export function useDeferredValue<Value>(value: Value, initial: Value = value): Value {
  return initial;
}

// @__NO_SIDE_EFFECTS__
export function useOptimistic<Value>(value: Value): readonly [Value, () => void] {
  return [value, stay];
}

// @__NO_SIDE_EFFECTS__
export function useRef<Value>(current: Value): { current: Value } {
  return { current };
}

// @__NO_SIDE_EFFECTS__
export function useSyncExternalStore<Snapshot>(
  _subscribe: unknown,
  getSnapshot: () => Snapshot,
  getFirst: () => Snapshot = getSnapshot,
): Snapshot {
  return getFirst();
}

export function useEffect(): void {}

export { useEffect as startTransition, useEffect as useLayoutEffect };

export { nextId as useId } from './tree-place.ts';

/** A class that a view names and does not show at first extends this. Called as a function, as `draw` does, it throws. */
export function Component(): never {
  throw new Error('A class cannot be drawn before React is there.');
}

/** A component that is loaded when it is wanted, which it is not yet. */
export function lazy(): () => never {
  return () => {
    throw new Error('A lazy component cannot be drawn before React is there.');
  };
}
