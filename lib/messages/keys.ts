/**
 * The keys of a part of the messages, in their order. Give it the base language's part: other files may have another
 * order, and a list should be the same in every language.
 */
export function keysOf<Part extends object>(part: Part) {
  return Object.keys(part) as Extract<keyof Part, string>[];
}
