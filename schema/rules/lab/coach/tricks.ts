import type { PromptReading } from './reading/reading.ts'

const signs = [
  /\b(?:ignore|forget|disregard|break|bypass|override|drop|skip|disobey|turn off|switch off|disable|delete|remove|get around|don't follow|stop following|without)\b.{0,30}\b(?:your|ur|all|any|these|those|previous|earlier|the|safety|every)\b.{0,20}\b(?:rules?|instructions?|filters?|guidelines?|restrictions?|limits?|safety|programming|training|prompts?|settings|policy|policies)\b/,
  /\b(?:you|ai|bot|robot|chatbot|chatgpt|gpt|assistant)\b.{0,30}\b(?:no|without|zero|free from|don't have) (?:any )?(?:rules?|filters?|limits?|restrictions?|guidelines|censorship)\b/,
  /\bno (?:rules|filters?|limits|restrictions) (?:mode|ai|allowed)|\bunfiltered\b|\buncensored\b|\bunrestricted\b/,
  /\bjail ?break|\bdan mode\b|\bdeveloper mode\b|\bgod mode\b|\badmin mode\b|\bdebug mode on\b|\bdo anything now\b|\bcan say anything\b|\b(?:you can|you're allowed to|so|just|please) swear\b|\bevil (?:mode|twin|ai|version)\b.{0,40}\b(?:you|rules?|say|no)\b/,
  /\b(?:say|tell|write|teach|give|use|know|list|call)\b.{0,30}\b(?:swear(?:ing)?|curse|cuss|rude|bad|naughty|dirty|forbidden|banned|f) ?-?words?\b|\bswear (?:at me|for me|in)|\bsay (?:the f|f[*u]|sh[*i])/,
  /\b(?:without|no|ignore|forget) (?:\p{L}+ )?(?:content policy|policies|guidelines|censorship)\b|\brepeat (?:the|all|everything|your) (?:text|words|instructions|prompt|everything)?.{0,12}\babove\b/u,
  /\byou can do (?:absolutely )?anything\b|\b(?:not|never) allowed to (?:say no|refuse)\b|\byou (?:can't|cannot|must not|mustn't|may not) (?:say no|refuse)\b/,
  /\b(?:secret|hidden|system|original|initial|internal) (?:instructions?|rules?|prompts?)\b/,
  /\b(?:what (?:are|is)|what's|show|tell|print|repeat|reveal|give|copy)\b.{0,20}\b(?:your|ur) (?:\p{L}+ )?(?:rules|instructions|system prompt|password|prompt|programming)\b/u,
  /\b(?:something|stuff|things?|anything|what|answer) (?:that )?(?:you're|you are|your|u r) (?:not|never) (?:allowed|supposed|meant)\b|\byou(?:'re| are) allowed to (?:say|swear|do|break|ignore)\b|\b(?:are|were)n't allowed to say\b|\bnot allowed to (?:say|tell|talk|answer)\b/,
  /\b(?:your|the) (?:boss|creator|developer|owner|programmer|maker)s? (?:said|says|told|allowed|gave|want)\b|\bi(?:'m| am) (?:your|the) (?:boss|creator|developer|owner|admin|programmer|maker|teacher)\b.{0,50}\b(?:you|rules|allow|do|tell|say|so)\b/,
  /\b(?:nobody|no one|i) (?:will|won't|would)(?: ever)? (?:know|tell|find out)\b.{0,60}\b(?:just|say|tell|do|rules?|secret)\b|\bdon't tell anyone\b.{0,40}\b(?:say|rules?|answers?)\b/,
  /\bpretend (?:that )?(?:you(?:'re| are) (?:not an ai|evil|allowed|my (?:hacker|evil))|(?:the |your |there are no )rules)/,
]
/** A story or a picture with somebody who breaks rules is no trick. */
const invented = /\b(?:story|poem|song|draw|paint|picture|comic|character|robot who|girl who|boy who|about an? )\b/

/** Whether it asks the machine to break its rules. */
export function isTrick({ text }: PromptReading): boolean {
  return (
    signs.some((sign) => sign.test(text)) &&
    !(invented.test(text) && !/\b(?:your|ur|previous|all) (?:\p{L}+ )?(?:rules|instructions|filters?)\b|\bswear\b/u.test(text))
  )
}
