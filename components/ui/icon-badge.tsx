import type { LucideIcon } from 'lucide-react';

/** An icon on a disc: tinted on white, white on a tint. */
export function IconBadge({ icon: Icon, onTint = false }: { icon: LucideIcon; onTint?: boolean }) {
  return (
    <span
      className={`flex size-12 shrink-0 items-center justify-center rounded-full ${onTint ? 'bg-card text-secondary' : 'bg-primary-tint text-primary'}`}
    >
      <Icon />
    </span>
  );
}
