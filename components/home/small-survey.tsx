import { getTranslations } from 'next-intl/server';
import { Drawing } from '@/components/ui/drawing';
import { textLinkClass } from '@/components/ui/text-link';
import { site } from '@/lib/current/site';

/**
 * A survey of one question to try, on the phone of a picture. The stylesheet shows the text for the
 * radio button that is chosen. There is no form around it, so nothing is sent or kept. Screen
 * readers announce the text, because the status is there from the start and only its contents
 * change. A script (small-survey.client.ts) adds how long the answer took.
 */
export async function SmallSurvey() {
  const t = await getTranslations('survey');
  const hero = await getTranslations('hero');
  const { helpline } = site.config.facts.phoneNumbers;
  return (
    <div className="scene">
      <Drawing name="skyline" label={hero('image_alt')} className="mirrored" />
      <div className="phone">
        <fieldset className="survey">
          <legend>
            <small>{t('label')}</small> {t('question')}
          </legend>
          <input type="radio" name="survey" id="survey-scan" />
          <label htmlFor="survey-scan">{t('scan')}</label>
          <input type="radio" name="survey" id="survey-leave" />
          <label htmlFor="survey-leave">{t('leave')}</label>
          <div role="status" className="survey-answer">
            <p className="survey-wrong">{t('scan_answer', { helpline })}</p>
            <p className="survey-right">{t('leave_answer')}</p>
            <p className="survey-time" hidden>
              {t.rich('time', {
                seconds: (chunks) => <b className="font-medium">{chunks}</b>,
                pay: (chunks) => (
                  <a href="#pay" className={textLinkClass}>
                    {chunks}
                  </a>
                ),
              })}
            </p>
            <p className="survey-closing">{t('closing')}</p>
          </div>
          <p className="survey-note print:hidden">{t('note')}</p>
          <div className="voucher print:hidden">
            <Drawing name="gift" />
            <Drawing name="barcode" />
          </div>
        </fieldset>
      </div>
      <Drawing name="cup" className="cup print:hidden" />
    </div>
  );
}
