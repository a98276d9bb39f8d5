// A text field of one line. While the reader types, the field may be empty or have spaces at the ends of its text. The
// draft stores the text without these spaces, and keeps the last text if the field is empty.
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
