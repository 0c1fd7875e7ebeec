import { vocabularyOf } from './vocabulary.ts'
import { patterns } from './word-patterns.ts'
import { crisisWords } from './words-crisis.ts'
import { crisisWordsIndirect } from './words-crisis-indirect.ts'

// How the words of somebody in danger stand together. These rules are meant to hear too much rather than too little: whoever is shown
// a number without need has lost nothing.

export const crisisVocabulary = vocabularyOf([crisisWords, crisisWordsIndirect])

export const crisisRules = patterns(
  crisisVocabulary,
  `
    ? selfAlone
    ? hurtsSelf >1 self -contest
    ? i >6 wants >4 dying
    ? wants >2 dying +i -contest
    ? notLive -chores
    ? howLong >6 toDie +iOnly|pills|height|lethal
    ? loses >4 weight >8 quick
    ? quick >6 loses >4 weight
    parent ~10 harmsMe -contest
    ? afraid >3 parent
    adultRole ~12 closeIn +hidden
    ? threatTold ~12 threatens
    ? neglect ~12 parent
    ? i >5 dying >3 anymore
    others >6 better >6 gone
    ? better >8 i >3 gone
    ? iOnly >3 gone >6 better
    ? iOnly >3 drinks >2 poisonous
    wayToDie >4 dieWord
    ? dieWord >2 wayToDie +iOnly
    tooMany ~8 pills +lethal
    ? jumps >3 height +deadly
    eats ~12 thin +iOnly
    throwsUp ~8 onPurpose
    ? bodyHate ~20 noFood
    ? abuser >6 strikes >1 mine -contest
    foreignStrikes
    abuser >6 touchesW >1 mine
    ? giveaway ~24 bye
    ? abuser >6 mineAbroad >4 struck
    parent ~10 drunkHome +scaredHome
    ? abuser ~14 promises +hidden|touchy|lures
    ? i >4 beatenBy >3 abuser -contest
    strikes >5 touchy +mine
    atNight ~10 night
    locks +punished
    ? bruises ~10 hides
    ? stranger ~12 lures +online
    ? lures >20 lures +stranger|abuser
    abuser ~8 nudes +demands
    ? demands ~4 nudes +i
    friend ~8 endIt +seriously
    cutting ~10 cutSigns
    ? hang >2 self +exact
    farewell ~14 deadThen|noAnswer
    ? will ~16 willGives
    ? notWake ~10 wantsThat -contest
    passOut ~14 dares
    tiredOf -chores
    ? endsLife ~14 soReal
    ? lastDay ~8 niceToMe -schoolEnd
    ? datePicked ~16 noStop
    ? howLong >8 highPlace >10 fallsDead
    ? iOnly >3 standsOn >2 edge +wants|dying|deadly
    bladeW ~8 sharpenerW -chores
    ? swallows >3 manyOf >3 pillsToo
    ? fastW ~12 starvesFor +iOnly
    ? hideEating
    toucher ~14 inappropriate
    meetsThem ~20 knownOnline
    ? fears -contest
    ? wants >4 heaven +deadKin -fictional
    ? lonely -contest -fictional
    ? runsAway -contest -fictional
  `,
)
