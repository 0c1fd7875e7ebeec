import { digits, isIsbn, isPhone } from './personal-checks.ts'
import type { PersonalKind } from './personal-data.ts'
import type { PersonalRule } from './personal-patterns.ts'

// Personal data with typing slips or small disguises: digits across lines, "O" for 0, a comma for a dot, other languages.

/** A kind is only looked for in a text that matches its hint. */
export const typoHints: Partial<Record<PersonalKind, RegExp>> = {
  email: /@|[([{](?:at|ät|ad)[)\]}]/i,
  phone: /[\dOoIl]{2}|\d/,
  school: /\b(?:year|grade|class|form) \d|\bgo 2 |\bschule\b/i,
}

/** Words and signs of a task about numbers. */
const aboutNumbers =
  /[*×÷=^%]|\b(?:times|multipl\w*|divid\w*|plus|minus|prime|factor\w*|square|cube|sum|digits?|binary|random|population|people|miles|km|light|years|seconds|bytes?|stars|atoms|dollars|euros?|pounds|isbn|barcode|order|score|points|subscribers|views)\b/i

/** "O" and "o" read as 0, "l" and "I" as 1. */
const withDigits = (text: string) => text.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1')

export const typoRules: PersonalRule[] = [
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}.,#$€£])(?:\+ ?|\(|0)\(?\p{Nd}(?:(?!\. )[\s()/._-]{0,2}\p{Nd}){7,13}(?![\p{L}\p{N}])/gu,
    accepts: (found, text) => isPhone(found) && !isIsbn(found, text) && !aboutNumbers.test(text),
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}.,#$€£])[+0Oo][0-9OolI](?:[ ()/._-]{0,2}[0-9OolI]){7,13}(?![\p{L}\p{N}])/gu,
    accepts: (found, text) =>
      /[OolI]/.test(found) && digits(found).length >= 6 && isPhone(withDigits(found)) && !aboutNumbers.test(text),
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}.,#$€£+-])(?:44|49|33|34|39|31|41|43|46|47|48|351|353|7|1|0)\d{9,10}(?![\p{L}\p{N}%-]|[.,]\d)/gu,
    accepts: (found, text) => isPhone(found) && !isIsbn(found, text) && !aboutNumbers.test(text),
  },
  {
    kind: 'phone',
    pattern:
      /(?<=(?:n[uú]mero(?: de tel[eé]fono)? es|номер(?: телефона)?:?|numero è|número é) )\+?\d(?:[ ()/._-]{0,2}\d){5,14}(?!\p{N})/giu,
  },
  {
    kind: 'email',
    pattern:
      /(?<![\p{L}\p{N}])[\w.+-]{1,40} ?(?:@|[([{](?:at|ät|ad)[)\]}]) ?[\w-]{2,30} ?[.,] ?(?:com|de|net|org|uk|co|fr|es|it|eu|me|io|se|nl|edu|ru|pl)(?![\p{L}\p{N}])/giu,
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b(?:year|grade|class|form) \d{1,2} (?:at|in) )(?!(?:School|England|Scotland|Wales|Germany|Spain|France|America)\b)\p{Lu}[\p{L}'’-]{2,24}/gu,
  },
  {
    kind: 'school',
    pattern: /(?<=\bgo 2 )[\p{L}'’-]{2,24} (?:primary|school|academy|high|secondary|college)(?!\p{L})/giu,
  },
  {
    kind: 'school',
    pattern:
      /(?<=\bmeine schule (?:ist|hei(?:ß|ss)t) (?:die |das )?)(?!(?:ist|gut|sehr|nicht|toll|groß|klein|eine?)\b)\p{L}[\p{L}-]{2,30}/giu,
  },
]
