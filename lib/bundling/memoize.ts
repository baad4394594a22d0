/** The same function, which computes the result for each argument only once. */
export function memoize<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new Map<Key, Result>();
  return (key) => {
    const result = made.get(key) ?? make(key);
    made.set(key, result);
    return result;
  };
}
