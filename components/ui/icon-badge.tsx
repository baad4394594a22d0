import { Icon } from './icon';
import type { IconName } from './icons';

/** An icon on a disc: tinted on white, white on a tint. */
export function IconBadge({ icon, onTint = false }: { icon: IconName; onTint?: boolean }) {
  return (
    <span
      className={`flex size-12 shrink-0 items-center justify-center rounded-full ${onTint ? 'bg-white text-secondary' : 'bg-primary-tint text-primary'}`}
    >
      <Icon name={icon} />
    </span>
  );
}
