import type { ReactNode } from 'react';

type ListProps = { ordered?: boolean; className?: string; children: ReactNode };

/**
 * A list without bullets or numbers. Safari takes the role from such a one, unless it is written.
 */
export function List({ ordered = false, ...rest }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag role="list" {...rest} />;
}
