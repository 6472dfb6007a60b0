import { fn } from 'storybook/test';

/** The events of a view as spies. Each is made when it is first asked for, by the view or by what looks at its calls. */
export const spies = <E extends object>(): { [Name in keyof E]: E[Name] } =>
  new Proxy<E>(Object.create(null), {
    get(made, name) {
      if (typeof name === 'string') Reflect.set(made, name, Reflect.get(made, name) ?? fn());
      return Reflect.get(made, name);
    },
  });

/** The same events, but for some that a story answers itself. */
export const answering = <E extends object>(events: E, own: Partial<E>): E => Object.assign(Object.create(events), own);
