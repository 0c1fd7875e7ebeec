import type { PromptReading } from './prompt-reading.ts'

// Word groups used in the coach's signs, as fragments of regular expressions.

export const numberPattern =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|a hundred|a dozen)'
export const peoplePattern =
  '(?:people|person|kids?|child(?:ren)?|pupils?|students?|class(?:mates?)?|friends?|readers?|beginners?|parents?|teachers?|teens?|teenagers?|adults?|grown-?ups?|famil(?:y|ies)|players?|visitors?|neighbours?|customers?|brother|sister|mum|dad|grandma|grandpa|grandmother|grandfather|cousin|team|everyone|everybody|someone|somebody|year[ -]olds?|year \\d|grade \\d|little ones|scientists?|voters?|drivers?|gamers?|girls?|boys?)'
export const formPattern =
  '(?:list|table|bullet(?: ?points?)?|points?|steps?|lines?|paragraphs?|sentences?|verses?|letter|e-?mail|script|dialogue|headings?|sections?|parts?|columns?|rows?|timeline|poem|haiku|limerick|rhymes?|song|rap|quiz|poster|comic|panels?|diagram|chart|caption|slides?|diary|interview|news ?report|article|recipe|map|speech|summary|questions?|scenes?|pixel art|watercolou?r|photo(?:graph)?|sketch|icon|card|chapters?|title)'
export const taskVerbPattern =
  '(?:write|explain|draw|list|make|describe|compare|summari[sz]e|paint|invent|suggest|plan|tell|give|show|create|design|build|find|help|teach|translate|rewrite|shorten|improve|correct|turn|imagine|think of|come up with|brainstorm|pretend|act|play|ask|test|quiz|check|sort|name|read|look|choose|answer|film|continue|interview|generate|report)'

/** Returns a function that checks whether the text matches a pattern. */
export const textMatcher = (pattern: string) => {
  const expression = new RegExp(pattern, 'u')
  return ({ text }: PromptReading) => expression.test(text)
}

/** Counts content words, ignoring function words. */
export function countContentWords({ words }: PromptReading): number {
  return new Set(
    words.filter(
      (word) =>
        word.length > 3 &&
        !/^(?:that|this|with|about|from|have|please|want|some|what|when|then|them|they|your|like|could|would|should|make|write|give|tell|need)$/.test(
          word,
        ),
    ),
  ).size
}
