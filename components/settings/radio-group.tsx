// A row of radio buttons that looks like one segmented control.
import type { ReactNode } from 'react';

interface RadioGroupProps<T extends string | number> {
  label: string;
  /** Value of the `name` attribute of all radio buttons. It must be unique on the page. */
  id: string;
  value: T | undefined;
  options: readonly { value: T; name: string; show?: ReactNode }[];
  /** Called with the chosen value. Undefined in static HTML, where an island adds its own event listener. */
  onChange?: (value: T) => void;
}

export function RadioGroup<T extends string | number>({
  label,
  id,
  value,
  options,
  onChange,
}: RadioGroupProps<T>) {
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
