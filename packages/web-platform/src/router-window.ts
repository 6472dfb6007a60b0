/**
 * The page for a router. A browser may refuse to write an entry of the history: WebKit after a hundred within seconds, any one in a
 * sandboxed frame. Then the address is loaded instead, or, where only the state was to be written, nothing is.
 */
export function routerWindow(window: Window): Window {
  const { history, location } = window;
  return withOwn(window, {
    history: withOwn(history, {
      replaceState(state, unused, url) {
        try {
          history.replaceState(state, unused, url);
        } catch {
          if (url) location.replace(url);
        }
      },
    }),
  });
}

/** An object with some properties replaced. Its functions are called on the object itself, as a browser requires. */
function withOwn<Target extends object>(target: Target, own: Partial<Target>): Target {
  return new Proxy(target, {
    get(_, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
