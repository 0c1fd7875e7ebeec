import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { hasWord, type KindRules } from './part.ts'

/** The sum or the equation in a prompt, as it was written. */
function sumIn({ written }: PromptReading): string | null {
  const part = /\b(?:\d+\/\d+|\d+(?:[.,]\d+)? ?(?:%|percent)|half|a (?:third|quarter)) of (?:[£$€] ?)?\d+(?:[.,]\d+)?/iu.exec(
    written,
  )?.[0]
  if (part) return part
  const times = /\b\d{1,2} times \d{1,2}\b/i.exec(written)?.[0]
  if (times) return times
  const sum = /(?<![\p{L}\d])(?:[\d(][\d\s.,()a-z^]*|[a-z]\s?)(?:[-+*/×÷=x]\s*[\d(a-z][\d.,()a-z]*\s*)+/iu
    .exec(written)?.[0]
    ?.trim()
  return sum && /\d/.test(sum) && sum.length >= 3 && sum.length <= 30 && /[-+*/×÷=x]/.test(sum) && !/[a-z]{2}/i.test(sum)
    ? sum.replace(/[.,]$/, '')
    : null
}

/** For "7 x 8", the product before it, "7 x 7"; null for other sums. */
function easierProduct(sum: string | null): string | null {
  const [, first, sign, second] = /^(\d{1,2})( ?[x×*·] ?| times )(\d{1,2})$/i.exec(sum ?? '') ?? []
  return second !== undefined && Number(second) > 2 ? `${first}${sign}${Number(second) - 1}` : null
}

const isMaths = hasWord(
  /\b(?:maths?|algebra|fractions?|equations?|sums?|solve|percent\w*|times|divided|geometry|angles?|area|perimeter|calculate|work out|simplify)\b|\d\s*[-+*/×÷=]/,
)
const isWriting = hasWord(/\b(?:essay|report|write|presentation|paragraph|summary|summari[sz]e|story|letter|sentences)\b/)
const isTestPrep = hasWord(/\b(?:test me|quiz me)\b/)
/** Something that the child has done and wants checked. */
const isOwnWork = hasWord(
  /\b(?:check|mark|correct|proofread) (?:my|this|if)\b|\bis (?:that|this|it) (?:right|correct)\b|\bwhat (?:i got|is|i did|did i do) wrong\b|\bthink something is wrong\b/,
)
/** Something to look up, which has no steps. */
const isFact = hasWord(/\bfacts\b|^(?:what(?:'s| is) the capital|who (?:was|is|invented|discovered)|when (?:was|did)|where is)\b/)

/** Something that is handed in, whatever else the prompt says about it. */
export const isSchoolwork = hasWord(/\b(?:essays?|homework|coursework|assignments?|personal statement)\b/)

/** A wish to hide from someone that a machine did the work. */
export const isHiddenHelp = hasWord(
  /\b(?:so|that|without|make sure) (?:that )?(?:my |the )?(?:teacher|teachers|miss|sir|mum|dad|parents|school)\b.{0,25}\b(?:notic\w+|know\w*|find\w* out|see\w*|catch\w*|realis\w+|tell|suspect\w*)\b|\b(?:not|never|won't|don't|doesn't) (?:to )?(?:make |let )?(?:it |this )?(?:look|sound|seem|read) (?:like )?(?:it was )?(?:written |made |done )?(?:by )?(?:ai|a robot|a machine|chatgpt)\b|\b(?:un)?detect\w* (?:by|as) (?:ai|my teacher|the teacher)\b/,
)

/** Homework. The coach always helps to learn instead of getting the answer. */
export const homework: KindRules = {
  name: () => 'homework',
  parts: [
    {
      id: 'hint',
      name: 'A hint',
      fits: (reading) => !isFact(reading),
      isIn: /\bhints?\b|\bone at a time\b|\bpractice questions\b|\bmark my\b|\bwhere (?:my|the) mistakes?\b|\bshow me where a mistake\b|\bclues?\b|\b(?:don't|do not|without) (?:just )?(?:give|giving|tell|telling|write|writing|do|doing|solve|solving|say|saying|show)\b.{0,30}(?:answers?|it|whole|solution|for me|me)\b|\bnot (?:just )?the answers?\b|\b(?:quiz|test) me\b|\bask me\b|\bone (?:question|step) at a time\b|\blet me (?:try|answer|do|guess)\b|\bguide me\b|\bwhich step i did wrong\b|\bjust which\b/,
      advice: 'Ask for a hint instead of the answer. Then you can do the next one alone, too.',
      example: ({ words }, reading) => {
        const sum = sumIn(reading)
        if (isOwnWork(reading)) return 'Show me where a mistake is, but let me correct it.'
        const easier = easierProduct(sum)
        if (easier) return `Don’t tell me the answer. Give me a hint: how can I get ${sum} from ${easier}?`
        if (sum) return `Don’t tell me the answer to ${sum}. Give me a hint for the first step.`
        if (isTestPrep(reading)) return 'Ask me one question at a time, and give me a hint when I am wrong.'
        if (isWriting(reading))
          return `Don’t write it for me. Ask me three questions${words ? ` about ${words}` : ''} that help me to begin.`
        if (words && !isMaths(reading)) return `Don’t write it for me. Ask me three questions about ${words}.`
        return 'Don’t tell me the answer. Give me a hint for the first step.'
      },
    },
    {
      id: 'explain-step',
      name: 'Explained steps',
      fits: (reading) => !isFact(reading) && !isTestPrep(reading) && !/\bsummari[sz]e\b/.test(reading.text),
      isIn: /\bexplain\b|\bstep by step\b|\beach step\b|\b(?:the|every|first|next) steps?\b|\bhow (?:do (?:i|you|u)|to)\b|\bshow (?:me )?(?:how|your working|the working|why)\b|\bteach me\b|\bunderstand\b|\bwhy\b|\bwhat (?:i|did i) (?:did|do|got) wrong\b/,
      advice: 'Ask it to explain one step. What you understand, you can use in the next test.',
      example: ({ words }, reading) => {
        const sum = sumIn(reading)
        if (isOwnWork(reading)) return 'Explain the first mistake, so that I can see the next one myself.'
        const easier = easierProduct(sum)
        if (easier) return `Explain a trick with which I can remember ${sum}.`
        if (sum) return `Explain which step comes first in ${sum}, and why.`
        if (isWriting(reading))
          return words
            ? `Explain how I can structure a text about ${words}.`
            : 'Explain how I can structure it, and why in this order.'
        return isMaths(reading)
          ? 'Explain the first step and why it works.'
          : words
            ? `Explain the most important thing about ${words}, and why it matters.`
            : 'Explain the most important part, and why it is so.'
      },
    },
    {
      id: 'own-try',
      name: 'Your own try',
      fits: (reading) => !isTestPrep(reading),
      isIn: /\bi (?:tried|got|think|thought|wrote|did|have (?:tried|written|done|got|started|worked)|started|know|already|understand|made|chose|used|said|answered|found|put|multiplied|added|divided|subtracted|took|moved|worked|counted|calculated|drew|looked|keep getting)\b|\bi've\b|\bi keep\b|\bwhat i got wrong\b|\bi think\b|\bmy (?:answer|try|attempt|draft|idea|first|paragraph|working|intro|introduction|version|text|result)\b|\bhere(?:'s| is) (?:my|what i)\b|\bis (?:this|that|it|my \p{L}+) (?:right|correct|ok|good)\b|\bstuck (?:on|at|after|with)\b|\bcheck (?:my|if|this)\b|\bi don't (?:get|understand) (?:why|how|the|what)\b/u,
      advice: 'Show what you have tried. Then it can see where you got stuck.',
      example: (_topic, reading) => {
        const sum = sumIn(reading)
        const easier = easierProduct(sum)
        if (easier) return `I have worked out ${easier} already. Tell me the next step.`
        if (sum) return `I have started with ${sum} on paper. Tell me if my first step is right:`
        return isWriting(reading)
          ? 'I have written a first sentence. Tell me what is good about it:'
          : 'I have tried the first part. Tell me if it is right so far:'
      },
    },
  ],
  enough: (fitting) => Math.max(2, fitting - 1),
  next: (reading) =>
    isWriting(reading)
      ? choose(
          [
            'Write down three things that must be in your text. The order comes later.',
            'Write one sentence about it now, even a bad one. It is easier to improve than to begin.',
          ],
          reading,
        )
      : isTestPrep(reading)
        ? 'First close your book and write down what you remember. Then you know what to practise.'
        : isMaths(reading)
          ? 'Try one step on paper now. If you get stuck, you know exactly what to ask about.'
          : 'Explain to someone what you have to do. Often you find the first step while you talk.',
}

const isRepair = hasWord(
  /\b(?:fix|error|errors|bug|bugs|broken|wrong|doesn't|does not|isn't|is not|won't|not working|debug|keeps|crash\w*|why does my|why is my|problem|stuck|stops?|nothing happens|can't get|just goes|goes (?:straight )?through|only works|\w+error)\b/,
)
const isConcept = hasWord(/\b(?:what(?:'s| is| are| does)|explain|how does|difference|teach me|learn)\b/)
const codeLanguages =
  /\b(?:python|java ?script|js|java|html|css|c\+\+|c#|lua|scratch|sql|typescript|kotlin|swift|arduino|micro ?:?bit|p5(?:\.js)?|pygame|processing|unity|godot|makecode|roblox|lua|indentationerror|discord\.?py|ruby|php|rust|go lang)\b|print ?\(|console\.log|<\p{L}+>|def \w+\(/u

/** Code. */
export const code: KindRules = {
  name: () => 'code',
  parts: [
    {
      id: 'language',
      name: 'Language',
      isIn: codeLanguages,
      advice: 'Say which programming language you use. The same thing is written differently in each one.',
      example: (_topic, { text }) =>
        /\bweb ?(?:site|page)\b|\bpage\b/.test(text)
          ? 'I use HTML and CSS.'
          : /\bgame\b|\bsprite\b/.test(text)
            ? 'I use Scratch.'
            : 'I use Python.',
    },
    {
      id: 'what-happens',
      name: 'What happens',
      fits: isRepair,
      isIn: /\b(?:it|error|but|message) says\b|\b\w+error\b|\berror: |\bsays\b|\binstead of\b|\b(?:should|supposed to|expected|want it to|meant to)\b.{2,}\bbut\b|\bbut (?:it|nothing|then|when|the)\b|\bit (?:just |only |always |keeps |goes|prints|shows|gives|stops|falls|jumps|doesn't|does not|crashes|gets)\b|\bwhen i (?:click|press|run|type)\b|\b(?:keeps|nothing happens|goes through|falls|freezes|runs forever)\b/,
      advice: 'Say what you expected and what happens instead, with the error message. That is how programmers find mistakes.',
      example: () => 'This is what I expected, but it does something else:',
    },
    {
      id: 'input-output',
      name: 'What goes in and comes out',
      fits: (reading) =>
        (!isRepair(reading) || reading.words.length < 10) &&
        !/\bweb ?(?:site|page)\b/.test(reading.text) &&
        !(isConcept(reading) && !/\b(?:make|write|build|create|program that|code a)\b/.test(reading.text)),
      isIn: /\b(?:when|if|every time) (?:i|you|the|someone|a|it|they|he|we)\b.{3,}|\b(?:input|output|asks?|kill|prints?|enters?|types?|clicks?|press(?:es)?|returns?|counts?|converts?|shows?|moves?|jumps?|score|takes?|picks?|guess(?:es)?|random(?:ly)?|calculates?|adds? up|sorts?|checks? (?:if|whether)|buttons?|tells you|says)\b|\bwith (?:a|an|three|two|\d)\b.{4,}/,
      advice: 'Say what goes in and what should come out. Then you can test whether the code is right.',
      example: (_topic, { text }) =>
        /\bgame\b/.test(text)
          ? 'When I press the arrow keys, the player should move, and the score should go up.'
          : /\bweb ?(?:site|page)\b/.test(text)
            ? 'When I click on a button, it should show a new picture.'
            : 'For example, this goes in and this should come out:',
    },
    {
      id: 'small-step',
      name: 'One small step',
      fits: (reading) => !isRepair(reading),
      isIn: /\bwhat should i change first\b|\bexplain each\b|\bstep by step\b|\bone (?:step|thing|line|part) at a time\b|\bsmall(?:er)? steps?\b|\bfirst (?:step|part|just|only|show)\b|\b(?:line by line|each line|every line|simple|simplest|basic|beginner|hint|explain (?:each|every|what|how|why|it|the)|comments?|so i (?:can )?(?:understand|learn)|just (?:the|one)|only (?:the|one))\b/,
      advice: 'Ask for one small step, with every line explained. Then it stays your program.',
      example: () => 'Show me only the first small step, and explain each line.',
    },
  ],
  enough: (fitting) => fitting,
  next: (reading) =>
    isRepair(reading)
      ? 'Write down what should happen for one example. Then test each change with this example.'
      : isConcept(reading)
        ? 'Try it in a program of three lines, and change one thing. What happens now?'
        : 'Say the program in your own words first, line by line. Then you notice when the code does something else.',
}
