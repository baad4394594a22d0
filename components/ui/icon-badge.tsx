import { Icon } from './icon';
import type { IconName } from './icons';

/** An icon on a tinted disc. */
export function IconBadge({ icon }: { icon: IconName }) {
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-tint text-primary">
      <Icon name={icon} />
    </span>
  );
}
