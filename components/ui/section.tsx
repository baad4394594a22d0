import type { ReactNode } from 'react';
import type { HomeSection } from '@/lib/site/names';

type SectionProps = {
  id: HomeSection;
  title: string;
  subtitle?: string;
  shaded?: boolean;
  /** True if the heading stands above at every width, so that what it heads has all of the page. */
  wide?: boolean;
  /** What follows, with headings that stand where the section's does. */
  more?: ReactNode;
  children: ReactNode;
};

/** A band of the home page with its heading; the navigation leads to it by its id. */
export function Section({
  id,
  title,
  subtitle,
  shaded = false,
  wide = false,
  more,
  children,
}: SectionProps) {
  return (
    <section id={id} className={shaded ? 'bg-surface' : 'unshaded'}>
      <div className="page-width band">
        <div className={wide ? undefined : 'beside'}>
          <div>
            <h2>{title}</h2>
            {subtitle && <p className="mt-2 text-ink-quiet">{subtitle}</p>}
          </div>
          <div>{children}</div>
        </div>
        {more}
      </div>
    </section>
  );
}
