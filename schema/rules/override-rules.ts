import { vocabularyOf } from './vocabulary.ts'
import { patterns } from './word-patterns.ts'
import { overrideWords } from './words-override.ts'
import { overrideWordsIndirect } from './words-override-indirect.ts'

// How attempts to talk a machine out of its rules are built.

export const overrideVocabulary = vocabularyOf([overrideWords, overrideWordsIndirect])

export const overrideRules = patterns(
  overrideVocabulary,
  `
    drops >4 whose >4 rules -notGame
    ? drops >2 filterAlone -notGame
    ? drops >1 rules >3 whose
    ? filterAlone >2 drops -notGame
    ? forgetAll >6 told
    forgetAll >4 rules
    act >8 noRules -notGame
    ? noRules >8 act -notGame
    ? persona +act|bot|fromNow -jailGame
    ? jailbreakAlone -jailGame
    ? you_are_dan
    act >3 evilBot >1 bot +noRules|answersAll|power
    reveals >6 hidden -notGame
    ? revealsWeak >8 hidden +yours
    ? reveals >6 aboveOnly
    ? revealsWeak >4 aboveOnly
    ? freed ~8 rules|noRules -notGame
    bigYou
    claim >4 power >16 permits +machineRules
    power >3 says >10 permits +machineRules
    ? newPolicy >14 permits|notFollow
    answers >5 evenIf >6 forbidden
    sneaky +badWords|answers
    noWarn
    fromNow >8 whose >2 rules +yours -notGame
    fromNow >8 notFollow -notGame
    ? whose >4 rules >2 drops -notGame
    ? tricks >2 bot
    hypo >4 filterAlone
    ? grandma >4 bedtime >8 secretThing
    threat ~8 refuses
    ? hypo >6 noRules
    sudo ~4 marks
    doesIt ~14 forbiddenAll -notGame
    ? stopBeing >3 kidsBot
    ? bot >5 breaksRules >2 its >2 aRules -storyW
    notObey >6 makers +yours -notGame
    act >14 noRules -notGame
    ? justOnce ~8 ruleW -notGame
    encodes ~16 filterNoun +notSee
    notSee ~3 filterNoun +yours
    ? blockedWords
    opposite ~12 mustNot
    ? iAmAdult ~12 soSkip
    ? activates >3 modes -notGame -jailGame
    ? unseen +yours -notGame
    ? newOrders +yours|act -notGame
    ? completes ~8 myInstr
  `,
)

/** Marks by which messages to a machine are told apart; people have no reason to write them. */
export const machineMarks =
  /\bend of (?:user|system) (?:message|prompt|input)\b|\[\/?\s*(?:inst|system|sys|admin|developer)\s*\]|<\|?\/?(?:im_start|system|endoftext|im_end|sys)\b|^\s*(?:#+ ?)?(?:system|developer|assistant) ?(?:prompt|message|override)? ?: |\b(?:system|new|updated|admin) (?:override|instructions?) ?:/im
