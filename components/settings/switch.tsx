// A checkbox that looks like a switch. A tap anywhere on its row toggles it.

interface SwitchProps {
  label: string;
  /** Accessible name, for a switch whose label alone is ambiguous. It must begin with the label. */
  name?: string;
  hint?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, name, hint, on, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <span>
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        {...((name || hint) && { 'aria-label': [name ?? label, hint].filter(Boolean).join('. ') })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
