import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { CheckedList } from '@/components/ui/checked-list';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/current/site';
import { Drawing } from './drawing';

const rewards = ['gift_cards', 'paypal', 'cash_out'] as const;

export async function About() {
  const t = await getTranslations();
  return (
    <Section id="about" title={t('about.title')}>
      <div className="grid gap-8 md:grid-cols-2">
        <div className="flex flex-col gap-8">
          <div className="space-y-4">
            <p>{t('about.text', { siteName: site.settings.SITE_NAME })}</p>
            <p>{t('about.funding')}</p>
          </div>
          <Card surface="purple" className="grow">
            <h3 className="text-h5">{t('earning_info.title')}</h3>
            <p className="mt-2 mb-4">{t('earning_info.text')}</p>
            <CheckedList items={rewards.map((item) => t(`earning_info.items.${item}`))} />
          </Card>
        </div>
        <div className="flex flex-col gap-8">
          <Drawing
            name="about"
            label={t('about.image_alt')}
            className="overflow-hidden rounded-card"
          />
          <Card surface="teal" className="grow">
            <h3 className="text-h5">{t('about.how_it_works.title')}</h3>
            <p className="mt-2">{t('about.how_it_works.text')}</p>
          </Card>
        </div>
      </div>
    </Section>
  );
}
