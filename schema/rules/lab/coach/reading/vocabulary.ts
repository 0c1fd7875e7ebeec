// Word groups used in the coach's rules, as fragments of regular expressions.

export const numberPattern =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|a hundred|a dozen|a couple of|a few)'
export const peoplePattern =
  '(?:people|person|kids?|child(?:ren)?|pupils?|students?|class(?:mates?)?|friends?|readers?|beginners?|parents?|teachers?|teens?|teenagers?|adults?|grown-?ups?|famil(?:y|ies)|players?|visitors?|neighbours?|customers?|brother|sister|mum|dad|nan|gran|grandma|grandpa|grandad|grandmother|grandfather|cousin|team|everyone|everybody|someone|somebody|year[ -]olds?|year \\d+|grade \\d+|little ones|toddlers?|girls?|boys?)'

/** Words that carry a prompt but not its topic. */
const small = new Set(
  `a an the of to for in on at and or but is are was were am it it's its that this these those with about i i'm me my mine we our us you
  your he she his her they them their as by from how what what's why who when where which do does did can could would should will
  please if so not no be been have has had must than then one some all any into like just really very more most get got make makes
  made give tell say show write draw help want need know think thing things stuff something anything lol ok hey hi go going there
  here up out off over again good nice cool best don't can't won't didn't because let let's also too`.match(/[a-z']+/g),
)

/** Returns the words of a prompt that say what it is about. */
export function contentWords(words: readonly string[]): string[] {
  return words.filter((word) => !small.has(word) && /\p{L}{2}|\d/u.test(word))
}

/** Returns how many words of a text are among the small words of English, from 0 to 1. */
export function shareOfSmallWords(words: readonly string[]): number {
  return words.length === 0 ? 0 : words.filter((word) => small.has(word)).length / words.length
}
