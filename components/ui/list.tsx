import type { ReactNode } from 'react';

type ListProps = { ordered?: boolean; className?: string; children: ReactNode };

/** A list without bullets or numbers, of which Safari removes the role unless it is written out. */
export function List({ ordered = false, ...rest }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag role="list" {...rest} />;
}
