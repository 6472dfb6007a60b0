import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { editedFields, type Fields, sampleFields, type SomeFields, storedFields, withFields } from '#shared/fields.ts';
import type { PreviewServices } from '#shared/services.ts';
import { fieldsAtom } from '#shared/state.ts';

/** The editable values. */
export interface EditableFields {
  readonly fields: Fields;
  /** Changes some and keeps the result for the next visit. */
  readonly change: (some: SomeFields) => void;
  /** Back to the samples. */
  readonly reset: () => void;
  /** Puts a shared address's values there, without keeping them. */
  readonly show: (fields: Fields) => void;
}

/** The fields, kept between visits. */
export function useFields({ storage }: PreviewServices): EditableFields {
  const stored = useMemo(() => storedFields(storage), [storage]);
  const [fields, setFields] = useAtom(fieldsAtom);
  return useMemo(() => {
    const keep = (next: Fields) => {
      setFields(next);
      stored.write(editedFields(next));
    };
    return {
      fields,
      change: (some) => keep(withFields(fields, some)),
      reset: () => keep(sampleFields),
      show: setFields,
    };
  }, [fields, setFields, stored]);
}
