// Helplines for children, by country, with the site that names the number. Only long-established ones; for other countries, the
// international directory and the emergency number are shown. Review all of them yearly and update the month.

export type Country = { where: string; zones: RegExp; lines: [name: string, number: string, url?: string][] }

export const countries: Record<string, Country> = {
  GB: {
    where: 'United Kingdom',
    zones: /^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$|^GB/,
    lines: [
      ['Childline', '0800 1111', 'https://www.childline.org.uk'],
      ['Samaritans', '116 123', 'https://www.samaritans.org'],
    ],
  },
  IE: {
    where: 'Ireland',
    zones: /^Europe\/Dublin$/,
    lines: [['Childline by ISPCC', '1800 66 66 66', 'https://www.childline.ie']],
  },
  US: {
    where: 'United States',
    zones:
      /^America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Indiana\/.+|Kentucky\/.+|Menominee|North_Dakota\/.+)$|^Pacific\/Honolulu$|^US\//,
    lines: [
      ['988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org'],
      ['Childhelp', '1-800-422-4453', 'https://www.childhelp.org'],
    ],
  },
  CA: {
    where: 'Canada',
    zones:
      /^America\/(?:Toronto|Vancouver|Montreal|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton|Whitehorse|Yellowknife|Iqaluit)$|^Canada\//,
    lines: [
      ['Kids Help Phone', '1-800-668-6868', 'https://kidshelpphone.ca'],
      ['Suicide Crisis Helpline', '988', 'https://988.ca'],
    ],
  },
  AU: { where: 'Australia', zones: /^Australia\//, lines: [['Kids Helpline', '1800 55 1800', 'https://kidshelpline.com.au']] },
  NZ: {
    where: 'New Zealand',
    zones: /^Pacific\/(?:Auckland|Chatham)$/,
    lines: [
      ['Need to talk?', '1737', 'https://1737.org.nz'],
      ['Youthline', '0800 376 633', 'https://www.youthline.co.nz'],
    ],
  },
  DE: {
    where: 'Germany',
    zones: /^Europe\/(?:Berlin|Busingen)$/,
    lines: [
      ['Nummer gegen Kummer', '116 111', 'https://www.nummergegenkummer.de'],
      ['TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de'],
    ],
  },
  AT: { where: 'Austria', zones: /^Europe\/Vienna$/, lines: [['Rat auf Draht', '147', 'https://www.rataufdraht.at']] },
  CH: { where: 'Switzerland', zones: /^Europe\/Zurich$/, lines: [['Pro Juventute', '147', 'https://www.147.ch']] },
  FR: {
    where: 'France',
    zones: /^Europe\/Paris$/,
    lines: [
      ['Allô Enfance en Danger', '119', 'https://www.allo119.gouv.fr'],
      ['Numéro national de prévention du suicide', '3114', 'https://3114.fr'],
    ],
  },
  BE: {
    where: 'Belgium',
    zones: /^Europe\/Brussels$/,
    lines: [
      ['Awel (Nederlands)', '102', 'https://awel.be'],
      ['Écoute-Enfants (français)', '103', 'https://www.103ecoute.be'],
    ],
  },
  NL: {
    where: 'Netherlands',
    zones: /^Europe\/Amsterdam$/,
    lines: [
      ['De Kindertelefoon', '0800 0432', 'https://www.kindertelefoon.nl'],
      ['113 Zelfmoordpreventie', '113', 'https://www.113.nl'],
    ],
  },
  LU: { where: 'Luxembourg', zones: /^Europe\/Luxembourg$/, lines: [['Kanner-Jugendtelefon', '116 111', 'https://www.kjt.lu']] },
  ES: {
    where: 'Spain',
    zones: /^(?:Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/,
    lines: [
      ['ANAR', '116 111', 'https://www.anar.org'],
      ['Línea 024', '024', 'https://www.sanidad.gob.es/linea024/home.htm'],
    ],
  },
  PT: {
    where: 'Portugal',
    zones: /^(?:Europe\/Lisbon|Atlantic\/(?:Madeira|Azores))$/,
    lines: [['SOS Criança', '116 111', 'https://iacrianca.pt']],
  },
  IT: {
    where: 'Italy',
    zones: /^Europe\/(?:Rome|San_Marino|Vatican)$/,
    lines: [['Telefono Azzurro', '19696', 'https://azzurro.it']],
  },
  PL: { where: 'Poland', zones: /^Europe\/Warsaw$/, lines: [['Telefon zaufania', '116 111', 'https://116111.pl']] },
  CZ: { where: 'Czechia', zones: /^Europe\/Prague$/, lines: [['Linka bezpečí', '116 111', 'https://www.linkabezpeci.cz']] },
  SK: { where: 'Slovakia', zones: /^Europe\/Bratislava$/, lines: [['Linka detskej istoty', '116 111', 'https://ldi.sk']] },
  HU: { where: 'Hungary', zones: /^Europe\/Budapest$/, lines: [['Kék Vonal', '116 111', 'https://kek-vonal.hu']] },
  RO: {
    where: 'Romania',
    zones: /^Europe\/Bucharest$/,
    lines: [['Telefonul Copilului', '116 111', 'https://telefonulcopilului.ro']],
  },
  BG: { where: 'Bulgaria', zones: /^Europe\/Sofia$/, lines: [['National child helpline', '116 111']] },
  GR: { where: 'Greece', zones: /^Europe\/Athens$/, lines: [['The Smile of the Child', '1056', 'https://www.hamogelo.gr']] },
  HR: { where: 'Croatia', zones: /^Europe\/Zagreb$/, lines: [['Hrabri telefon', '116 111', 'https://hrabritelefon.hr']] },
  SI: { where: 'Slovenia', zones: /^Europe\/Ljubljana$/, lines: [['TOM telefon', '116 111', 'https://www.e-tom.si']] },
  DK: { where: 'Denmark', zones: /^Europe\/Copenhagen$/, lines: [['BørneTelefonen', '116 111', 'https://bornetelefonen.dk']] },
  SE: { where: 'Sweden', zones: /^Europe\/Stockholm$/, lines: [['Bris', '116 111', 'https://www.bris.se']] },
  NO: {
    where: 'Norway',
    zones: /^Europe\/Oslo$/,
    lines: [['Alarmtelefonen for barn og unge', '116 111', 'https://www.116111.no']],
  },
  FI: {
    where: 'Finland',
    zones: /^Europe\/(?:Helsinki|Mariehamn)$/,
    lines: [['Lasten ja nuorten puhelin', '116 111', 'https://www.nuortennetti.fi']],
  },
  IS: {
    where: 'Iceland',
    zones: /^Atlantic\/Reykjavik$/,
    lines: [['Hjálparsími Rauða krossins', '1717', 'https://www.1717.is']],
  },
  EE: { where: 'Estonia', zones: /^Europe\/Tallinn$/, lines: [['Lasteabi', '116 111', 'https://www.lasteabi.ee']] },
  LV: { where: 'Latvia', zones: /^Europe\/Riga$/, lines: [['Bērnu un pusaudžu uzticības tālrunis', '116 111']] },
  LT: { where: 'Lithuania', zones: /^Europe\/Vilnius$/, lines: [['Vaikų linija', '116 111', 'https://www.vaikulinija.lt']] },
  MT: { where: 'Malta', zones: /^Europe\/Malta$/, lines: [['Support line', '179']] },
  UA: {
    where: 'Ukraine',
    zones: /^Europe\/(?:Kyiv|Kiev)$/,
    lines: [['National hotline for children', '116 111', 'https://la-strada.org.ua']],
  },
  TR: { where: 'Türkiye', zones: /^(?:Europe|Asia)\/Istanbul$/, lines: [['ALO 183', '183']] },
  IL: { where: 'Israel', zones: /^Asia\/(?:Jerusalem|Tel_Aviv)$/, lines: [['ERAN', '1201', 'https://www.eran.org.il']] },
  IN: { where: 'India', zones: /^Asia\/(?:Kolkata|Calcutta)$/, lines: [['Childline', '1098', 'https://www.childlineindia.org']] },
  JP: { where: 'Japan', zones: /^Asia\/Tokyo$/, lines: [['Childline', '0120-99-7777', 'https://childline.or.jp']] },
  KR: { where: 'South Korea', zones: /^Asia\/Seoul$/, lines: [['Youth helpline', '1388']] },
  SG: {
    where: 'Singapore',
    zones: /^(?:Asia\/)?Singapore$/,
    lines: [['Samaritans of Singapore', '1767', 'https://www.sos.org.sg']],
  },
  MY: { where: 'Malaysia', zones: /^Asia\/(?:Kuala_Lumpur|Kuching)$/, lines: [['Talian Kasih', '15999']] },
  PH: { where: 'Philippines', zones: /^Asia\/Manila$/, lines: [['Bantay Bata', '163']] },
  BR: {
    where: 'Brazil',
    zones: /^America\/(?:Sao_Paulo|Bahia|Fortaleza|Recife|Manaus|Belem|Cuiaba|Campo_Grande)$|^Brazil\//,
    lines: [
      ['CVV', '188', 'https://cvv.org.br'],
      ['Disque 100', '100'],
    ],
  },
  MX: {
    where: 'Mexico',
    zones: /^America\/(?:Mexico_City|Monterrey|Tijuana|Cancun|Merida|Chihuahua|Hermosillo|Mazatlan)$|^Mexico\//,
    lines: [['Línea de la Vida', '800 911 2000']],
  },
  AR: { where: 'Argentina', zones: /^America\/(?:Argentina\/.+|Buenos_Aires)$/, lines: [['Línea 102', '102']] },
  CO: { where: 'Colombia', zones: /^America\/Bogota$/, lines: [['ICBF', '141']] },
  ZA: { where: 'South Africa', zones: /^Africa\/Johannesburg$/, lines: [['Childline', '116', 'https://www.childlinesa.org.za']] },
  KE: { where: 'Kenya', zones: /^Africa\/Nairobi$/, lines: [['Childline Kenya', '116', 'https://www.childlinekenya.co.ke']] },
}
