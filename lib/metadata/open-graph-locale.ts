import { codeWithCountry } from '../site/languages';
import type { Locale } from '../site/names';
import type { Configured } from '../site/site';

/**
 * The locales that Facebook knows. The first one of a language also stands for unlisted countries.
 * Source: https://www.facebook.com/translations/FacebookLocales.xml
 */
const facebookLocales = [
  ...['af_ZA', 'am_ET', 'ar_AR', 'as_IN', 'az_AZ', 'be_BY', 'bg_BG', 'bn_IN', 'br_FR', 'bs_BA'],
  ...['ca_ES', 'cs_CZ', 'cy_GB', 'da_DK', 'de_DE', 'el_GR', 'en_GB', 'en_US', 'eo_EO', 'es_ES'],
  ...['es_LA', 'es_MX', 'et_EE', 'eu_ES', 'fa_IR', 'fi_FI', 'fo_FO', 'fr_FR', 'fr_CA', 'fy_NL'],
  ...['ga_IE', 'gl_ES', 'gn_PY', 'gu_IN', 'ha_NG', 'he_IL', 'hi_IN', 'hr_HR', 'ht_HT', 'hu_HU'],
  ...['hy_AM', 'id_ID', 'is_IS', 'it_IT', 'ja_JP', 'jv_ID', 'ka_GE', 'kk_KZ', 'km_KH', 'kn_IN'],
  ...['ko_KR', 'ku_TR', 'ky_KG', 'lo_LA', 'lt_LT', 'lv_LV', 'mg_MG', 'mk_MK', 'ml_IN', 'mn_MN'],
  ...['mr_IN', 'ms_MY', 'mt_MT', 'my_MM', 'nb_NO', 'ne_NP', 'nl_NL', 'nl_BE', 'nn_NO', 'or_IN'],
  ...['pa_IN', 'pl_PL', 'ps_AF', 'pt_BR', 'pt_PT', 'ro_RO', 'ru_RU', 'rw_RW', 'si_LK', 'sk_SK'],
  ...['sl_SI', 'so_SO', 'sq_AL', 'sr_RS', 'sv_SE', 'sw_KE', 'ta_IN', 'te_IN', 'tg_TJ', 'th_TH'],
  ...['tl_PH', 'tr_TR', 'uk_UA', 'ur_PK', 'uz_UZ', 'vi_VN', 'zh_CN', 'zh_HK', 'zh_TW'],
];

/**
 * The value of `og:locale` for a language: `de_DE`, `pt_BR`. The country is that of the
 * configuration or of CLDR's likely subtags. If Facebook does not know it, another country of the
 * language takes its place: `en_GB` for English in Singapore.
 */
export function openGraphLocale(site: Configured, code: Locale): string {
  const { language, region } = new Intl.Locale(codeWithCountry(site, code)).maximize();
  const exact = `${language}_${region}`;
  if (facebookLocales.includes(exact)) return exact;
  return facebookLocales.find((known) => known.startsWith(`${language}_`)) ?? exact;
}
