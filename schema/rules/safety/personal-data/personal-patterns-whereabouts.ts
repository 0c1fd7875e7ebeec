import { dayPattern, globalPattern } from './personal-context.ts'
import type { ContextualRule } from './personal-patterns.ts'

// Where and when a child is alone, where the key is, what a family owes. None of it has a fixed form, so the patterns use the
// words of a child's day.

export const whereaboutsRules: ContextualRule[] = [
  {
    kind: 'whereabouts',
    hint: /\bkey/iu,
    pattern:
      /(?<![\p{L}])(?:spare |door )?key['’]?s? (?:is |are |['’]s )?(?:always )?(?:(?:under|behind|beneath) (?:the|our|a)(?: (?!and\b|at\b|so\b|on\b)[\p{L}-]{2,14}){1,2}|in (?:the|our)(?: [\p{L}-]{2,12})? (?:flower ?pot|pot|mailbox|letter ?box|shed|drawer))/giu,
    accepts: (_found, text) => !/\b(?:draw a key|bluebeard)\b/iu.test(text),
  },
  {
    kind: 'whereabouts',
    hint: /alone|my ?self|on my own|just me|only one|nobody|no ?one|parents|sitting|waiting|always wait/iu,
    pattern: globalPattern(
      `(?<![\\p{L}])(?:home alone|alone at home|(?<!not )alone|by my ?self|on my own|just me|i always wait|(?:nobody|no ?one)(?:['’]?s| is)? (?:at )?(?:home|in our house))[^.!?\\n]{0,50}?(?<![\\p{L}])(?:every \\p{L}{3,9}|(?:on )?${dayPattern}|(?:un)?till? (?:\\p{L}+|\\p{Nd}+)|after school|(?:from|between|after|by|before) \\p{Nd}{1,2}|for (?:\\p{Nd}|two|three|the next|a) \\p{L}+|all (?:day|week|weekend|night|afternoon|evening)|tonight|right now|rn(?!\\p{L})|most \\p{L}+s|this weekend|through the \\p{L}+|at (?!home\\b)(?:the )?\\p{L}+(?: \\p{L}+)?)(?:,? (?:from |at |til |to |until )?\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})?(?: ?[ap]m)?(?: to \\p{Nd}{1,2})?)?`,
    ),
    accepts: (found, text) =>
      /\b(?:home|house|flat|walk|wait\p{L}*|bus|shop|station|stop|pool|park|dads?|mums?|moms?|parents|(?:un)?till? \p{L}+)\b/iu.test(
        text,
      ) &&
      !/\b(?:film|movie|feel|feels|lonely|lunch|cry|kevin)\b/iu.test(text) &&
      /\p{Nd}|day|every|til|weekend|tonight|now|rn|night|week|afternoon|most|after|from|for |through|at /iu.test(found),
  },
  {
    kind: 'whereabouts',
    hint: /alone|my ?self|on my own|just me|only one|always wait|parents/iu,
    pattern: globalPattern(
      `(?<![\\p{L}])(?:every \\p{L}{3,9}|on ${dayPattern}|${dayPattern}|\\p{Nd}{1,2}[:.]\\p{Nd}{2}|at \\p{Nd}{1,2}|till? \\p{Nd}{1,2}|this weekend|after training at \\p{Nd}{1,2})(?![\\p{L}])[^.!?\\n]{0,90}?(?<![\\p{L}]|not )(?:alone|by my ?self|on my own|just me(?: and my \\p{L}+ \\p{L}+)?|the only one)(?![\\p{L}])(?: (?:through|in|at|until|till?|from) (?:the )?[\\p{L}\\p{N}]+)?`,
    ),
    accepts: (_found, text) =>
      /\b(?:home|house|flat|walk|wait\p{L}*|bus|shop|station|stop|pool|park|dads?|mums?|moms?|parents|just me)\b/iu.test(text) &&
      !/\b(?:film|movie|feel|feels|lonely|lunch|cry|kevin)\b/iu.test(text),
  },
  {
    kind: 'whereabouts',
    hint: /allein|seule?|sol[oa]\b|sozinh|w domu|yaln[iı]z|дома|在家/iu,
    pattern:
      /(?<![\p{L}])(?:alleine? (?:zu ?hause|daheim)|(?:zu ?hause|daheim) alleine?|seule? (?:à la maison|chez)|sol[oa] (?:en|in|a) casa|da sol[oa] a casa|sozinh[oa] em casa|sama? w domu|evde (?:tek başıma|yaln[iı]z\p{L}*)|(?:одна|один) дома|дома (?:одна|один)|я одна)(?![\p{L}])(?:[^.!?,\n]{0,20}\p{Nd}{1,2}(?![\p{Nd}%])| (?:jeden|chaque|todos los|every|каждый) \p{L}+)?|(?:独自|一个人)在家/giu,
    accepts: (_found, text) => !/\b(?:film|kevin)\b/iu.test(text),
  },
  {
    kind: 'whereabouts',
    hint: /parents|mum|mom|dad|house is empty|\baway\b/iu,
    pattern: globalPattern(
      `(?<![\\p{L}])(?:parents|folks|mum|mom|mums|dad|dads)(?: and (?:dad|mum|mom))?(?: (?:are|is|both|work|works|get|gets|come|comes|home|back|at|out|away|nights?|not|wont|won['’]t|be|aren['’]t|never|in|late|always)){1,4}(?: \\p{L}+){0,2},? (?:un)?till? (?:\\p{L}+|\\p{Nd}+)|(?<![\\p{L}])(?:our )?(?:house|flat) (?:is |will be |stands )empty[^.!?,\\n]{0,40}|(?<![\\p{L}])(?:we['’]?re|we are|we will be) (?:in \\p{L}+|away|on holiday)[^.!?,\\n]{0,20}(?:un)?till? [^.!?,\\n]{2,16}`,
    ),
    accepts: (_found, text) =>
      /\b(?:home|house|alone|flat|come over|key|alarm|empty|door|lock|my ?self|who wants to come)\b/iu.test(text) &&
      !/\bfilm|holiday homework\b/iu.test(text),
  },
  {
    kind: 'whereabouts',
    hint: /\b(?:walk|bus|train|trains|training|practice|lesson|lessons|ballet|club|work|shift|finish|cycle|ride)\b/iu,
    pattern: globalPattern(
      `(?<=\\b(?:i|we|she|he|her|training|practice|ballet|club|lessons?|choir|swimming|shift|plays for|trains)\\b[^.!?\\n]{0,50}?)(?:(?:every |on )?${dayPattern},? (?:at )?\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})?(?: ?[ap]m)?(?: ?(?:to|till?|-) ?\\p{Nd}{1,2}(?: ?[ap]m)?)?,? (?:at|in|from|on) (?:the )?\\p{L}[\\p{L}’'-]+(?: (?:baths|pool|hall|park|club|centre|center|church|gym|field|school|studio|rink|street|road)){0,2}|(?<=\\bwalk\\b[^.!?\\n]{0,60})at \\p{Nd}{1,2}[:.]\\p{Nd}{2}[^.!?,\\n]{0,40})`,
    ),
    accepts: (_found, text) =>
      /\b(?:baths|pool|hall|park|club|centre|center|church|gym|field|studio|rink|street|road|alone|behind|woods?)\b/iu.test(
        text,
      ) && !/\b(?:train leaves|gets in|market)\b/iu.test(text),
  },
  {
    kind: 'whereabouts',
    hint: /\b(?:meet|meets|wait|waiting)\b/iu,
    pattern: globalPattern(
      `(?<=\\b(?:meet me|club meets|ill be|i['’]ll be|i get changed) )[^.!?\\n]{0,60}?(?:at \\p{Nd}{1,2}|\\p{Nd}{1,2}[:.]\\p{Nd}{2}|alone)[^.!?,\\n]{0,40}`,
    ),
    accepts: (_found, text) => /\b(?:alone|by my ?self|only girls|online)\b/iu.test(text),
  },
  {
    kind: 'address',
    hint: /\p{Nd}\.\p{Nd}{3}/u,
    isPlain: true,
    pattern: /(?<![\p{N}.])-?\p{Nd}{1,2}\.\p{Nd}{3,8} ?[NS]?,? ?-?\p{Nd}{1,3}\.\p{Nd}{3,8}(?: ?[EW](?!\p{L}))?/giu,
    accepts: (_found, text) =>
      /\b(?:my|our|that['’]?s me|right now|i live|i am|i['’]m|im)\b/iu.test(text) && !/\b(?:atlas|big ben|tower)\b/iu.test(text),
  },
  {
    kind: 'whereabouts',
    hint: /\b(?:door|window|gate|cash|money|savings|jewel)/iu,
    pattern:
      /(?<![\p{L}])(?:back|front|garage|cellar|balcony|side|kitchen|patio) (?:door|window|gate)(?:['’]?s| is| are)? (?:always |never |not |left |usually )?(?:open|unlocked|doesn['’]?t lock|doesnt close|locked|broken)|(?<![\p{L}])(?:cash|money|savings|jewel\p{L}*) (?:is |are |s )?(?:always |hidden )?(?:in|under|behind) (?:the|her|his|their|our) \p{L}+(?: (?:drawer|tin|jar|box|cupboard|mattress))?/giu,
    accepts: (_found, text) =>
      /\b(?:our|we|at home|i['’]?m|im|my)\b/iu.test(text) && !/\b(?:locked out|bank|piggy)\b/iu.test(text),
  },
  {
    kind: 'whereabouts',
    hint: /\b(?:walk|cycle|bike|jog|run|skate|scoot|get off|wait|leave)s?\b/iu,
    pattern: globalPattern(
      `(?<=\\b(?:i|we|sister|brother|she|he|and) (?:always |usually |then )?)(?:walk|cycle|bike|jog|skate|scoot|get off|wait|leave)s?(?: home| to school| back| alone| the bus)? (?:through|along|past|via|down|behind|over|from|at|by|outside) [^.!?\\n]{3,60}?(?<![\\p{L}])(?:at (?:about )?\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})?|every \\p{L}+|each \\p{L}+|on ${dayPattern})(?: at \\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})?)?`,
    ),
  },
  {
    kind: 'whereabouts',
    hint: /\bworks?\b/iu,
    pattern:
      /(?<=\b(?:mum|mom|dad|mother|father|mama|papa|she|he|who) (?:works|is working) (?:nights? |late |shifts? )?(?:at|for) (?:the )?)(?:(?:\p{Lu}[\p{L}'’]+ ?){1,3}(?:hospital|clinic|factory|bakery|bank)?|\p{L}+ (?:hospital|clinic|motors|bakery|bank|hotel))/gu,
    accepts: (found) => !/^(?:NASA|Google|Apple|Microsoft|Amazon|I|In)\b/u.test(found),
  },
  {
    kind: 'secret',
    hint: /earn|salary|owe|debt/iu,
    pattern:
      /(?<=\b(?:mum|mom|dad|mother|father|parents?|we|brother|sister|uncle|aunt|family)s?\b[^.!?\n]{0,20}\b(?:earns?|salary|owes?|debts?)\b[^.!?\n\p{Nd}]{0,20})[€$£]?\p{Nd}{3,7}/giu,
    accepts: (_found, text) => !/\b(?:maths|problem)\b/iu.test(text),
  },
  {
    kind: 'whereabouts',
    hint: /\b(?:bus|tram|train|line|metro)\b/iu,
    pattern:
      /(?<=\b(?:i|we|he|she|sister|brother) (?:always |usually |often )?)(?:take|takes|catch|catches|get on|get|gets) (?:the |my )?[^.!?\n]{0,25}(?:bus|tram|train|line|metro)[^.!?\n]{0,30}\p{Nd}{1,2}[:.]\p{Nd}{2}[^.!?,\n]{0,30}|(?<=\b(?:i['’]?m|i am|take|catch) (?:always )?(?:on )?the )\p{Nd}{1,2}[:.]\p{Nd}{2} (?:bus|tram|train) from \p{L}+(?: \p{L}+)?/giu,
    accepts: (_found, text) => !/\bmaths\b|how long/iu.test(text),
  },
]
