/** What the law of a page's operator and readers wants to be named, by the words that a lawyer would look for. */
import { type Locale, localeCodes } from '../../lib/locales';
import { loadMessages, type Messages } from '../../lib/messages/load';
import { operatorOf } from '../../lib/operators';
import { flatten } from './compare';

/** The texts that must name something. Each of them must, where there are several. */
const places = {
  controller: ({ pages }: Messages) => [flatText(pages.privacy.sections.controller)],
  privacyLaw: ({ pages }: Messages) => [flatText(pages.privacy)],
  delivery: ({ pages }: Messages) => [pages.privacy.sections.hosting.text],
  contact: ({ pages }: Messages) => {
    const { text_connected, text_unconnected } = pages.privacy.sections.contact_form;
    return [text_connected, text_unconnected];
  },
  rights: ({ pages }: Messages) => [pages.privacy.sections.rights.text],
  authority: ({ pages }: Messages) => [pages.privacy.sections.rights.text],
  governingLaw: ({ pages }: Messages) => [pages.terms.sections.law.text],
  advertising: ({ pages, cta_section }: Messages) => [
    pages.terms.sections.advertising.text,
    cta_section.brands.note,
  ],
  dispute: ({ pages }: Messages) => [pages.imprint.dispute.text],
  fields: ({ pages }: Messages, locale: Locale) => [
    flatText(pages.imprint[operatorOf(locale).country]),
  ],
};

type Terms = Record<keyof typeof places, readonly string[]>;

/** By language, as that country's law calls it. */
const terms: Partial<Record<Locale, Terms>> = {
  en: {
    controller: ['organisation responsible for personal data', 'data protection officer'],
    privacyLaw: ['Personal Data Protection Act'],
    delivery: ['IP address', 'for security', 'short time'],
    contact: ['you consent', 'to reply to you', 'delete'],
    rights: ['hold', 'used or disclosed it in the past year', 'corrected', 'withdraw your consent'],
    authority: ['Personal Data Protection Commission'],
    governingLaw: ['laws of Singapore'],
    advertising: ['advertising'],
    dispute: ['European Commission', 'neither obliged nor willing'],
    fields: ['ACRA', 'UEN', 'GST registration number', 'responsible', 'Data protection officer'],
  },
  es: {
    controller: ['responsable del tratamiento de los datos personales'],
    privacyLaw: [
      'Reglamento General de Protección de Datos (RGPD)',
      '§ 25, apartado 2, número 2, de la TDDDG',
    ],
    delivery: ['artículo 6.1.f) del RGPD', 'interés legítimo', 'durante un tiempo breve'],
    contact: ['artículo 6.1.f) del RGPD', 'interés legítimo', 'responderte', 'Suprimimos'],
    rights: [
      ...['derecho de acceso', 'de rectificación', 'de supresión', 'limitación del tratamiento'],
      ...['portabilidad de los datos', 'derecho de oposición'],
    ],
    authority: [
      'autoridad de control',
      'Agencia Española de Protección de Datos (AEPD)',
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['legislación de Singapur'],
    advertising: ['publicidad'],
    dispute: ['Comisión Europea', 'No estamos obligados ni dispuestos'],
    fields: [
      ...['Representada por', 'Registro Mercantil', 'Tribunal encargado del registro'],
      ...['Número de registro', 'NIF-IVA', '§ 18, apartado 2', 'MStV'],
    ],
  },
  de: {
    controller: ['Verantwortlicher'],
    privacyLaw: [
      ...['Datenschutz-Grundverordnung (DSGVO)', '§ 25 Abs. 2 Nr. 2 TDDDG'],
      'unbedingt erforderlich',
    ],
    delivery: ['Art. 6 Abs. 1 lit. f DSGVO', 'berechtigtes Interesse', 'für kurze Zeit'],
    contact: ['Art. 6 Abs. 1 lit. f DSGVO', 'berechtigtes Interesse', 'löschen'],
    rights: [
      ...['Auskunft', 'Berichtigung', 'Löschung', 'Einschränkung der Verarbeitung'],
      ...['Datenübertragbarkeit', 'Widerspruch'],
    ],
    authority: ['Datenschutzaufsichtsbehörde', 'Art. 77', 'Wohnort'],
    governingLaw: ['Recht von Singapur'],
    advertising: ['Werbung'],
    dispute: [
      ...['Europäische Kommission', 'weder bereit noch verpflichtet'],
      'Verbraucherschlichtungsstelle',
    ],
    fields: [
      ...['Vertreten durch', 'Registergericht', 'Registernummer'],
      ...['Umsatzsteuer-Identifikationsnummer', '§ 18 Abs. 2 MStV'],
    ],
  },
  fr: {
    controller: ['responsable du traitement', 'RGPD'],
    privacyLaw: [
      'règlement général sur la protection des données (RGPD)',
      ...['§ 25, alinéa 2, n° 2', 'TDDDG', 'consentement'],
    ],
    delivery: ['article 6, paragraphe 1, point f), du RGPD', 'intérêt légitime', 'courte durée'],
    contact: ['article 6, paragraphe 1, point f), du RGPD', 'intérêt légitime', 'effaçons'],
    rights: [
      ...['accéder à vos données', 'rectifier', 'effacer', 'limitation de leur traitement'],
      ...['portabilité', 'droit d’opposition'],
    ],
    authority: [
      ...['autorité de contrôle', 'Commission nationale de l’informatique et des libertés'],
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['droit de Singapour'],
    advertising: ['publicitaires'],
    dispute: ['Commission européenne', 'ni tenus ni disposés'],
    fields: [
      ...['représentée par', 'Tribunal', 'Numéro d’immatriculation'],
      ...['TVA intracommunautaire', 'Direction de la publication', '§ 18, alinéa 2', 'MStV'],
    ],
  },
  'pt-PT': {
    controller: ['Responsável pelo tratamento', 'dados pessoais'],
    privacyLaw: [
      'Regulamento Geral sobre a Proteção de Dados (RGPD)',
      '§ 25, n.º 2, ponto 2, da TDDDG',
    ],
    delivery: ['artigo 6.º, n.º 1, alínea f), do RGPD', 'interesse legítimo', 'curto período'],
    contact: ['artigo 6.º, n.º 1, alínea f), do RGPD', 'interesse legítimo', 'Apagamos'],
    rights: [
      ...['direito de acesso', 'retificação', 'apagamento', 'limitação do tratamento'],
      ...['portabilidade dos dados', 'direito de oposição'],
    ],
    authority: ['autoridade de controlo', 'Comissão Nacional de Proteção de Dados (CNPD)'],
    governingLaw: ['lei de Singapura'],
    advertising: ['publicidade'],
    dispute: ['Comissão Europeia', 'obrigados nem dispostos'],
    fields: [
      ...['Representada por', 'Tribunal de registo', 'Número de registo'],
      ...['Número de identificação para efeitos de IVA', '§ 18, n.º 2'],
    ],
  },
  it: {
    controller: ['Titolare del trattamento dei dati personali'],
    privacyLaw: [
      'Regolamento generale sulla protezione dei dati',
      'Regolamento (UE) 2016/679 (GDPR)',
      '§ 25, comma 2, n. 2, della legge tedesca TDDDG',
    ],
    delivery: ['art. 6, par. 1, lett. f), del GDPR', 'legittimo interesse', 'per breve tempo'],
    contact: [
      ...['art. 6, par. 1, lett. f), del GDPR', 'legittimo interesse', 'per risponderle'],
      'Cancelliamo questi dati',
    ],
    rights: [
      ...['diritto di accesso', 'rettifica', 'cancellazione', 'limitazione del trattamento'],
      ...['portabilità dei dati', 'diritto di opposizione'],
    ],
    authority: [
      'proporre reclamo a un’autorità di controllo',
      'Garante per la protezione dei dati personali',
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['legge di Singapore'],
    advertising: ['pubblicità'],
    dispute: [
      ...['Commissione europea', 'risoluzione alternativa delle controversie dei consumatori'],
      'né obbligati né disposti',
    ],
    fields: [
      ...['Legale rappresentante', 'registro delle imprese', 'Tribunale del registro'],
      ...['Numero di iscrizione', 'Partita IVA', '§ 18, comma 2', 'MStV'],
    ],
  },
  pl: {
    controller: ['Administrator danych', 'Administratorem Państwa danych osobowych'],
    privacyLaw: ['rozporządzeniem o ochronie danych (RODO)', '§ 25 ust. 2 pkt 2 TDDDG'],
    delivery: ['art. 6 ust. 1 lit. f RODO', 'prawnie uzasadniony interes', 'przez krótki czas'],
    contact: ['art. 6 ust. 1 lit. f RODO', 'prawnie uzasadniony interes', 'usuwamy'],
    rights: [
      ...['dostępu', 'sprostowania', 'usunięcia', 'ograniczenia przetwarzania'],
      ...['przenoszenia', 'sprzeciw', 'art. 77'],
    ],
    authority: ['organu nadzorczego', 'Prezes Urzędu Ochrony Danych Osobowych'],
    governingLaw: ['prawu Singapuru'],
    advertising: ['reklamą'],
    dispute: ['Komisja Europejska', 'Nie mamy obowiązku', 'nie wyrażamy na to zgody'],
    fields: [
      ...['Reprezentacja spółki', 'Sąd rejestrowy', 'Numer w rejestrze'],
      ...['Numer identyfikacyjny VAT', '§ 18 ust. 2'],
    ],
  },
  ja: {
    controller: ['個人データの管理者'],
    privacyLaw: ['一般データ保護規則（GDPR）', '（TDDDG）第25条第2項第2号', '個人情報保護法'],
    delivery: ['GDPR第6条第1項(f)', '正当な利益', 'セキュリティ', '短期間'],
    contact: ['GDPR第6条第1項(f)', '正当な利益', '返信の目的', '削除'],
    rights: [
      ...['アクセス', '訂正', '消去', '取り扱いの制限', 'データポータビリティ'],
      ...['異議', '開示', '利用停止'],
    ],
    authority: ['監督機関', '個人情報保護委員会'],
    governingLaw: ['シンガポール法に準拠'],
    advertising: ['広告'],
    dispute: ['欧州委員会', '参加する義務を負わず、参加する意思もありません'],
    fields: [
      ...['代表者', '登記裁判所', '登記番号', '付加価値税識別番号'],
      ...['メディア州際協定（MStV）第18条第2項'],
    ],
  },
  ko: {
    controller: ['개인정보처리자', 'GDPR'],
    privacyLaw: [
      ...['일반 개인정보보호법(GDPR)', '데이터보호법(TDDDG) 제25조 제2항 제2호'],
      '한국의 개인정보 보호법',
    ],
    delivery: ['GDPR 제6조 제1항 (f)호', '정당한 이익', '보안을 위해', '짧은 기간'],
    contact: ['GDPR 제6조 제1항 (f)호', '정당한 이익', '답변을 위해서만', '삭제합니다'],
    rights: ['열람', '정정', '삭제', '처리 제한', '이동', '반대할 권리', '처리정지'],
    authority: [
      ...['감독기구', '개인정보보호위원회'],
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['준거법은 싱가포르법입니다'],
    advertising: ['광고'],
    dispute: ['유럽연합 집행위원회', '참여할 의무가 없으며, 참여할 의사도 없습니다'],
    fields: [
      ...['대표자', '상업등기', '관할 등기법원', '등기번호', '부가가치세 식별번호'],
      '미디어 협약(MStV) 제18조 제2항',
    ],
  },
  nl: {
    controller: ['verwerkingsverantwoordelijke', 'AVG'],
    privacyLaw: [
      ...['Algemene verordening gegevensbescherming (AVG)', 'strikt noodzakelijk'],
      '§ 25, lid 2, punt 2, van de Duitse wet TDDDG',
    ],
    delivery: ['artikel 6, lid 1, onder f, van de AVG', 'gerechtvaardigd belang', 'korte tijd'],
    contact: [
      ...['artikel 6, lid 1, onder f, van de AVG', 'gerechtvaardigd belang'],
      ...['om je te antwoorden', 'verwijderen'],
    ],
    rights: [
      ...['recht op inzage', 'rectificatie', 'wissing', 'beperking van de verwerking'],
      ...['overdraagbaarheid', 'recht van bezwaar'],
    ],
    authority: [
      ...['klacht', 'toezichthoudende autoriteit', 'Autoriteit Persoonsgegevens'],
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['recht van Singapore'],
    advertising: ['reclame'],
    dispute: ['Europese Commissie', 'buitengerechtelijke', 'niet verplicht en ook niet bereid'],
    fields: [
      ...['Vertegenwoordigd door', 'handelsregister', 'Registerrechtbank', 'Registernummer'],
      ...['Btw-identificatienummer', '§ 18, lid 2', 'MStV'],
    ],
  },
  da: {
    controller: ['Dataansvarlig', 'databeskyttelsesforordningen'],
    privacyLaw: [
      ...['EU’s databeskyttelsesforordning (GDPR)', '§ 25, stk. 2, nr. 2, i den tyske lov'],
      ...['TDDDG', 'strengt nødvendigt'],
    ],
    delivery: ['artikel 6, stk. 1, litra f', 'legitime interesse', 'i kort tid'],
    contact: ['artikel 6, stk. 1, litra f', 'legitime interesse', 'svare dig', 'sletter'],
    rights: [
      ...['indsigt', 'berigtigelse', 'sletning', 'begrænsning af behandlingen'],
      ...['dataportabilitet', 'gøre indsigelse', 'artikel 21'],
    ],
    authority: [
      ...['tilsynsmyndighed', 'artikel 77', 'Datatilsynet'],
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['lovgivningen i Singapore'],
    advertising: ['reklame'],
    dispute: ['Europa-Kommissionen', 'hverken forpligtet til eller indstillet på'],
    fields: [
      ...['Repræsenteret ved', 'handelsregisteret', 'Registerdomstol', 'Registreringsnummer'],
      ...['Momsregistreringsnummer', '§ 18, stk. 2', 'MStV'],
    ],
  },
  sv: {
    controller: ['Personuppgiftsansvarig'],
    privacyLaw: [
      'dataskyddsförordning (GDPR)',
      '25 § andra stycket 2 i TDDDG',
      'absolut nödvändig',
    ],
    delivery: ['artikel 6.1 f i GDPR', 'berättigade intresse', 'en kort tid'],
    contact: ['artikel 6.1 f i GDPR', 'berättigade intresse', 'svara dig', 'raderar'],
    rights: [
      ...['få tillgång till dina personuppgifter', 'rättade', 'raderade', 'behandlingen begränsad'],
      ...['dataportabilitet', 'göra invändningar'],
    ],
    authority: [
      ...['klagomål till en tillsynsmyndighet', 'Integritetsskyddsmyndigheten (IMY)'],
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['lagstiftningen i Singapore'],
    advertising: ['annonslänkar'],
    dispute: ['Europeiska kommissionen', 'varken skyldiga eller villiga'],
    fields: [
      ...['Företräds av', 'Handelsregister', 'Registerdomstol', 'Registreringsnummer'],
      ...['Momsregistreringsnummer', '18 § andra stycket', 'MStV'],
    ],
  },
  tr: {
    controller: ['Veri sorumlusu', 'Kişisel verileriniz'],
    privacyLaw: [
      'Genel Veri Koruma Tüzüğü’ne (GDPR)',
      '(TDDDG) 25. maddesinin 2. fıkrasının 2. bendi',
      '6698 sayılı Kişisel Verilerin Korunması Kanunu’nda (KVKK)',
    ],
    delivery: [
      ...['GDPR’nin 6. maddesinin 1. fıkrasının (f) bendi', 'Meşru menfaatimiz', 'IP adresinizi'],
      ...['güvenlik amacıyla', 'kısa süre'],
    ],
    contact: [
      ...['GDPR’nin 6. maddesinin 1. fıkrasının (f) bendi', 'Meşru menfaatimiz'],
      ...['size yanıt vermek için', 'sileriz'],
    ],
    rights: [
      ...['erişim (15. madde)', 'düzeltme', 'silme', 'işlemenin kısıtlanması'],
      ...['veri taşınabilirliği', 'itiraz edebilirsiniz (21. madde)', 'KVKK', '11. madde'],
    ],
    authority: [
      ...['denetim makamına', '(77. madde)', 'Kişisel Verileri Koruma Kuruluna şikâyette'],
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['Singapur hukukuna tabidir'],
    advertising: ['reklamdır'],
    dispute: ['Avrupa Komisyonu', 'yükümlü değiliz', 'kabul etmiyoruz'],
    fields: [
      ...['Temsile yetkili kişi', 'Ticaret sicili', 'Sicil mahkemesi', 'Sicil numarası'],
      ...['KDV kimlik numarası', 'MStV, 18. madde, 2. fıkra'],
    ],
  },
  no: {
    controller: ['Behandlingsansvarlig etter personvernforordningen'],
    privacyLaw: [
      ...['personvernforordningen (GDPR)', 'strengt nødvendig'],
      '§ 25 andre ledd nr. 2 i den tyske loven TDDDG',
    ],
    delivery: ['artikkel 6 nr. 1 bokstav f', 'berettigede interesse', 'en kort tid'],
    contact: ['artikkel 6 nr. 1 bokstav f', 'berettigede interesse', 'for å svare deg', 'sletter'],
    rights: [
      ...['innsyn', 'retting', 'sletting', 'begrensning av behandlingen', 'dataportabilitet'],
      'protestere',
    ],
    authority: [
      ...['klage', 'tilsynsmyndighet', 'Datatilsynet'],
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['lovgivningen i Singapore'],
    advertising: ['annonser'],
    dispute: ['Europakommisjonen', 'utenfor domstolene', 'verken forpliktet eller villige'],
    fields: [
      ...['Representert ved', 'Handelsregister', 'Registerdomstol', 'Registernummer'],
      ...['Merverdiavgiftsnummer', '§ 18 andre ledd', 'MStV'],
    ],
  },
  'pt-BR': {
    controller: ['controlador dos dados pessoais'],
    privacyLaw: [
      'Regulamento Geral sobre a Proteção de Dados da União Europeia (GDPR)',
      ...['§ 25(2), nº 2', 'TDDDG', 'estritamente necessário'],
      ...['Lei Geral de Proteção de Dados Pessoais (LGPD', 'Lei nº 13.709/2018'],
    ],
    delivery: ['art. 6(1)(f) do GDPR', 'legítimo interesse', 'por pouco tempo'],
    contact: ['art. 6(1)(f) do GDPR', 'legítimo interesse', 'responder a você', 'Apagamos'],
    rights: [
      ...['direito de acesso', 'retificação', 'apagamento', 'limitação do tratamento'],
      ...['portabilidade', 'direito de oposição', 'anonimização, o bloqueio ou a eliminação'],
    ],
    authority: [
      ...['autoridade de proteção de dados', 'Agência Nacional de Proteção de Dados (ANPD)'],
      'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    ],
    governingLaw: ['leis de Singapura'],
    advertising: ['publicidade'],
    dispute: ['Comissão Europeia', 'Não somos obrigados nem estamos dispostos'],
    fields: [
      ...['Representada por', 'Registro comercial', 'Tribunal de registro', 'Número de registro'],
      ...['imposto sobre valor agregado (IVA)', '§ 18(2)', 'MStV'],
    ],
  },
};

function flatText(catalog: object): string {
  return [...flatten(catalog as never).values()].join('\n');
}

const cases = Object.entries(terms).flatMap(([locale, row]) =>
  Object.entries(row).map(([place, words]) => [locale, place, words]),
) as [Locale, keyof Terms, readonly string[]][];

for (const code of localeCodes.filter((one) => !terms[one]))
  test.todo(`tools/messages/legal-terms.test.ts lacks what the law of ${code} wants to be named`);

test.each(cases)('%s, %s: the texts name %j', async (locale, place, words) => {
  const messages = await loadMessages(locale);
  for (const text of places[place](messages, locale)) {
    const spaced = text.replaceAll('\u00a0', ' ');
    for (const word of words) expect(spaced).toContain(word);
  }
});
