// What the safety rules make of a prompt before they look for anything: one way to write each word, so that spellings of children,
// digits for letters and letters with spaces between them hide nothing.

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Cyrillic and Greek letters that look like Latin ones. */
const foreign: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  к: 'k',
  м: 'm',
  т: 't',
  ο: 'o',
  α: 'a',
  ι: 'i',
}

const spellings: Record<string, string> = {
  abouse: 'abuse',
  alon: 'alone',
  anymor: 'anymore',
  arnt: "aren't",
  bom: 'bomb',
  boms: 'bombs',
  becouse: 'because',
  bettr: 'better',
  cant: "can't",
  ded: 'dead',
  didnt: "didn't",
  dont: "don't",
  dyeing: 'dying',
  emty: 'empty',
  evry: 'every',
  everbody: 'everybody',
  fone: 'phone',
  freind: 'friend',
  frend: 'friend',
  frends: 'friends',
  gonna: 'going to',
  gona: 'going to',
  hatz: 'hates',
  hav: 'have',
  hert: 'hurt',
  herts: 'hurts',
  herting: 'hurting',
  hitz: 'hits',
  hurtz: 'hurts',
  hurst: 'hurts',
  hury: 'hurry',
  igore: 'ignore',
  ignor: 'ignore',
  im: "i'm",
  instrucshuns: 'instructions',
  instrucions: 'instructions',
  instuctions: 'instructions',
  intructions: 'instructions',
  ive: "i've",
  kil: 'kill',
  kiling: 'killing',
  killin: 'killing',
  liv: 'live',
  mak: 'make',
  livng: 'living',
  lyfe: 'life',
  mi: 'my',
  miself: 'myself',
  misef: 'myself',
  mysef: 'myself',
  myslef: 'myself',
  mysself: 'myself',
  mom: 'mum',
  mommy: 'mum',
  mummy: 'mum',
  daddy: 'dad',
  nakid: 'naked',
  neighbor: 'neighbour',
  nite: 'night',
  naket: 'naked',
  nobdy: 'nobody',
  noone: 'nobody',
  plz: 'please',
  pls: 'please',
  preevious: 'previous',
  previus: 'previous',
  prevous: 'previous',
  pretent: 'pretend',
  rools: 'rules',
  ruls: 'rules',
  scard: 'scared',
  scaird: 'scared',
  secrit: 'secret',
  secert: 'secret',
  shud: 'should',
  skool: 'school',
  scool: 'school',
  suside: 'suicide',
  sucide: 'suicide',
  suicid: 'suicide',
  suicde: 'suicide',
  sewicide: 'suicide',
  somone: 'someone',
  sumone: 'someone',
  techer: 'teacher',
  teecher: 'teacher',
  tuch: 'touch',
  tuches: 'touches',
  tuched: 'touched',
  toched: 'touched',
  toches: 'touches',
  touchs: 'touches',
  u: 'you',
  unkle: 'uncle',
  ur: 'your',
  wana: 'want to',
  wanna: 'want to',
  wanto: 'want to',
  wannt: 'want',
  wnat: 'want',
  watn: 'want',
  wan: 'want',
  wont: "won't",
  wory: 'worry',
  writ: 'write',
  rite: 'write',
  wud: 'would',
}

/** Lower case, straight quotes, one space, plain letters: what the safety rules look at. Never shown or stored. */
export function plainWords(prompt: string): string {
  return prompt
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\u200c|\u200d|\ufe0f/g, '')
    .replaceAll(/[‘’`´ʼ]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(how|want|need|going|where|like) 2 /g, '$1 to ')
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){3,30}(?![\p{L}\p{N}])/gu, (spaced) => spaced.replaceAll(/[ .*_-]/g, ''))
    .replaceAll(/[\p{L}\p{N}@$!'*_]{2,40}/gu, plainWord)
    .trim()
}

function plainWord(word: string): string {
  const hasLatin = /[a-z]/.test(word)
  let plain = word
  if (hasLatin && /[\u0370-\u04ff]/.test(word)) plain = plain.replaceAll(/[\u0370-\u04ff]/g, (it) => foreign[it] ?? it)
  if (
    hasLatin &&
    /[a-z][\d@$!][\d@$!]?[a-z]|^[\d@$][a-z]{2}|[a-z]{2}[\d@$]$/.test(plain) &&
    !/\d{3}|^\d+(?:st|nd|rd|th|d|am|pm|km|cm|kg|mb|gb)$/.test(plain)
  )
    plain = plain.replaceAll(/[013457@$!]/g, (it, at) => (it === '!' && at === plain.length - 1 ? it : (lookalikes[it] ?? it)))
  plain = plain.replaceAll(/([a-z])\1{2,}/g, '$1$1').replaceAll(/(?<=[a-z])[*_](?=[a-z])/g, '')
  const bare = plain.replace(/!+$/, '')
  return Object.hasOwn(spellings, bare) ? (spellings[bare] ?? plain) : plain
}
