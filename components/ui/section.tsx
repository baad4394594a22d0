import type { ReactNode } from 'react';
import type { HomeSection } from '@/lib/site/names';

type SectionProps = {
  id: HomeSection;
  title: string;
  subtitle?: string;
  shaded?: boolean;
  children: ReactNode;
};

/** A band of the home page with its heading; the navigation leads to it by its id. */
export function Section({ id, title, subtitle, shaded = false, children }: SectionProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className={shaded ? 'bg-surface' : ''}>
      <div className="page-width py-14 md:py-20">
        <div className="mx-auto mb-10 max-w-article text-center">
          <h2 id={headingId} className="text-h3 md:text-h2">
            {title}
          </h2>
          {subtitle && <p className="mt-3 text-balance text-ink-quiet">{subtitle}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
