import { Icon } from './icon';

/** A list whose items carry a tick. */
export function CheckedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-1 text-secondary" size={22} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
