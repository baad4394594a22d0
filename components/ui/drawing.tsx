import { readFileSync } from 'node:fs';

type DrawingProps = {
  name:
    | 'skyline'
    | 'gift'
    | 'barcode'
    | 'cup'
    | 'cinema'
    | 'groceries'
    | 'salary'
    | 'letter'
    | 'sheet'
    | 'lock'
    | 'nameplate';
  /** What it shows. Without it, it only decorates. */
  label?: string;
  className?: string;
};

/**
 * A drawing within the HTML, so that it is painted with the text. Its colours are roles of
 * tailwind.config.ts.
 */
export function Drawing({ name, label, className }: DrawingProps) {
  const file = readFileSync(`components/ui/drawings/${name}.svg`, 'utf8');
  const [, viewBox, aspect, shapes] =
    /viewBox="([^"]*)"(?: preserveAspectRatio="([^"]*)")?>\s*(.*)<\/svg>/s.exec(file) ?? [];
  if (!shapes) throw new Error(`The drawing ${name} does not begin with its viewBox`);
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={aspect}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
      dangerouslySetInnerHTML={{ __html: shapes.replaceAll('\n', '') }}
    />
  );
}
