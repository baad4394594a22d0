/**
 * The keys of a group of messages, in their order.
 * @param group from the base language: other files may have another order
 */
export function keysOf<Group extends object>(group: Group) {
  return Object.keys(group) as Extract<keyof Group, string>[];
}
