import { numberPattern, peoplePattern } from '../reading/vocabulary.ts'
import type { KindRules } from './part.ts'
import {
  examplesFor,
  hasHow,
  isAdvice,
  isBored,
  isChoice,
  isEvent,
  isGift,
  isInvention,
  isKitchen,
  isList,
  isList1,
  isNaming,
  isPacking,
  isPeople,
  isSchedule,
  isTrouble,
} from './plan-examples.ts'

/** Plans, ideas, lists and advice. */
export const plan: KindRules = {
  name: (reading) =>
    isNaming(reading)
      ? 'names'
      : isList1(reading)
        ? 'ideas'
        : isAdvice(reading)
          ? 'advice'
          : isSchedule(reading)
            ? 'a plan'
            : 'ideas',
  parts: [
    {
      id: 'limits',
      name: 'Limits',
      fits: (reading) =>
        !isChoice(reading) &&
        (!(isPeople(reading) && isAdvice(reading) && !isEvent(reading) && !isGift(reading)) || /\bparents\b/.test(reading.text)),
      isIn: new RegExp(
        `\\b(?:${numberPattern} (?:\\p{L}+ )?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|pounds?|euros?|dollars?|quid|people|kids|children|friends|players?|guests|pupils|words?|ingredients?|letters|syllables|metres|students))|[£$€]\\s?\\d+|\\b\\d+ ?(?:£|€|p|mins?|hrs?)\\b|\\b(?:free|cheap|no money|without|indoors?|outdoors?|inside|outside|at home|only|at most|less than|under|no more than|max|short|easy|quick|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next)|budget|don't (?:have|want|like|cost)|not too|nothing|safe|appropriate|with (?:bread|rice|pasta|eggs?|paper|lego|cardboard|what)|avoid|except|allergic|vegetarian|vegan|small|before|until|every day|each day|a day|per day|after school|weekends?|can't|cannot|no (?!idea|clue)\\p{L}+|must|rainy|on (?:monday|saturday|sunday)s?|materials|not allowed|we have|i have|i only|age|year olds?)\\b|\\bfor (?:a |an )?\\d+`,
        'u',
      ),
      advice: (reading) =>
        isNaming(reading)
          ? 'Say what the names must be like. Then you have fewer to throw away.'
          : 'Name your limits: time, money, people or things. Then you can really do it.',
      example: (_topic, reading) => examplesFor(reading).limits,
    },
    {
      id: 'own-detail',
      name: 'Something about you',
      isIn: new RegExp(
        `(?<!\\b(?:can|could|do|should|would|to|what|if) )\\b(?:i|we|he|she|they|who) (?:really |all |both |also |mostly )?(?:like|likes|love|loves|hate|hates|enjoy|play|plays|am|'m|have|has|live|always|never|can|want|am into|get|is|are|don't|tried|already|only|forget|feel)\\b|\\bi'm\\b|\\bi've\\b|\\b(?:my|our) (?:\\p{L}+ )?(?:favourite|hobby|team|class|${peoplePattern}|dog|cat|room|hamster|garden|school)\\b(?=.{25,})|\\b(?:he|she|it|they)(?:'s| is|'re| are)\\b|\\bbecause\\b|\\bwho (?:likes|loves|hates|is)\\b|\\binto\\b|\\b(?:most|some|all) of us\\b|\\b(?:sound|show|person who)\\b`,
        'u',
      ),
      advice: (reading) =>
        isPeople(reading) && !isEvent(reading) && !isList1(reading)
          ? 'Say what happened so far, without names. Then the advice fits you.'
          : 'Say something about you or the people it is for. Then it fits you, not just anybody.',
      example: ({ again }, reading) =>
        isNaming(reading) && again
          ? `The name should show that ${again} is fast and a bit cheeky.`
          : examplesFor(reading).ownDetail,
    },
    {
      id: 'number',
      name: 'How many',
      fits: (reading) =>
        (isList(reading) || isNaming(reading) || isBored(reading) || isGift(reading) || isKitchen(reading)) &&
        !isPacking(reading) &&
        !hasHow(reading),
      isIn: new RegExp(
        `\\b${numberPattern} (?:\\p{L}[\\p{L}'-]* ){0,4}(?:ideas?|names?|tips?|ways|things|options|activities|games|gifts?|presents?|questions|rules|steps|titles|slogans?|suggestions?|reasons|arguments|books?|movies|films|usernames?|nicknames?|examples|recipes|facts|crafts|hobbies|topics|songs|themes|snacks|challenges|hacks|videos|dares|tricks|meals|drills|exercises|inventions|prompts|sports|places|items|people)\\b|\\btop \\d+|^\\d+\\b|\\b(?:give|tell|show) me (?:just |only )?${numberPattern}\\b|\\b(?:a|an|one) (?:\\p{L}+ )?(?:name|idea|title|slogan|gift|present|game|activity|username|nickname|book|film|movie)\\b|\\ba (?:few|couple)\\b`,
        'u',
      ),
      advice: 'Say how many you want, so that you can compare and choose.',
      example: (_topic, reading) =>
        isNaming(reading)
          ? 'Give me eight, so that I can choose.'
          : `Give me five ${isAdvice(reading) && !isGift(reading) ? 'tips' : 'ideas'}, the best one first.`,
    },
    {
      id: 'steps',
      name: 'Steps',
      fits: (reading) =>
        !isNaming(reading) &&
        !isChoice(reading) &&
        !isGift(reading) &&
        !isBored(reading) &&
        !isPacking(reading) &&
        (isSchedule(reading) || isEvent(reading) || isAdvice(reading)) &&
        (!isList1(reading) || isEvent(reading) || hasHow(reading)),
      isIn: /\bsteps?\b|\bstep by step\b|\bday by day\b|\b(?:each|every) (?:day|week|hour)\b|\bin order\b|\btimetable\b|\bschedule\b|\bhour by hour\b|\bfrom (?:monday|start)|\bfirst\b.{0,40}\b(?:then|next)\b|\b(?:when|what time)\b.{0,30}\b(?:start|do what)\b|\bchecklist\b|\bnumbered\b|\bitinerary\b|\bweek(?:ly)? (?:plan|by)|\bday \d/,
      advice: 'Ask for steps in the right order. Then you know how to begin.',
      example: () => 'Write it as steps, and begin with what I can do today.',
    },
    {
      id: 'goal',
      name: 'Your goal',
      fits: (reading) =>
        !isNaming(reading) &&
        !isGift(reading) &&
        !isKitchen(reading) &&
        !isPacking(reading) &&
        !isInvention(reading) &&
        !/\b(?:top \d+|pranks?|escape room)\b/.test(reading.text),
      isIn: new RegExp(
        `\\bso (?:that )?(?:i|we|it|they|people|my|the|he|she|${peoplePattern})\\b|\\bin order to\\b|\\b(?:in|at) the end\\b|\\bto (?:get better|improve|win|raise|persuade|convince|surprise|cheer|thank|become|be able|learn|help|save|impress|beat|make (?:friends|money|new)|sleep|stop|wake|stay|feel|get (?:fit|faster|stronger|good))\\b|\\b(?:my|our|the) (?:goal|aim) is\\b|\\bi want (?:to|it|them|people|her|him|${peoplePattern})\\b|\\bi need to\\b|\\bwithout (?:fighting|getting|hurting|being)\\b|\\bhow (?:can|do|could|should|to)\\b|\\b(?:fundraiser|competition|exam|tournament|tests? (?:in|on)|exams?|for (?:my|our|a|the) (?:\\p{L}+ )?(?:${peoplePattern}|party|birthday|club|channel|team|competition|show|hamster|dog|cat|band|trip|holiday|room|school|test|exam|fair))\\b`,
        'u',
      ),
      advice: 'Say what a good result is for you. Then you can tell whether the plan works.',
      example: (_topic, reading) =>
        isEvent(reading)
          ? 'At the end, even the shy ones should have had fun.'
          : isTrouble(reading)
            ? 'My goal is that it feels a bit better next week.'
            : isAdvice(reading)
              ? 'My goal is to get a bit better at it every week.'
              : 'My goal is to finish it and be proud of it.',
    },
  ],
  enough: (fitting) => fitting - 1,
  next: (reading) =>
    isNaming(reading)
      ? 'Say the names out loud. Take the one that you will still like next year.'
      : isGift(reading)
        ? 'Ask someone who knows this person well. They know what a machine can’t know.'
        : isTrouble(reading)
          ? 'Talk about it with someone you trust who knows you. They know things that a machine can’t know.'
          : isChoice(reading)
            ? 'Write down one reason for each side yourself. Which of them would you tell a friend?'
            : isSchedule(reading) || isAdvice(reading)
              ? 'Begin today with the smallest step. Then you see what you have to change.'
              : isList(reading) || isEvent(reading)
                ? 'First write down your two best ideas. Then you can tell which of the others are really better.'
                : null,
}
