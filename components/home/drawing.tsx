import { readFileSync } from 'node:fs';

type DrawingProps = { name: 'feature' | 'about'; label: string; className: string };

/** A drawing as part of the page: it is painted with the text, and gets darker with it (tailwind.config.ts). */
export function Drawing({ name, label, className }: DrawingProps) {
  const drawing = readFileSync(`components/home/${name}.svg`, 'utf8');
  return (
    <div
      role="img"
      aria-label={label}
      className={`drawing ${className}`}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
