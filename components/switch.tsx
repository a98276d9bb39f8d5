'use client';
// On or off: a checkbox that looks like a switch, the whole line its target.
import { useId } from 'react';

interface SwitchProps {
  label: string;
  /** What it is called aloud, where the label alone would not tell it from its neighbours; begins with the label. */
  name?: string;
  hint?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, name = label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="switch">
      <span>
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={id} className="block text-sm text-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={name}
        {...(hint && { 'aria-describedby': id })}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
