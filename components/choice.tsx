'use client';
// One of a few, side by side: radio buttons that look like one control.
import { type ReactNode, useId } from 'react';

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T | undefined;
  options: readonly { value: T; name: string; show?: ReactNode }[];
  onChange: (value: T) => void;
}

export function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(option.show ? { 'aria-label': option.name } : {})}
            />
            <span>{option.show ?? option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
