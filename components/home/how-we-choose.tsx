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
                <p className="mt-2">{t(`criteria.${criterion}.text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
