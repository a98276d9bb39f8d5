// A text field of one line. It keeps the spaces at the ends of the typed text, although the draft stores the text without
// them, and it can be empty while the reader types, although the draft keeps the last text.
import { useState } from 'preact/hooks';

interface LineFieldProps {
  label: string;
  value: string;
  lang?: string;
  inputMode?: 'numeric';
  onChange: (value: string) => void;
}

export function LineField({ label, value, onChange, ...more }: LineFieldProps) {
  /** The typed text, with the spaces that the draft does not store. Undefined when the reader is not typing. */
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && (typed.trim() === '' || typed.trim() === value.trim());
  return (
    <label className="own-field">
      <span>{label}</span>
      <input
        value={isTyped ? typed : value}
        maxLength={240}
        {...more}
        onBlur={() => setTyped(undefined)}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onChange(event.currentTarget.value);
        }}
      />
    </label>
  );
}
