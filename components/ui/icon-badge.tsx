import type { LucideIcon } from 'lucide-react';

/** An icon on a disc, which sets itself off from any surface. */
export function IconBadge({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="flex max-tight:hidden size-10 shrink-0 items-center justify-center rounded-full border border-transparent bg-disc text-primary-strong">
      <Icon size={22} />
    </span>
  );
}
