// One of a few, side by side: radio buttons that look like one control.
import type { ReactNode } from 'react';

interface ChoiceProps<T extends string | number> {
  label: string;
  /** What the radio buttons have in common; unique on the page. */
  id: string;
  value: T | undefined;
  options: readonly { value: T; name: string; show?: ReactNode }[];
  /** Absent where a part listens to the buttons itself. */
  onChange?: (value: T) => void;
}

export function RadioGroup<T extends string | number>({
  label,
  id,
  value,
  options,
  onChange,
}: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
              {...(option.show ? { 'aria-label': option.name } : {})}
            />
            <span>{option.show ?? option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
