import { Check } from 'lucide-react';

/** A list whose items carry a tick. */
export function CheckedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 shrink-0 text-secondary" size={22} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
