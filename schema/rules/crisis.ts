import { plainWords } from './prompt-reading.ts'

// Words of somebody who may be in danger: from themselves, or from others. These rules are meant to hear too much rather than too
// little: whoever is shown a number without need has lost nothing.

const who = "(?:i|i'm|im|we)"
const family =
  '(?:dad|father|mum|mother|parents?|step ?(?:dad|father|mum|mother|brother)|uncle|aunt|grandpa|grandad|grandma|brother|sister|cousin|coach|teacher|trainer|tutor|babysitter|neighbour|boyfriend|girlfriend|pastor|priest|carer)'
const near = `(?:(?:(?:my|our|her|his|the|a)(?: [a-z]+)? )?${family}(?:'s (?:boyfriend|girlfriend|husband|wife|friend|brother|sister))?|(?:my|a) (?:best |good )?friend|he|she|they|someone|somebody|a man|an? adult|an? older (?:boy|girl|man|kid|guy)|some (?:man|guy|boys|kids|girls)|people at school|(?:boys|girls|kids) (?:at|in) (?:my )?(?:school|class))`
const little = "(?: [a-z']+){0,3}"

const selfHarm = [
  /\b(?:kill|killing|hurt|hurting|harm|harming|stab|hang|drown|starve|starving|poison|suffocate|burn|burning) (?:my|our) ?sel(?:f|ves)\b(?! (?:laughing|out|in minecraft|in roblox))/,
  /\bkms\b|\bunalive (?:myself|me)\b|\bself[ -]?harm(?:ing|ed)?\b(?=.{0,40}\b(?:i|me|my|help|stop)\b)|\b(?:i|me|my|how to)\b.{0,40}\bself[ -]?harm/,
  new RegExp(
    `\\b${who}(?: [a-z']+){0,4} (?:want|wish|need|hope|try|tried|trying|like|plan|planning|going|ready|decided|thought|think|thinking|about)(?: (?:to|of|about|i|just|could|can|was|were|really|would|it|that|had|all|time))* (?:die|dying|be dead|was dead|being dead|dead|end (?:it all|it|my life|everything)|ending (?:it all|it|my life)|not (?:be|exist|live)(?: here| alive)?(?: anymore)?|stop (?:living|existing)|disappear forever|never (?:wake up|been born|be born)|sleep (?:and never wake|forever)|jump (?:off|from|in front)|overdos\\w*|suicide)\\b`,
  ),
  /\b(?:i|we) (?:do not|don't|no longer) (?:really |even )?(?:want|wish|care) (?:to |if i )?(?:live|be alive|be here|exist|wake up|go on|be in this world|be on this earth)\b/,
  /\b(?:i'm|i am|feel(?:ing)?|so|being) suicidal\b|\bmy suicide\b|\bsuicide (?:note|letter|methods?|plan)\b|\b(?:i|me|my|how (?:to|do you|can you))\b.{0,30}\bcommit(?:ting)? suicide|\b(?:painless|easiest|quickest|best|fastest|easy|good) ways? (?:to|of) (?:die|dying|suicide|kill myself|end it|end my life)\b|\bhow (?:many|much) (?:pills|tablets|paracetamol|sleeping pills).{0,60}\b(?:die|dead|kill|overdose|fatal|never wake)/,
  /\b(?:no|not any|any) (?:reason|point) (?:to|in|of) (?:live|living|go on|going on|being alive|life)\b|\bmy life (?:is (?:over|worthless|pointless|not worth)|has no (?:meaning|point|sense))|\blife (?:is|isn't|is not) (?:not )?worth (?:living|it)\b/,
  /\b(?:better|happier|easier) (?:off )?(?:if i (?:was|were|am) (?:dead|gone|not here|not alive|never born)|without me|dead)\b|\b(?:nobody|no one|none) would (?:miss|notice|care)(?: me)?(?: if i| when i|\b)(?=.*\b(?:gone|die|died|dead|here|disappeared|me)\b)|\bwish i (?:was|were) (?:dead|never born|gone forever|not alive)/,
  /\b(?:cut|cutting|slit|scratch|scratching) (?:my|myself)(?: (?:arms?|wrists?|legs?|skin|veins?))?(?: [a-z]+){0,3} (?:on purpose|to feel|when(?:ever)? i(?:'m| am| feel)?|because i (?:feel|hate|am|'m|deserve)|again and again|every (?:day|night)|at night|deliberately|so (?:it|i))|\b(?:cut|cutting|slit|scratch) my (?:wrists?|arms?|veins?)\b|\b(?:want|going|feel like|keep|kept|started|stop|urge) (?:to )?(?:cut|cutting) myself\b|\bi cut myself (?:again|yesterday|last night|and i|to)\b/,
  /\b(?:i|me) can(?:'t|not| not) (?:take|do|stand|bear) (?:it|this|life) any ?more\b(?! (?:with|because of) (?:this|the|my|these|all)(?: [a-z]+)? (?:homework|noise|music|heat|rain|song|maths|spelling|exercise|waiting|chores))|\bcan(?:'t|not) go on (?:any ?more|living|like this)\b|\b(?:i'm|i am)(?: (?:so|just|really|very))? (?:done with (?:my )?life|tired of (?:living|life|being alive))\b/,
  /\b(?:make|making|made) my ?self (?:throw up|vomit|sick|puke)\b|\bi (?:have ?n't|haven't|have not|don't|do not) (?:eaten?|eat) (?:anything )?(?:for|in|since) (?:\w+ )?(?:days|a week)|\bhow (?:to|do i|can i) (?:starve|stop eating|be anorexic|become anorexic)\b|\bpro[ -]?ana\b|\bthinspo\b/,
  new RegExp(
    `\\b(?:my|a|best) (?:[a-z]+ )?(?:friend|brother|sister|cousin|classmate|mum|dad|boyfriend|girlfriend|mate)${little} (?:wants?|going|tried|trying|said|says|plans?|threatens?|threatened|is|will|might)(?: [a-z']+){0,5} (?:kill (?:himself|herself|themself|themselves)|die|end (?:his|her|their) life|hurt(?:ing|s)? (?:himself|herself|themself|themselves)|cut(?:ting|s)? (?:himself|herself|themself|themselves)|suicid\\w*)\\b`,
  ),
  /\b(?:friend|brother|sister|cousin|classmate|mum|dad|boyfriend|girlfriend|mate|someone i know|girl in my class|boy in my class)(?: (?:always|often|secretly|sometimes|really|still))* (?:cuts|cutting|hurts|harms|starves|burns|kills|killed) (?:himself|herself|themself|themselves)\b/,
  /\bi (?:should|deserve to|have to|might as well|ought to|better|think i should)(?: (?:just|really|probably|maybe|rather))* (?:die|be dead|kill|not exist)\b(?! (?:of|for|laughing|from laughing|my hair))|\b(?:wish|hope|want|wanted)\b.{0,25}\b(?:not|never) wake up\b|\b(?:take|took|swallow|swallowed|eat|drink|drank|taking|swallowing) (?:all|too many|lots of|a lot of|many|the whole|\d+|enough)(?: [a-z]+){0,3} (?:pills|tablets|painkillers|paracetamol|bleach|medicine|medication)\b|\b(?:cut|scratch|burn|bite|hit|hurt|punish)(?:ing)? (?:my ?self|my (?:arms?|legs?|skin|hands?))(?: [a-z]+){0,2} (?:until|till|so that|because)|\bcut my (?:arms?|legs?|wrists?|skin|thighs?)\b/,
  /\b(?:choking|blackout|pass[ -]?out|fainting) (?:game|challenge)\b/,
]

const abuse = [
  new RegExp(
    `\\b${near}(?: (?:always|often|sometimes|keeps?|kept|still|really|just|has|had|is|was|been|started|who|that|drinks?|and|then|got|gets|angry|drunk|every (?:day|night)))* (?:hit|hits|hitting|beat|beats|beating|slaps?|slapped|slapping|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:es|ed|ing)|strangl(?:es|ed)|burn(?:s|ed|t)|whips?|whipped|hurts?|hurting|abus(?:es|ed|ing)|rap(?:es|ed)|molest(?:s|ed)|threatens?|threatened) (?:me|us|my (?:mum|brother|sister|little brother|little sister))\\b(?! (?:at (?!home|school|night)|in (?:a|an|the|our|every|my|table|video)? ?(?:race|game|games|match|final|chess|tennis|quiz|football|minecraft|mario)|by (?:one|two|three|a|\\d)|to the|with (?:a|his|her|the|jokes)? ?(?:pillow|snowball|jokes?|ball|water|balloon|new trick)|on the (?:track|court|pitch)|every time we (?:play|race)|when we (?:play|race)|feelings))`,
  ),
  /\b(?:touch(?:es|ed|ing)?|grop(?:es|ed|ing)|kiss(?:es|ed|ing)?|films?|filmed|photographs?) (?:me|my (?:body|private|bum|chest|breasts?))(?: [a-z']+){0,6} (?:don't like|do not like|didn't like|didn't want|don't want|uncomfortable|private|down there|under my|where|secret|bad way|wrong|weird|strange|naked|in bed|at night|shower)|\b(?:(?:comes?|came|gets?|got|climbs?) (?:in|into) my (?:room|bed)|at night|alone with (?:him|her)|in bed|in the shower)\b.{0,60}\b(?:touch(?:es|ed)?|kiss(?:es|ed)?|undress(?:es|ed)?) me\b|\btouch(?:es|ed|ing)? (?:my private|me (?:down )?there|me under|me inappropriately)|\bmakes? me (?:touch|undress|take off|do things|watch)\b|\bforc(?:es|ed|ing) me to (?:touch|undress|have|do things|take|kiss|watch|send)/,
  /\bi(?:'m| am| was| got| have been|'ve been| get| being)? (?:being |been |getting |sexually |always )*(?:abused|raped|molested|assaulted|groomed|blackmailed|beaten(?: up)?(?! (?:at (?!home|school)|in (?!the (?:face|stomach|toilets?))|(?:\d|by (?:one|two|three|the other team)))))\b/,
  /\b(?:wants?|asks?|asked|asking|told|tells|forc(?:es|ed)|begs?|pressur(?:es|ed|ing)|keeps asking)(?: me)?(?: [a-z]+){0,3} (?:nudes?|naked (?:pictures?|photos?|pics?|selfies?|videos?)|(?:pictures?|photos?|pics?|videos?) (?:of (?:me|my body)(?: naked| undressed| without| in my)|without (?:my )?clothes))|\b(?:posted|shared|share|post|sent|leak(?:ed)?|spread|show) (?:my|the|a) (?:nudes?|naked (?:pictures?|photos?|pics?))/,
  /\b(?:someone|somebody|a (?:man|guy|stranger|person|boy|friend)|he|she|they)(?: [a-z']+){0,8} (?:online|internet|discord|roblox|snapchat|instagram|game|chat)(?: [a-z']+){0,8} (?:meet me|meet up|where i live|my address|alone|secret|don't tell|not to tell|naked|nudes)\b/,
  /\b(?:afraid|scared|frightened|terrified) (?:to go|of going|to be|of being|of) (?:home|at home|alone with|my (?:step ?)?(?:dad|father|mum|mother|uncle|brother|coach|teacher))\b|\bnot safe at (?:my )?home\b|\bdon't feel safe (?:at home|with (?:him|her|my))|\b(?:says?|said|told me|tells me) (?:it(?:'s| is| was)? |this is )?(?:our|a|to keep it|keep it(?: a)?|keep this(?: a)?) (?:little )?secret\b.{0,60}\b(?:touch|hurt|scared|bed|naked|mum|dad|angry|tell)|\block(?:s|ed)? me (?:in|out|up)\b(?=.{0,60}\b(?:dad|mum|mother|father|step|room|cellar|basement|cupboard|hours|night|food)\b)|\b(?:gives?|get|gets|have) (?:me )?(?:no|nothing) (?:food|to eat)\b(?=.{0,40}\b(?:home|mum|dad|punish|days|parents)\b)/,
]

/** The same in languages that many of our learners speak. */
const otherLanguages = [
  /\b(?:ich (?:will|möchte|wollte) (?:nicht mehr (?:leben|da sein|hier sein)|sterben|tot sein|mich (?:umbringen|töten|verletzen|ritzen))|bring(?:e)? mich um|mich (?:selbst )?(?:umbringen|verletzen|ritzen)|mein leben (?:beenden|hat keinen sinn)|selbstmord begehen|(?:papa|mama|vater|mutter|stiefvater|onkel|bruder)(?: [a-zäöüß]+){0,2} (?:schlägt|verprügelt|missbraucht|fasst) mich)/,
  /\bje (?:veux|voudrais|vais) (?:mourir|me (?:tuer|suicider|faire du mal)|en finir|disparaître)|\bme suicider\b|\bje (?:ne )?veux plus (?:vivre|être là)|\b(?:mon père|ma mère|mon beau-père|mon oncle|papa|maman) me (?:frappe|bat|tape|touche)/,
  /\b(?:quiero|voy a|quisiera) (?:morir(?:me)?|matarme|suicidarme|hacerme daño|desaparecer para siempre)|\bno quiero (?:seguir )?vivir|\bmi (?:padre|madre|papá|mamá|padrastro|tío) me (?:pega|golpea|toca)/,
  /\b(?:voglio|vorrei) (?:morire|uccidermi|farmi del male)|\bnon voglio più vivere|\b(?:quero|vou) (?:morrer|me matar)|\bnie chcę (?:już )?żyć|\bchcę (?:umrzeć|się zabić)|\bölmek istiyorum|\bkendimi öldür/,
]

const rules = [...selfHarm, ...abuse, ...otherLanguages]

/** Whether the words sound like somebody who needs help from a person, for themselves or for a friend. */
export function soundsLikeCrisis(prompt: string): boolean {
  const text = plainWords(prompt)
  return rules.some((rule) => rule.test(text))
}

/** Said on the help card and in the place of an answer. */
export const careTitle = 'You matter, and you do not have to carry this alone'
export const careText =
  'This sounds heavy. It is not your fault, and it is good that you put it into words. A coach made of rules cannot help with this; a person can. Please talk to an adult you trust today, or to a helpline: they listen, and most are free.'

/** When these numbers were looked at. */
export const helplinesAsOf = 'November 2026'
export const helplines = [
  { where: 'Many countries of the EU', name: 'Child helpline', number: '116 111', url: null },
  { where: 'United Kingdom', name: 'Childline', number: '0800 1111', url: 'https://www.childline.org.uk' },
  { where: 'Ireland', name: 'Childline by ISPCC', number: '1800 66 66 66', url: 'https://www.childline.ie' },
  { where: 'United States', name: '988 Suicide & Crisis Lifeline', number: '988', url: 'https://988lifeline.org' },
  { where: 'Canada', name: 'Kids Help Phone', number: '1-800-668-6868', url: 'https://kidshelpphone.ca' },
  { where: 'Australia', name: 'Kids Helpline', number: '1800 55 1800', url: 'https://kidshelpline.com.au' },
  {
    where: 'Everywhere else',
    name: 'Child Helpline International',
    number: null,
    url: 'https://childhelplineinternational.org',
  },
] as const
export const emergencyText =
  'In danger right now? Call the emergency number where you are: 112 in the EU, 999 in the UK, 911 in the US and Canada, 000 in Australia.'
