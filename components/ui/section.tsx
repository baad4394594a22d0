import type { ReactNode } from 'react';
import type { HomeSection } from '@/lib/site/names';

type SectionProps = {
  id: HomeSection;
  title: string;
  subtitle?: string;
  shaded?: boolean;
  /** True if the heading stands above at every width, so that what it heads has all of the page. */
  wide?: boolean;
  children: ReactNode;
};

/** A band of the home page with its heading; the navigation leads to it by its id. */
export function Section({
  id,
  title,
  subtitle,
  shaded = false,
  wide = false,
  children,
}: SectionProps) {
  return (
    <section id={id} className={shaded ? 'bg-surface' : ''}>
      <div className="page-width band">
        <div className={wide ? undefined : 'beside'}>
          <div>
            <h2>{title}</h2>
            {subtitle && <p className="compact mt-1 text-ink-quiet lg:mt-2">{subtitle}</p>}
          </div>
          <div className="mt-3 md:max-lg:mt-6 lg:mt-1">{children}</div>
        </div>
      </div>
    </section>
  );
}
