import { Banknote, Check, Lock, Smartphone, X } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { List } from '@/components/ui/list';
import { Section } from '@/components/ui/section';

const criteria = [
  ['payment', Banknote],
  ['experience', Smartphone],
  ['privacy', Lock],
] as const;

/** Three criteria, each with its question, what a good site does and what rules one out. */
export async function HowWeChoose() {
  const t = await getTranslations('how_we_choose');
  return (
    <Section id="how-we-choose" title={t('title')} subtitle={t('subtitle')} shaded wide>
      <List className="criteria stack mt-6 lg:mt-8 lg:grid-cols-3">
        {criteria.map(([criterion, Icon]) => (
          <li key={criterion} className="card card-plain">
            <div className="flex items-center gap-3">
              <span className="disc">
                <Icon size={18} />
              </span>
              <h3 className="text-h5">{t(`criteria.${criterion}.name`)}</h3>
            </div>
            <p>{t(`criteria.${criterion}.question`)}</p>
            <List className="signs">
              <li>
                <Check className="text-secondary" />
                <Verdict label={t('good_label')} text={t(`criteria.${criterion}.good`)} />
              </li>
              <li>
                <X className="text-danger" />
                <Verdict label={t('ruled_out_label')} text={t(`criteria.${criterion}.ruled_out`)} />
              </li>
            </List>
          </li>
        ))}
      </List>
    </Section>
  );
}

function Verdict({ label, text }: { label: string; text: string }) {
  // The full-width colon of Japanese includes its space.
  const space = label.endsWith('：') ? '' : ' ';
  return (
    <span>
      <b className="font-medium">{label}</b>
      {space + text}
    </span>
  );
}
