import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import {
  checkInput,
  clipField,
  emptyInput,
  fieldNames,
  type CheckedInput,
  type FieldName,
  type FieldProblems,
} from './registration.model.ts';
import type { StoredRegistration } from './stored-registration.ts';

/**
 * What is typed, and what is wrong with it. What stood in the fields before React took over is taken as typed; what it
 * lacks is taken from before a reload.
 */
export function useRegistrationForm(stored: StoredRegistration) {
  const { config } = useServices();
  const policy = config.phonePolicy;
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(emptyInput);
  const [problems, setProblems] = useState<FieldProblems>({});

  const edit = useCallback(
    (name: FieldName, text: string) => {
      setInput((before) => ({ ...before, [name]: clipField(name, text, policy) }));
      setProblems(({ [name]: _corrected, ...others }) => others);
    },
    [policy],
  );

  useEffect(() => {
    const draft = stored.draft.read();
    for (const name of fieldNames) {
      const typed = controlOf(form.current, name)?.value || (name === 'captcha' ? '' : draft?.[name]);
      if (typed) edit(name, typed);
    }
  }, [stored, edit]);

  useEffect(() => {
    if (input.phone || input.smsCode) stored.draft.write({ phone: input.phone, smsCode: input.smsCode });
  }, [stored, input.phone, input.smsCode]);

  const focus = useCallback((name: FieldName) => controlOf(form.current, name)?.focus(), []);

  /** Checks some fields; marks those at fault and leads to the first. */
  const check = (names: readonly FieldName[]): CheckedInput => {
    const checked = checkInput(input, names, policy);
    if (checked.kind === 'invalid') {
      setProblems((before) => ({ ...before, ...checked.problems }));
      focus(checked.first.name);
    }
    return checked;
  };

  const blame = useCallback((name: FieldName, message: string) => {
    setProblems((before) => ({ ...before, [name]: { kind: 'server', message } }));
  }, []);

  return { form, input, problems, edit, check, focus, blame };
}

function controlOf(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : null;
}
