import { vocabularyOf } from './vocabulary.ts'
import { patterns } from './word-patterns.ts'
import { commonWords } from './words-common.ts'
import { harmWords } from './words-harm.ts'
import { harmWordsAbroad } from './words-harm-abroad.ts'
import { harmWordsIndirect } from './words-harm-indirect.ts'
import { harmWordsPeople } from './words-harm-people.ts'
import { peopleWordsIndirect } from './words-people-indirect.ts'

// How words of harm have to stand together to ask for it. word-patterns.ts explains how the lines are read.

export const harmVocabulary = vocabularyOf(
  [commonWords, harmWords, harmWordsPeople, harmWordsIndirect, peopleWordsIndirect],
  [harmWordsAbroad],
)

const rulesOf = {
  violence: `
    ? kill >3 target +ask|bareHow|intend|stealth|exact|plansFor -play -defence -past
    ? ask|bareHow >8 hurt >3 target -play -defence -past -photo
    ? intend >4 hurt >3 target -play -defence -past -photo -story
    ? target >3 kill +ask|bareHow|intend -play -defence -past -photo -story -why
    ? cruel ~4 animal +ask|bareHow|intend -play -defence -past -science -story
    ? hurt >10 stealth -play -defence -kitchen
    ask|intend >6 beatUp -defence -play -past
    beatUp ~4 target -defence -play -past -story -why
    ? ask|intend|bareHow >8 breaks >3 bodyPart -play -photo -defence -past -story
    ? hurt >6 out +target|ask -play -defence -photo -past -why -story
    ? makeVictim|knocks >3 target >3 out -play -defence -story -past -photo
    ? out >8 kill -play -past -story -defence -why
    ? target >3 hurtAbroad +ask|bareHow|intend -play -defence -past
    ? wish >3 target >3 dead -play -story
    ? intend >3 target >1 dead -play -story
    ? destroys >3 place +ask|intend|exact|insist|plansFor -play -past -defence
    ? massacre ~6 plans -past -defence -why
    gore ~8 goreThing -past
    ? shows ~6 goreThing +exact|shows -past -play -defence -why
    gore >2 shows
    ? shows >5 gore -past -play -science -defence
    tortured ~12 slowly -past -defence
    deadIdiom -past -story
    ? bringt >2 target >0 um
    ? holds >3 target >3 underWater -play
    ? heShe >3 must >4 dead -play -story -past -why -science
    poisons ~8 target +ask -play -story -past -defence -why
    target ~8 onFire +ask|intend -play -story -past
    ? target >2 must >2 dead -play -story -past -why
    killer ~15 school|exact -past -defence
    ? cutsUp >4 bodyBit +everyBit -past -kitchen -play -why
    hitOut >3 target >2 outCold +ask|intend|bareHow -play -defence -photo -past
    ? disposes >3 corpse +ask|bareHow|killer|thiefW -play -past -why
    runsOver >6 crowd +ask|intend|plansFor -play -defence -past -photo -story
    ? massacre|thiefW ~20 copycat -defence -play
    threatW >8 target +request|writes -defence -play -past -why -story
    ? killedOnes ~8 realOne +shows -past -play -defence -why
    ? killHim -play -story -past -defence -why -science -kitchen -study
    ? burnsMost >3 target >2 mostW -play -study -defence
    ? plansIt >5 attackW >6 gangW -play -past -defence -story
    ? ask >1 murderous -play -story -past -defence -why -science -study
    makeVictim|intend >8 target >8 accidentW +ask|intend -play -story -past -defence
    ridOf >3 target >6 forGood -play -story -past -defence
    pushes >3 target >3 danger -play -story -past -defence -why
    inFood +ask|intend|stealth -story -play -defence -past
    ? whereHit -play -defence
    ? tortureAnimal -play -why -defence -story -past
    ? watchDeath -why -defence -play
    ? forceHow >8 forceEnd -play -past -story -defence
    ? trapW >10 target +painW +ask|intend|stealth -play -story -defence -past
  `,
  weapons: `
    ask >8 make >5 weapon -play -defence -past
    ask >5 weapon +exact -play -defence -past
    make ~5 weapon +ask|bareHow|stealth|exact -play -past -defence -story
    make >2 weapon -play -past -defence -story -why -science -experiment
    ? plansFor ~4 weapon -kitchen -play -past -defence -story -why
    ? buyWeapon ~5 realGun +ask|me -play -past -defence -why
    ? exact ~5 realGun -play -past -defence -why -story
    airgun ~10 stronger -play
    ? realGun +ask|intend -play -past -defence -why -study -story -photo
    make >4 strongWeapon -past -defence -why
    weapon >2 makeAbroad -play -past -defence -kitchen
    terrorist >2 make -past -defence -why
    ? make >5 weapon +insist -defence -past
    ? ask|bareHow >6 make >4 firework +homemade -play -defence -past
    sharpens ~8 cutsPeople +ask -play -past
    ? knife ~8 brings +school|stealth -defence -past
    knife >6 school +ask -defence -play
    ? loads ~12 realGun +me -play -past -story
    ? mixes ~8 explodes -defence -past -experiment -kitchen
    ? knife ~6 stabW +ask|bareHow -play -past -kitchen -story -defence
    ? weapon ~10 atHome +ask|make -play -past -kitchen -defence -story
    ? weapon ~10 hurt >2 target +ask|me -play -past -defence -story -why
    ? sharpens|make >8 likeKnife -kitchen -play -past -defence -story
    ? strongWeapon ~3 bareHow|plansFor -past -defence -play -why
    ? make >5 poisonNoun +ask|atHome -play -story -past -why -science -defence
    ? make >8 boomW +atHome -experiment -play -past -defence
    firework ~5 strongerW -play -picture -defence -past
    ? wantsOne >3 strapW -goods
    sells >5 realGun +ask -play -past -defence -why -story -study
  `,
  drugs: `
    ? hardDrug -defence -past -why -science -study -kitchen -story
    ? ask >10 hardDrug +insist|stealth|me -defence
    ? feelsLike ~8 hardDrug|drunkWord -defence -past -story
    cover ~6 drug|drunkWord -defence -past -why -story
    ? rings
    ask >1 smokeW -defence -past -kitchen -science
    altDrunk ~8 drunkWord|fun -defence
    ask >8 uses >5 drug -defence -past -kitchen
    ? uses ~5 drug +ask|intend|stealth|bareHow|me -defence -past -why -kitchen -play
    ? drugPraise ~5 drug -defence -past -kitchen -play
    drug ~10 stealth -defence
    ask >6 drug >4 me -defence -past -why -kitchen
    ? drunk +ask|intend|bareHow|me|exact -defence -why -science -kitchen
    rolls ~3 joint -defence -past -why
    ? pills ~10 fun -defence -past -why
    sniffs ~3 fumes -defence -why
    ? fumes ~8 fun -defence -why -past
    ? uses ~5 joint +stealth -defence -why
    tooMuch ~4 hardDrug -defence -why -past
    ? drunkGames -defence -past -why
    smokesOrDrinks ~10 stealth -defence
    mushroomW ~8 tripW -defence -past -why -play
    ? pills ~16 gaveMe +takesIt -defence
    ? drug >3 makesYou >4 highW -defence -past -why
    ? soberUp -defence -why -past
    ? pillsAbroad ~8 partyAbroad
  `,
  sexual: `
    ? porn -defence -why -numerals
    ? porn +shows|ask -numerals
    ? naked ~5 bodies -past -science -defence
    ? sex ~4 sexAsk -science -why
    naughtyEmoji +shows|request -kitchen
    ? genital ~5 genitalPic -science -why -past -defence
    ? filmW >4 whereDoIt -defence -science
  `,
  hate: `
    ? hateAlone -defence -past -why
    ? hates >5 group -defence -past -why
    ? group >9 contempt -defence -past
    ? group >1 jokesWord -defence -past -why
    racistW ~16 convinces -defence -past
    gender >5 sexistContempt -defence -past
    nazi ~4 praise -past -defence
    ? whites >4 better >3 everyone|group|others -defence -past
    contempt >1 group -defence -past
    group ~25 unwelcome -defence -past -why
    ? sends >4 group >5 backwards -defence -past -why
    race >3 better -past -defence
    whichRace ~5 worstRace -past
    ? nWord ~8 nSay -defence -why
    onlyW ~2 whites +clubW -past -why -study -defence
    ? spotsW >1 spotted -past
    ? whistle ~16 whistled -why -study
  `,
  bullying: `
    ? meanly >4 message >5 victim -defence -story -play
    ? meanly >3 victim +writes|request -defence -story -play
    ? victim >6 cries +request|message -defence -story -play
    ? victim >6 stopsComing +message -defence -story -play
    ? youW >4 flaw -defence -story -play -study -why
    ? scares >4 victim|target >10 money -defence -story
    cries >6 viral -defence
    ? message >2 meanly >4 victim +writes -defence -story -play
    meanThing >6 victim|everyone -defence -story -play
    ? insult >6 victim|target -defence -play -story
    ? makeVictim >4 victim >3 suffer -defence -story -play
    ? everyone >4 shun >3 victim -defence -story
    ? rumour >5 victim|everyone -defence -story -why
    ? fakeSelf ~8 victim -defence
    ? pictures ~10 flaw|flaw2 +victim -defence -story
    ? meanly >2 message >3 everyone -defence -story -play
    ? polls ~10 ranked -defence -play
    ? victim ~5 kickedOut +leftAlone|ask -defence -play -story
    sayTo >3 flawPerson -defence -story -play
    ? victim ~8 asAnimal -defence -story
    spamW >6 victim|meanly|flaw -defence -why
    insultHard >1 insultHard -defence -story -study -why
    ? youW >3 insultHard >2 botW -story -study
    ? scares >5 victim >8 doMy -defence -story
    ? flaw ~8 onBack +writes|make|forgesWeak -defence -story -play
    rankW ~10 girlsW +hotW -defence -play -why
    ? comebacks >4 destroysW >4 oneKid -defence -story -play
    ? bullyW >8 message +insist -defence
    ? fakeFrom >3 herCrush +message|request
    sayIt >4 victim >8 adopted -story -defence -study
    ? lacks ~16 exposes +victim|heShe -defence -story
    turns >4 crowdW >4 against -defence -story -play
    ? pranksOn +ask|intend|stealth -defence -story
    ? youLow +message|writes -defence -story -why
    nicknameW ~10 flaw|flaw2 +victim -defence -story
    ? leaks >2 ownerOf >3 privateThing +toAll -defence -story -why
    ? notLet >2 victim >4 joinW +ask|everyone -defence -story -play
  `,
  crime: `
    ? hacks >6 hackThing -defence -past
    ? hackOnly ~4 others|hackThing|school -defence -past
    ? hackThing >6 hacks +others|ask -defence -past
    ? finds ~8 accessThing +others +ask|bareHow|intend -defence -past -story -study
    finds >3 others >4 secretWord -defence -past -story
    finds >6 secretWord >4 others -defence -past -story
    steals >4 hackThing +ask|bareHow|intend -defence -past -story
    ? ask|intend|bareHow >8 steals -defence -past -play -story
    steals ~6 stealth -defence -past
    ? steals ~8 shop +me -defence -past -story -play
    ? ask >8 steals +exact -defence -past
    ? fakes >4 paper -defence -past -play
    ? forgesWeak >3 others >2 paperStrong -defence -play
    forgesWeak >4 paperStrong +ask|intend|stealth|bareHow|hackThing -defence -past -play
    ? faked >3 paper -defence -past -play -story
    paper ~12 looksReal -defence -play
    ? faked >2 loginPage -defence -past -why -story
    codes >3 malware -defence -past -why
    ask >6 malware +exact|others|school -defence
    malware ~8 others -defence -why -past -science
    opens >4 lock +notMine|exact +ask|bareHow|intend -defence -play -story
    looksLikeFrom +secretWord|hackThing -defence
    noTicket +stealth|ask -defence -why
    ? ransomW +codes
    ? breaksLock >3 lock -defence -play -story
    lockpick +notMine -defence -play -story
    lockpick +ask|intend|bareHow -defence -play -story
    ? enters >5 place >8 nightly -defence -play -story
    dodges >4 police -play -story -past
    ? disables >4 alarm +ask|intend -play -defence
    ? shopTheft ~12 shop
    ? scams +ask|intend -defence -past -why -play
    ? spies >3 others >4 spyThing -defence -play -story
    ? spies ~6 spyThing +others +ask|bareHow|intend -defence -play -story -study
    ? spyHard >3 others +bareHow|intend|stealth -defence -play -story
    ? spyThing ~6 stealth +others -defence -play
    filterDodge ~5 controls -defence
    cardOf ~12 stealth +others
    freebies +ask|bareHow|plansFor|codes|exact -defence -why -past
    ? arson ~5 property +ask|intend -play -past -defence -story
    ? foundThing ~12 pinOf -defence -story
    ? getsPast >4 schoolWall -why -play
    ? sprayTag +stealth -defence
    attackNet >4 netThing -defence -past -why
    ? steals|hacks >4 hackThing +toolW -defence -past -story
    sells >4 stolenW -defence -story -past
    ? triesAll >3 hackThing|secretWord -defence -past -why
    examW ~14 teachersThing -defence
    sneaks >5 teachersThing +stealth|sneaks -defence -story
    ? takesW >5 fromShop +trickW|stealth -defence -story
    ? filterDodge ~6 ankle -story
    ? wrecks >5 device +nextTo +ask|intend|stealth|make -defence -past -story -play
    paper ~6 fakes +ask|bareHow -defence -past -play
    ? steals|hacks|hackOnly ~5 hackThing +others -defence -past -story
    ? trickPeople >3 oldPeople >6 theirMoney -defence -past -why -story
    ? locates >3 whereLives -defence -story
    drivesIt +ask|intend|stealth -defence
    ? falseAlarm -defence -why
    ? asParent ~12 callsIn -defence
    freeRide +ask|intend|bareHow|trickW|stealth -defence -why
    ? evidence +ask|intend|bareHow -play -story -past -why -science -defence
    damage +ask|intend|bareHow|stealth -play -story -past -defence -why
    scamThing +codes|writes|ask -defence -why -past
    ? keyCopy +ask|stealth|bareHow -play -story -past -defence
    ? gambles +ask|underage|me -defence -why
    parentNote ~12 callsIn
    ? adminW ~8 schoolPc -defence
  `,
} as const

export type HarmKind = keyof typeof rulesOf

export const harmRules = Object.entries(rulesOf).map(([kind, text]) => ({
  kind: kind as HarmKind,
  patterns: patterns(harmVocabulary, text),
}))
