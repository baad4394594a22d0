import { BadgeCheck, ShieldCheck, Smartphone } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { IconBadge } from '@/components/ui/icon-badge';
import { Section } from '@/components/ui/section';

const criteria = [
  ['payment', BadgeCheck],
  ['experience', Smartphone],
  ['privacy', ShieldCheck],
] as const;

/** Three questions, each with what a good site does and what rules one out. */
export async function HowWeChoose() {
  const t = await getTranslations('how_we_choose');
  return (
    <Section id="how-we-choose" title={t('title')} subtitle={t('subtitle')} shaded>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {criteria.map(([criterion, icon]) => (
          <li key={criterion} className="grid grid-cols-1">
            <Card className="md:max-lg:flex md:max-lg:gap-6">
              <IconBadge icon={icon} />
              <div>
                <h3 className="mt-4 text-h5 md:max-lg:mt-0">{t(`criteria.${criterion}.title`)}</h3>
                <p className="mt-2 font-medium">{t(`criteria.${criterion}.question`)}</p>
                <p className="mt-3">{t(`criteria.${criterion}.good`)}</p>
                <p className="mt-3">{t(`criteria.${criterion}.ruled_out`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
