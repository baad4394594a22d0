import { getTranslations } from 'next-intl/server';
import { Drawing } from '@/components/ui/drawing';
import { site } from '@/lib/current/site';

/**
 * The phone of the picture, which works: a survey of one question. Which answer is seen, the stylesheet decides by the
 * radio that is chosen; nothing is sent or kept, because there is no form around it and no script.
 */
export async function SmallSurvey() {
  const t = await getTranslations('survey');
  const hero = await getTranslations('hero');
  const { helpline } = site.config.facts.phoneNumbers;
  return (
    <div className="scene">
      <Drawing name="skyline" label={hero('image_alt')} />
      <div className="phone">
        <fieldset className="survey">
          <legend>
            <small>{t('label')}</small> {t('question')}
          </legend>
          <input type="radio" name="survey" id="survey-log-in" />
          <label htmlFor="survey-log-in">{t('log_in')}</label>
          <p>{t('log_in_answer', { helpline })}</p>
          <input type="radio" name="survey" id="survey-leave" />
          <label htmlFor="survey-leave">{t('leave')}</label>
          <p>{t('leave_answer')}</p>
          <p>{t('closing')}</p>
          <Drawing name="voucher" className="voucher" />
        </fieldset>
      </div>
      <Drawing name="cup" className="cup" />
    </div>
  );
}
