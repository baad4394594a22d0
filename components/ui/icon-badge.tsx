import type { LucideIcon } from 'lucide-react';

/** An icon on a tinted disc, for decoration: the text beside it says what it means. */
export function IconBadge({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-tint text-primary">
      <Icon aria-hidden="true" size={24} />
    </span>
  );
}
