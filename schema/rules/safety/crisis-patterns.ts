import type { CrisisTopic } from './care-texts.ts'
import words from './crisis-lexicon.json' with { type: 'json' }
import { createLexicon } from './lexicon.ts'
import { type Pattern, parsePatterns } from './pattern-matcher.ts'

export const crisisLexicon = createLexicon([
  Object.fromEntries(Object.entries(words).map(([group, terms]) => [group, terms.join(' ')])),
])

/** Patterns by what they are about. `disclosure-patterns.ts` has more, which the classifier was not trained with. */
const lines: Partial<Record<CrisisTopic, string[]>> = {
  selfHarm: [
    '? hurtsSelf >1 self -contest',
    '? i >6 wants >4 dying',
    '? wants >2 dying +i -contest',
    '? notLive -chores',
    '? howLong >6 toDie +iOnly|pills|height|lethal',
    '? i >5 dying >3 anymore',
    'others >6 better >6 gone',
    '? better >8 i >3 gone',
    '? iOnly >3 gone >6 better',
    '? iOnly >3 drinks >2 poisonous',
    'wayToDie >4 dieWord',
    '? dieWord >2 wayToDie +iOnly',
    'tooMany ~8 pills +lethal',
    '? jumps >3 height +deadly',
    '? giveaway ~24 bye',
    'friend ~8 endIt +seriously',
    'cutting ~10 cutSigns',
    '? hang >2 self +exact',
    'farewell ~14 deadThen|noAnswer',
    '? will ~16 willGives',
    '? notWake ~10 wantsThat -contest',
    'tiredOf -chores',
    '? endsLife ~14 soReal',
    '? lastDay ~8 niceToMe -schoolEnd',
    '? datePicked ~16 noStop',
    '? howLong >8 highPlace >10 fallsDead',
    '? iOnly >3 standsOn >2 edge +wants|dying|deadly',
    'bladeW ~8 sharpenerW -chores',
    '? swallows >3 manyOf >3 pillsToo',
    '? wants >4 heaven +deadKin -fictional',
  ],
  abuse: [
    'parent ~10 harmsMe -contest',
    '? afraid >3 parent',
    '? neglect ~12 parent',
    '? abuser >6 strikes >1 mine -contest',
    'foreignStrikes',
    'abuser >6 touchesW >1 mine',
    '? abuser >6 mineAbroad >4 struck',
    'parent ~10 drunkHome +scaredHome',
    '? abuser ~14 promises +hidden|touchy|lures',
    '? i >4 beatenBy >3 abuser -contest',
    'strikes >5 touchy +mine',
    'atNight ~10 night',
    'locks +punished',
    '? bruises ~10 hides',
    'toucher ~14 inappropriate',
    '? fears -contest',
  ],
  grooming: [
    'adultRole ~12 closeIn +hidden',
    '? stranger ~12 lures +online',
    '? lures >20 lures +stranger|abuser',
    'abuser ~8 nudes +demands',
    '? demands ~4 nudes +i',
    'meetsThem ~20 knownOnline',
  ],
  eatingDisorder: [
    '? loses >4 weight >8 quick',
    '? quick >6 loses >4 weight',
    'eats ~12 thin +iOnly',
    'throwsUp ~8 onPurpose',
    '? bodyHate ~20 noFood',
    '? fastW ~12 starvesFor +iOnly',
    '? hideEating',
  ],
  general: [
    // What its terms are about is in self-alone-topics.ts.
    '? selfAlone',
    '? threatTold ~12 threatens',
    'passOut ~14 dares',
    '? lonely -contest -fictional',
    '? runsAway -contest -fictional',
  ],
}

export type TopicPatterns = readonly { topic: CrisisTopic; patterns: Pattern[] }[]

/** Patterns of a person in danger. They prefer false positives: showing a helpline unnecessarily does no harm. */
export const crisisPatternsByTopic: TopicPatterns = Object.entries(lines).map(([topic, written]) => ({
  topic: topic as CrisisTopic,
  patterns: parsePatterns(crisisLexicon, written),
}))

export const crisisPatterns = crisisPatternsByTopic.flatMap(({ patterns }) => patterns)
