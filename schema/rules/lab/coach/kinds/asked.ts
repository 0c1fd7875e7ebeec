import type { PromptReading } from '../reading/reading.ts'
import type { Product } from './products.ts'

// What a prompt asks for without naming a product: the words for a talk, the cause of a problem, an opinion, a game of roles.

const ask = '^(?:(?:so|and|but|hey|hi|please|ok|bro|guys|honestly|seriously|quick question) )*'
const first = ({ text }: PromptReading) => text.split(/[.?!](?= |$)/, 1)[0] ?? ''

const wording =
  /\bwhat (?:should|can|do|could|shall|would|must) (?:i|we) (?:even |actually )?(?:say|reply|answer back|text (?:him|her|them|back)|write (?:to|back))\b|\bwhat to (?:say|reply)\b|\bhow (?:do|can|should|could) i (?:even |best )?(?:say (?:sorry|no|thank you|that)|apologi[sz]e|reply|tell (?:my|him|her|them|the teacher) (?!apart|about)|ask (?:my|him|her|them)\b)/
/** Words for a test or in another language are a question. */
const notWording =
  /\b(?:in (?:french|german|spanish|italian|english|latin|japanese|korean|arabic)|stand for|speech|presentation|code|print)\b/

const failing =
  '(?:not (?:\\p{L}+ )?(?:work|rise|turn|start|open|load|connect|grow|stick|charge|print|freeze|set|stay|come|move|bloom|fit|light|ring|float|fly|spin|go|bounce)|(?:always |keep(?:s)? |just |suddenly )(?:break|sink|stop|crash|burn|fall|collaps|freez|die|dying|slip|leak|squeak|shrink|turn|curdl|melt|spill)\\p{L}*)'
const thing = '(?:my|our|the|this|these) (?:\\p{L}+ ){1,3}'
const cause = new RegExp(
  `${ask}(?:why|how come) (?:(?:does|do|is|did|will|would|are) ${thing}${failing}|(?:won't|doesn't|don't|isn't|didn't|can't|aren't) ${thing}(?:work|rise|turn|start|open|load|connect|grow|stick|charge|print|freeze|set|stay|come|move|bloom|fit|light|float|fly|spin|go)\\p{L}*|${thing}(?:won't|doesn't|don't|isn't|keeps?|always) \\p{L}+)`,
  'u',
)
const notCause =
  /\b(?:code|script|program|programme|sprite|loop|python|scratch|html|css|roblox studio|function|variable|website|cat|dog|hamster|rabbit|mum|dad|mom|brother|sister|friends?|teacher|parents|people|tummy|stomach|head|voice|body|heart|sun|sky|moon|earth|sea)\b/

const faith =
  /\b(?:haram|halal|kosher|sinful|a sin|god|allah|jesus|the bible|quran|koran|ramadan|prayers?|praying|islam|muslims?|christians?|christianity|jewish|judaism|hindus?|hinduism|sikhs?|buddhists?|buddhism|religious|religion|afterlife|heaven)\b/
const permission = new RegExp(
  `${ask}(?:is it|is there|is|are|can|may|should|am i|does|do|will|would|what happens (?:after|when)) .*|\\b(?:haram|halal|a sin)\\b`,
)
const notFaith =
  /^(?:how|when|where|who|write|explain|tell|make|draw|give)\b|\b(?:what is|what's|homework|essay|gods|when (?:is|does|did)|how many|called|kratos|fortnite|war)\b/

const game =
  /\b(?:clash royale|brawl stars|fortnite|roblox|minecraft|fifa|ea fc|fc ?\d\d|pokemon|valorant|overwatch|league of legends|apex|cod|call of duty|rocket league|genshin|genshin impact|mario kart|hearthstone|chess\.com|blox fruits|adopt me|warzone|smash bros|marvel rivals|deck|loadout|meta|tier list)\b/
const best =
  /^(?:(?:so|hey|bro|ok|please|tell me) )*(?:what's|what is|what are|which (?:\p{L}+ )?(?:is|are)|who's|who is|best|whats) (?:the )?(?:best|strongest|meta|op|most op|current|good)?.*\b(?:best|strongest|meta|op)\b.*|^best \p{L}+ (?:in|for)\b/u
const kit =
  /\b(?:decks?|builds?|loadouts?|weapons?|guns?|sword|cards?|squads?|teams?|class(?:es)?|brawlers?|champions?|fruits?|pets?|strategy|formation|moveset|character|legend|settings)\b/

const opinion =
  /\b(?:does it (?:\p{L}+ )?matter|is it (?:\p{L}+ )?(?:ok|okay|bad|wrong|fair|cheating|worth it|cringe|weird|unfair)|am i (?:\p{L}+ )?(?:wrong|bad|weird)|should (?:schools?|kids|children|teenagers|teens|phones|homework|zoos|people|we (?:ban|stop|be allowed))\b|is (?:homework|school|ai|social media|tiktok) (?:\p{L}+ )?(?:bad|good|fair|useful|pointless|useless|worth it))/u
const notOpinion =
  /\b(?:haram|halal|for (?:my|a|the) (?:dog|cat|hamster|rabbit)|to (?:eat|drink|mix)|my (?:dog|cat|hamster|rabbit)|safe|raw|call it)\b/

const versus = /\b(?:vs|versus)\b/
const compare = new RegExp(`${ask}(?:(?:can|could) you )?compare (?!it\\b|this\\b|them\\b)`)
const notCompare =
  /\b(?:who (?:would|will|wins?)|would win|win in|battle|fight|story|joke|draw|picture|game|thumbnail|match|poster|python|quiz)\b/

const book = /\b(?:chapters?|book|novel|act (?:\d+|one|two|three|i+v?)|scene (?:\d+|one|two|three)|the film|the movie|the play)\b/
const summary = new RegExp(
  `${ask}(?:(?:can|could|will) you |i need (?:you to )?|i want |give me |write (?:me )?)*(?:a |the |short |quick |brief )*(?:summari[sz]e|summary (?:of|for)|sum up|recap)\\b`,
)
/** A text that is there, or one that the learner wrote. */
const ownText = /:.{40,}|\b(?:my|this|following) (?:text|story|essay|notes|article|paragraph|book)\b/

const role =
  /\b(?:pretend (?:to be|that you|you)|role ?-?play|act (?:as|like) (?:a|an|my|the)|be (?:a|an|my|the) (?!friend\b|bit\b|good\b|honest\b)\p{L}+|you(?:'re| are) (?:now )?(?:a|an|my|the) \p{L}+|you play (?:a|an|the|my)|imagine you(?:'re| are)|interview me)/u
const isPlayed =
  /\b(?:i am|i'm|i play|me|we|let's|and i|i will|to me|with me|i want to (?:buy|order|ask|practi[sc]e))\b|\bcan you be\b/
const notRole =
  /\b(?:explain|interview\w*|write|draw|tell me (?:a|about|how|why|what|the)|solve|help me (?:with|write|do)|describe|recipe|code|poem|story|joke|jokes|essay|homework|summari[sz]e|picture|who are|how (?:are|old)|real|alive|answer (?:like|this)|what is|what's|why|rules?|instructions?)\b/
const isRequested =
  /^(?:(?:please|hey|hi|ok|let's|lets|can|could|will|would|i want|i'd like) )*(?:you )?(?:to )?(?:role-?play|role play|be|act|pretend|you(?:'re| are)|imagine|interview|play)\b/

const isPretended = /\bpretend to be (?:a|an|my|the)\b/

/** Returns the product for what a prompt asks in other words; null if there is none. */
export function askedIn(reading: PromptReading): Product | null {
  const { text } = reading
  const said = first(reading)
  if (wording.test(text) && /\b(?:speech|toast)\b/.test(text)) return 'message'
  if (wording.test(text) && !notWording.test(text)) return 'wording'
  const problem = cause.exec(said)?.[0]
  if (problem !== undefined && !notCause.test(problem)) return 'cause'
  if (faith.test(said) && permission.test(said) && !notFaith.test(said)) return 'faith'
  if (game.test(said) && best.test(said) && kit.test(said)) return 'game'
  if (summary.test(said) && book.test(said) && !ownText.test(said)) return 'summary'
  if ((compare.test(said) || versus.test(said)) && !notCompare.test(said)) return 'comparison'
  if (opinion.test(said) && isAsked(said) && !notOpinion.test(said)) return 'opinion'
  if (isRequested.test(said) && role.test(said) && (isPretended.test(said) || isPlayed.test(text)) && !notRole.test(said))
    return 'role-play'
  return null
}

function isAsked(said: string): boolean {
  return /^(?:(?:so|and|but|hey|hi|please|ok|bro|guys|honestly|seriously|do you think|what do you think) )*(?:does|is|am|should|do)\b/.test(
    said,
  )
}
