import { getLocale, getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/section';
import { operatorOf } from '@/lib/operators';
import { settings } from '@/lib/site';
import { Drawing } from './drawing';

export async function About() {
  const t = await getTranslations();
  const operator = operatorOf(await getLocale()).company;
  return (
    <Section id="about" title={t('about.title')}>
      <div className="grid items-center gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="space-y-3">
          <p>{t('about.text', { siteName: settings.SITE_NAME, operator })}</p>
          <p>{t('about.funding')}</p>
        </div>
        <Drawing
          name="about"
          label={t('about.image_alt')}
          className="h-auto w-full rounded-card max-md:order-first"
        />
      </div>
      <div className="mt-5 grid gap-3 md:grid-cols-2">
        <Card>
          <h3 className="text-h4">{t('earning_info.title')}</h3>
          <p className="mt-1">{t('earning_info.text')}</p>
        </Card>
        <Card>
          <h3 className="text-h4">{t('about.how_it_works.title')}</h3>
          <p className="mt-1">{t('about.how_it_works.text')}</p>
        </Card>
      </div>
    </Section>
  );
}
