import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Field, type FieldEdit } from './field.tsx';

const asItIs = ({ raw, caret }: FieldEdit) => ({ value: raw, caret });

describe('Field', () => {
  it('is named by its label and passes on what is typed', async () => {
    const onChange = vi.fn();
    render(<Field format={asItIs} label="Phone" value="09" onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('Phone'), '1');
    expect(onChange).toHaveBeenLastCalledWith('091');
  });

  it('shows nothing but its value', async () => {
    render(<Field format={asItIs} label="Phone" value="" onChange={() => {}} />);
    await userEvent.type(screen.getByLabelText('Phone'), '1');
    expect(screen.getByLabelText('Phone')).toHaveValue('');
  });

  it.each([undefined, 3])('with %j rows a keyboard corrects only what has several lines', (rows) => {
    render(<Field format={asItIs} label="Text" value="" onChange={() => {}} rows={rows} />);
    const input = screen.getByLabelText('Text');
    for (const [name, off] of [
      ['autocapitalize', 'off'],
      ['autocorrect', 'off'],
      ['spellcheck', 'false'],
    ] as const) {
      expect(input.getAttribute(name)).toBe(rows === undefined ? off : null);
    }
  });

  it('is described by its error and its hint, and invalid only with an error', () => {
    const { rerender } = render(<Field format={asItIs} label="Phone" value="" onChange={() => {}} hint="11 digits" />);
    const input = screen.getByLabelText('Phone');
    expect(input).toHaveAccessibleDescription('11 digits');
    expect(input).not.toHaveAttribute('aria-invalid');
    rerender(
      <Field format={asItIs} label="Phone" value="" onChange={() => {}} hint="11 digits" error="Too short" required />,
    );
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Too short 11 digits');
  });

  it('lets an edit be put in order, the caret with it', async () => {
    const onChange = vi.fn();
    const format = vi.fn(() => ({ value: '12 3', caret: 2 }));
    render(<Field label="Card" value="12" onChange={onChange} format={format} />);
    const input = screen.getByLabelText<HTMLInputElement>('Card');
    await userEvent.type(input, 'x');
    expect(format).toHaveBeenCalledWith({ before: '12', raw: '12x', caret: 3, forward: false });
    expect(onChange).toHaveBeenCalledWith('12 3');
  });

  it.each([
    ['abcd', 3, 4, 'x', 'abcd', 3],
    ['abc', 1, 5, 'xyz', 'axybc', 3],
    ['', 0, 3, '-a-b-c-d', 'abc', 3],
    ['ab', 2, 3, '\u{1f600}', 'ab', 2],
  ])(
    'cuts what was pasted after it was read: %j at %i with room for %i, %j',
    (value, at, maxLength, pasted, read, caret) => {
      const withoutDashes = ({ raw, caret: place }: FieldEdit) => ({
        value: raw.replaceAll('-', ''),
        caret: raw.slice(0, place).replaceAll('-', '').length,
      });
      const onChange = vi.fn();
      render(<Field label="Text" value={value} onChange={onChange} format={withoutDashes} maxLength={maxLength} />);
      const input = screen.getByLabelText<HTMLInputElement>('Text');
      const setSelectionRange = vi.spyOn(input, 'setSelectionRange');
      input.setSelectionRange(at, at);
      fireEvent.input(input, {
        target: { value: value.slice(0, at) + pasted + value.slice(at), selectionStart: at + pasted.length },
      });
      expect(onChange).toHaveBeenCalledWith(read);
      expect(setSelectionRange).toHaveBeenLastCalledWith(caret, caret);
    },
  );

  it('is described by its counter', () => {
    render(<Field format={asItIs} label="Comments" value="abcde" rows={3} counter="5/200" onChange={() => {}} />);
    expect(screen.getByLabelText('Comments').tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText('Comments')).toHaveAccessibleDescription('5/200');
  });
});
