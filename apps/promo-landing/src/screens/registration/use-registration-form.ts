import { focusField } from '@peace/ui-kit/focus-field';
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

/** Holds the form's input and its problems. Input from before hydration counts; missing values are restored from before a reload. */
export function useRegistrationForm(stored: StoredRegistration) {
  const { config } = useServices();
  const policy = config.phonePolicy;
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(emptyInput);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [wasSubmitted, setSubmitted] = useState(false);

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
    const page = form.current?.ownerDocument.documentElement.dataset;
    if (page?.['kept'] === undefined) return;
    delete page['kept'];
    setSubmitted(true);
  }, [stored, edit]);

  useEffect(() => {
    if (!input.phone && !input.smsCode) stored.draft.clear();
    else stored.draft.write({ phone: input.phone, smsCode: input.smsCode });
  }, [stored, input.phone, input.smsCode]);

  const focus = useCallback((name: FieldName) => focusField(form.current, name), []);

  /** The same once the field is visible. */
  const [toFocus, setToFocus] = useState<FieldName | null>(null);
  useEffect(() => {
    if (toFocus === null) return;
    focus(toFocus);
    setToFocus(null);
  }, [toFocus, focus]);

  /** Leads to the form's upper edge, where it or the lower one is not visible: a step that came into view is seen whole. */
  const showWhole = useCallback(() => {
    const element = form.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const covered = Number.parseFloat(view.getComputedStyle(view.document.documentElement).scrollPaddingBottom) || 0;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > view.innerHeight - covered) element.scrollIntoView({ block: 'start' });
  }, []);

  const clear = useCallback(() => {
    setInput(emptyInput);
    setProblems({});
  }, []);

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

  return {
    form,
    input,
    problems,
    /** The button was tapped before the script had come. */
    wasSubmitted,
    edit,
    check,
    focus,
    focusLater: setToFocus,
    blame,
    clear,
    showWhole,
  };
}

function controlOf(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : null;
}
