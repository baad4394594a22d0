import type { ReactNode } from 'react';
import type { HomeSection } from '@/lib/site/names';

type SectionProps = {
  id: HomeSection;
  title: string;
  subtitle?: string;
  shaded?: boolean;
  /**
   * True if the heading is above the contents at every width, so that these have the full width.
   */
  wide?: boolean;
  /** Subsections, which are below the contents. */
  more?: ReactNode;
  children: ReactNode;
};

/** A section of the home page with its heading. The navigation leads to its id. */
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
    <section id={id} className={shaded ? 'shaded' : 'unshaded'}>
      <div className="page-width band">
        <div className={wide ? undefined : 'beside'}>
          <div>
            <h2>{title}</h2>
            {subtitle && <p className="mt-2">{subtitle}</p>}
          </div>
          <div>{children}</div>
        </div>
        {more}
      </div>
    </section>
  );
}
