/** The keys of a part of the messages, in their order. The base language's make a list the same in every language. */
export function keysOf<Part extends object>(part: Part) {
  return Object.keys(part) as Extract<keyof Part, string>[];
}
