// Keeps what was worked out: a function of one value that is asked for it once.

export function memoise<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known as Value;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
