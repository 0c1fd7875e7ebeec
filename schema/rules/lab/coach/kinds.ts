import { isOtherLanguage } from './language.ts'
import { isNonsense, isWordSalad } from './nonsense.ts'
import type { PromptReading } from './reading/reading.ts'
import { contentWords, numberPattern } from './reading/vocabulary.ts'
import { isTrick } from './tricks.ts'

/** What a prompt asks for. */
export type PromptKind =
  | 'question'
  | 'explanation'
  | 'story'
  | 'picture'
  | 'plan'
  | 'homework'
  | 'code'
  | 'joke'
  | 'conversation'
  | 'trick'
  | 'nonsense'
  | 'other-language'

const textForms =
  '(?:stor(?:y|ies)|poems?|haikus?|limericks?|sonnets?|villanelles?|odes?|elegy|couplets?|songs?|raps?|lyrics|tales?|fairy ?tales?|fables?|legends?|myths?|diary|diaries|verses?|rhymes?|dialogues?|monologues?|scripts?|sketch show|plays?|chapters?|fan ?fic(?:tion)?s?|ballads?|chants?|cheers?|novels?|scenes?|speech|speeches|letters?|e-?mails?|messages?|cards?|blog ?posts?|articles?|adverts?|reviews?|captions?|intros?|raps?|diss track|jingles?|acrostics?|toast|bedtime)'
const creativeForms =
  '(?:stor(?:y|ies)|poems?|haikus?|limericks?|sonnets?|villanelles?|odes?|songs?|raps?|lyrics|fairy ?tales?|fables?|diary entr(?:y|ies)|fan ?fic(?:tion)?s?|ballads?|chants?|monologue|acrostics?|jingles?|diss track)'
const make =
  '(?:write|rewrite|tell|make|create|give|compose|invent|continue|finish|sing|read|start|begin|do|think up|come up with|generate|need|want)'

const languagesOfCode =
  '(?:python|java ?script|java|html|css|c\\+\\+|c#|lua|scratch|sql|typescript|kotlin|swift|arduino|micro ?:?bit|p5(?:\\.js)?|pygame|processing|turtle|roblox studio|unity|godot|makecode)'

/** Signs of each kind, the most certain first: the first that is in a prompt decides. `not` are look-alikes. */
const signs: { kind: PromptKind; is: RegExp; not?: RegExp }[] = [
  {
    kind: 'code',
    is: new RegExp(
      `\\b(?:my|this|the|some|a|with|write|fix|in|of)(?: [\\w']+){0,3} (?:code|coding|script in|program(?!me)|function|algorithm)\\b|\\b(?:in|with|using|for|my|on|of|a|to|know|learn|basic|through|make|write|this) ${languagesOfCode}|\\b${languagesOfCode} (?:code|program|script|game|project|function|loop|error|tutorial|turtle|class|bot|page|website|file|sprite|list|dictionary)|^(?:${languagesOfCode})\\b|\\b(?:syntax|name|type|index|indentation|value|key|attribute|reference)error\\b|\\b(?:syntax|indentation|null pointer|runtime) error\\b|print ?\\(|console\\.log|input\\(|def \\w+\\(|<(?:div|html|button|body|h1|p|script)\\b|for i in range|\\bwhile (?:true|loop)\\b|\\b(?:for|while|if) (?:loops?|statements?)\\b|\\bdiscord bot\\b|\\bdebug\\b|\\bregex\\b|\\bsql query\\b|\\b(?:code|program|programme) (?:a|an|that|me|for|in|to|which|doesn't|does not|isn't|is not|won't|keeps|is)\\b|\\b(?:make|build|create|code|write)(?: me)?(?: \\p{L}+){0,4} (?:website|web ?page|app|chatbot|plugin|mod)\\b|^(?:please )?(?:make|build|create|code|program)(?: me)? (?:a|an|my own)(?: (?!board|card|party|ball|word|playground|new|outdoor)\\p{L}+){0,2} game\\b(?! (?:for|idea|to play|we|i|with|that|where))|\\bmy (?:sprite|loop|variable|function|website|web page|bot)\\b`,
      'u',
    ),
    not: /^(?:(?:can|could) you )?(?:explain|break down|walk me through) (?:how |what |why )?(?!my|this|the code|each|every|loops?|functions?|variables?|if|for)\p{L}+|\bcodes? (?:for|to get) (?:free |\p{L}+ )?(?:v-?bucks|robux|skins?|gems|coins)\b|\b(?:dress|secret|morse|bar|zip|post|cheat|promo|gift|highway|country|roblox) codes?\b|\b(?:names?|ideas?|logo|slogan) for (?:my|a|an|our) |^(?:why|who|when|where)\b(?!.{0,20}\bmy\b)|\b(?:story|poem|joke|song|riddle)\b|\bwhat(?:'s| is| are) (?:python|java|javascript|html|coding|code|scratch|an? (?:programming language|algorithm|computer program))\b|\bcoding club\b|\bdifferences? between\b|\bsnakes?\b.{0,30}\b(?:eat|live|bite)/u,
  },
  {
    kind: 'homework',
    is: /\b(?:do|help|solve|finish|answer|check|correct|mark|stuck|due|for|with|got|get|have|on|is|my|write)\b(?:(?! (?:plan|timetable|schedule)\b).){0,60}\b(?:homework|worksheet|assignment|coursework)\b|\b(?:homework|worksheet|assignment|coursework)\b.{0,60}\b(?:help|solve|due|answer|do|question|about|is|says|on|stuck|:)|\b(?:essay|book report|report|presentation|lab report|project)\b.{0,40}\b(?:school|class|teacher|due|english|history|science|geography|biology|lesson)\b|\b(?:write|do|finish|need|make|help|start|improve|check|structure)\b.{0,30}\b(?:essay|book report|lab report)\b|\bsolve\b.{0,40}(?:\d|equations?|problem|for x|this)|\b(?:maths|math|algebra|fractions?|equations?|geometry|physics|chemistry|biology|spelling|vocab|history|science|french|spanish|german|english|geography)\b.{0,30}\b(?:test|exam|quiz|question \d|problem|exercise|revision|revise|sums?|paper)\b|\b(?:test|exam|revision|revise|revising|quiz me|test me)\b.{0,40}\b(?:maths|math|algebra|fractions?|physics|chemistry|biology|spelling|vocab|history|science|french|spanish|geography|tables|gcse|english)\b|\bquestion \d+ ?[a-d]?\b|\b(?:my|our|the) teacher (?:gave|wants|said|told|asked|set|says)\b.{0,50}\b(?:write|find|solve|answer|explain|do|learn|to)\b|\bfor (?:school|class|my class|our class)\b.{0,40}\b(?:tomorrow|due|write|about)\b|\b(?:simplify|factori[sz]e|expand|calculate|work out|convert)\b.{0,40}\d|\btimes tables?\b|\b(?:long division|word problem)\b|\b(?:hint|clue)\b.{0,20}\bnot (?:just )?(?:the )?answer|\bdon't (?:tell|give|show) me the (?:answer|whole|solution)|\bchapter \d+\b|\bbook says\b|\banswers? (?:to|for|of) (?:question|number|\d|the (?:questions|test|worksheet))|\bround \d[\d,.]* to\b|\b(?:area|perimeter|circumference|volume) of (?:a|an|the|this)\b|\bcheck my (?:\p{L}+ )?(?:spanish|french|german|english|maths?|spelling|grammar|answers?|essay|working|punctuation|sentences?|paragraph|homework)\b|\bmy (?:\p{L}+ )?(?:history|maths?|science|english|geography|french|spanish|biology|chemistry|physics) (?:question|essay|project|task|sheet|work|topic)\b|\b(?:balance|complete) (?:this|the|these) (?:\p{L}+ )?equations?\b|\bfind the (?:gradient|area|value|mean|median|volume|perimeter|angle|length|equation|nth term|missing)\b|\btranslate (?:my|this|these)\b.{0,40}\b(?:paragraph|sentences?|homework|wrong)\b|\bneed (?:it|this|that) (?:for|by) (?:tomorrow|school|class|monday|friday|next lesson)\b|\bmy (?:\p{L}+ )?(?:essay|coursework|mock|exam|gcse|a-?level)\b|\bdue (?:tomorrow|on|in|next|monday|friday)\b/u,
    not: /^(?:(?:can|could) you )?(?:explain|break down|walk me through)\b(?!.*\b(?:homework|worksheet|essay|answers?|question \d)\b)|\bhomework should be\b|\b(?:excuses?|jokes?)\b|\bwhy (?:do|does|is|are|should|did)\b.{0,30}\bhomework\b|\b(?:story|poem|song|rap) about\b|\bhomework (?:plan|timetable|schedule|planner|routine)\b|\b(?:plan|timetable|schedule|routine)\b.{0,60}\bhomework\b|\bgame\b|\bshould (?:homework|schools)\b|\b(?:hates?|refuses|without|stop(?:ped)? doing|procrastinat\w+|motivat\w+|concentrate|focus|no) .{0,20}homework\b|\bban\w* homework\b|\bparty\b|\b(?:draw|picture|poster) /u,
  },
  {
    kind: 'homework',
    is: /(?<![\p{L}])\d+ ?[-+*x×÷/] ?\d+ ?=|\b\d*[a-z] ?[-+] ?\d+ ?= ?-?\d+|\b\d+ ?[a-z] ?= ?\d+|^(?:what's |what is |whats )?\(?\d+(?:[.,]\d+)? ?(?:[-+*/x×÷^]|times|divided by|plus|minus) ?\(?\d+|\b\d+\/\d+ ?(?:of|[-+x*÷]|times|plus) ?\d+|\b\d+ ?(?:%|percent) of \d+|\b(?:square|cube) root of\b|\b\d+ ?[-+×÷] ?\d+\b.{0,80}\b(?:wrong|right|got|answer)\b|\b(?:i|we) (?:got|did|get)\b.{0,30}\d ?[+x×÷*/] ?\d/u,
  },
  {
    kind: 'joke',
    is: /\bjokes?\b|\byo mam(?:m)?a\b|^(?:something|sth) funny\b|\briddles?\b|\bpuns?\b|\bknock[- ]knock\b|\bmake (?:me|us|my \w+) laugh\b|\bbrain ?teasers?\b|\btongue ?twisters?\b|\bone-?liners?\b|\b(?:tell|say) (?:me )?(?:something|sth) (?:really |super |so )?(?:funny|hilarious)\b|\broast (?:me|my)\b|\bprank\b.{0,20}\blines?\b/u,
    not: /\b(?:song|rap|poem|story)\b.{0,200}\blaugh\b|\bget the joke\b|\b(?:story|stories|script|poem|song|rap|speech|plan|comic|picture|draw)\b.{0,40}\bjokes?\b|\bexplain\b.{0,30}\bjokes?|\b(?:why|what|how|who|which|is|are)\b(?!'s a|.{0,12}(?:some|any|your best|good|the best|a good|a funny|ur)\b).{0,25}\b(?:jokes?|riddles?|puns?)\b(?! (?:about|for|me))|\bjokes? (?:is|are) (?:so )?funny\b|\b(?:character|who|that) (?:tells?|loves?|makes?)\b.{0,20}\bjokes\b/u,
  },
  {
    kind: 'conversation',
    is: /^(?:please |ok |hey )?(?:(?:can|could|will|would) you (?:please )?)?(?:let'?s )?(?:pretend|role ?-?play|imagine you(?:'re| are)|act (?:as|like)|be (?:my|a|an|the)\b|you(?:'re| are) (?:now )?(?:a|an|the|my)\b|talk (?:to|with) me|chat with me|speak (?:to me )?like|talk like|answer like)/u,
    not: /\b(?:tell|write)\b.{0,20}\b(?:story|poem)\b|\b(?:coding|maths|math) (?:teacher|tutor)\b.{0,60}\b(?:explain|teach)\b/u,
  },
  {
    kind: 'conversation',
    is: /\b(?:i want to|can we|could we|let's|lets|wanna) (?:chat|talk|role ?-?play|be friends|play (?:a|20|twenty|truth|would|a guessing|pretend|hangman|trivia|i spy|tic))|\bplay (?:20|twenty) questions\b|\brole ?-?play\b|\binterview me\b|\bmock interview\b|\b(?:let's|can we|could we) (?:have|do) (?:a |an )?(?:debate|chat|conversation|talk|interview|role ?-?play)\b|^wyd\b|\bi'm so done\b|\bdebate (?:me|with me)\b|\bwill you be my (?:friend|bff|bestie)\b|\btalk to me\b|\bask me (?:something|anything|questions? about my)\b|\bwould you rather\b(?!.{0,20}\bquestions?\b)/u,
    not: /\b(?:plan|list|ideas?|poster|story)\b/u,
  },
  {
    kind: 'plan',
    is: /\b(?:ideas?|suggestions?|names?|titles?|usernames?|nicknames?|themes?|topics?|prompts?) (?:for|of|to|on|about|that|what|which|how)\b|\bideas?\b(?=[.!?]|$)|\bhelp me (?:plan|choose|decide|pick|organi[sz]e|think of|come up|find)\b/u,
    not: /\bname (?:for|of) (?:this|that|the) (?:thing|animal|star|planet|process|colour)|\bwhat(?:'s| is| was| are) the names? of\b|^(?:draw|paint)\b|\bwrite (?:a|an|me a|the|my)\b.{0,20}\b(?:story|poem|song|rap)\b|\bcharacter names? of\b/u,
  },
  {
    kind: 'story',
    is: new RegExp(
      `\\b${make}\\b(?: \\p{L}[\\p{L}'-]*| \\d+| [a-z\\d-]+,?){0,8} ${textForms}\\b|^(?:a |an |my )?(?:\\p{L}[\\p{L}'-]* |\\d+ ){0,4}${creativeForms} (?:about|for|where|with|in which|that|on|of|called|from|set)\\b|^${creativeForms}\\b|\\bonce upon a time\\b|^(?:continue|carry on|finish|go on with)\\b|\\b(?:carry on|continue it|what happens next)[.!?]?$|\\b(?:scary|funny|bedtime|sad|short|long|spooky|horror|love|adventure|silly|ghost|fairy|minecraft|cool|mystery|\\p{L}+) (?:story|poem|song|rap|haiku|fan ?fic)\\b(?! (?:is|mode|book|line|about why)\\b)|^(?:the )?story\\b|\\b(?:write|make)(?: me)? (?:about|something (?:about|scary|sad|funny))\\b`,
      'u',
    ),
    not: /^(?:how (?:do|can|to|should|would)|what|why|who|when|where|which|explain|summari[sz]e|is|are|was|did|does|do)\b(?!.{0,20}\bif\b)|\bwhat does it mean\b|\b(?:snap|insta\p{L}*|news|toy|short|true) stor(?:y|ies)\b.{0,20}\b(?:first|views?|on)\b|\b(?:give|tell|find) me (?:\d+ )?(?:ideas?|tips) (?:for|how|to)\b|\b(?:draw|paint|picture of|illustration|image of|drawing of|poster)\b|\b(?:ideas?|tips?|advice|names?) (?:for|on|about|to)\b|\b(?:plan|list)\b.{0,15}\b(?:to|for|of)\b|\b(?:meaning|summary) of\b|\bfootball scenes?\b|\bthe scene (?:from|is)\b|\bboard game\b|\bplays? (?:football|minecraft|games|with|fortnite|roblox|basketball|tennis|the)\b/u,
  },
  {
    kind: 'picture',
    is: /\b(?:draw|paint|sketch|illustrate)\b(?! weight)|^an? (?:\p{L}[\p{L}'-]* ){1,5}(?:\p{L}{2,}ing|in|on|with|at|under|made|and|sitting|wearing)\b|\b(?:a|an|my|new|cool|nice) (?:\p{L}+ )?(?:background|wallpaper|lock ?screen)\b|\b(?:low angle|neon colours|graffiti style|birds? eye view)\b|\b(?:birthday|christmas|valentine'?s?|thank you|greetings?) card\b|\b(?:a |an |the |me |some |cool |new |profile |cute |one |photorealistic |realistic )(?:picture|image|photo(?:graph)?|drawing|painting|illustration|wallpaper|portrait|watercolou?r|cartoon|collage|mural|pfp|thumbnail|meme)s?\b|\b(?:picture|image|photo|drawing|painting|illustration|portrait|portraits?|cartoon|collage|poster|logo|cover|meme) (?:of|with|showing|where|for)\b|^(?:picture|image|photo|drawing|painting|illustration|portrait|poster|logo|pixel art|comic|cartoon|meme|wallpaper|watercolou?r)\b|\b(?:design|make|create|generate|need|want|give me|do)\b(?: \p{L}[\p{L}'-]*){0,4} (?:logo|poster|cover|skin|sticker|avatar|character design|comic(?: strip)?|banner|emoji|t-?shirt|map|pixel art|mascot|icon|invitation card|flag)\b|\b(?:pixel art|cut[- ]?paper|paper[- ]?cut|papercraft|oil painting|watercolou?r|digital art|3d render|anime style|cartoon style|comic style|lego style|pixar style|disney style|clay style|photorealistic|8k|4k|hyper ?realistic|seen from|bird's[- ]eye|close-?up|wide shot|in the (?:fore|back)ground|soft light|golden light|warm light|claymation|stained glass|low poly|vaporwave|line art|colou?ring page)\b/u,
    not: /\bhow (?:do|can|to|would|should)\b.{0,15}\b(?:draw|paint|sketch|make|take)\b|\b(?:what|something|things|ideas?|easy) (?:to|can i|should i|could i) (?:draw|paint|sketch)\b|^(?:why|who|when|where|explain|what (?:is|was|are|does|do)|is|are|did|does)\b|\bhow to\b|^(?:how|can you explain|could you explain)\b|\bexplain (?:what|how|why|the|it)\b|\bfirst (?:ever )?(?:picture|photo) of\b|\b(?:write|say|put) (?:in|on|for) (?:a|my|the|our) (?:birthday |thank you )?card\b|\bdescribe\b.{0,20}\bpicture\b|\b(?:write|tell)\b.{0,25}\b(?:story|poem|song|rap|lyrics)\b|\bslogan\b|\bwords? (?:for|on) (?:a|my|our|the) poster\b|\btake (?:better |good )?(?:pictures|photos)\b/u,
  },
  {
    kind: 'plan',
    is: new RegExp(
      `\\b(?:plan|plans|schedule|timetable|routine|checklist|to-?do list|packing list|itinerary|agenda|strategy|workout|recipe|menu|playlist|shopping list|budget|training programme|bucket list)\\b|\\b(?:make|give|write|create|need|want|show|get)(?: me)? (?:a |the |some |${numberPattern} )?(?:\\p{L}+ ){0,3}(?:list|tips?|ways|things|options|activities|games|gifts?|presents?|challenges|questions|rules|steps|hacks|tricks|advice|examples|arguments|reasons|recommendations?|books?|movies|films|hobbies|names|quiz(?:zes)?|sports|snacks|crafts|pranks|dares)\\b|^(?:a )?(?:list|top \\d+(?= .{0,40}\\b(?:to|for|i|ways|tips|ideas|things)\\b)|\\d+ (?:things|ways|tips|names|ideas|questions))\\b|\\b(?:suggest|recommend|brainstorm|advise|organi[sz]e)\\b|\\badvice\\b|\\btips\\b|\\bwhat (?:should|can|could|do|shall) (?:i|we)\\b|\\bhow (?:(?:can|could|do|should|would) (?:i|we|you)|to) (?:\\p{L}+ )?(?:get|stop|make|become|convince|tell|ask|earn|save|be|find|start|improve|deal|talk|learn|win|beat|train|build|keep|fall|wake|plan|stay|help|say|cope|apologi[sz]e|persuade|study|remember|celebrate|decorate|organi[sz]e|choose|feel|clean|cook|bake|grow|practi[sc]e|spend|use|draw|sleep|calm|fix|handle|not|avoid|raise|sell|teach|do|set|prepare|pack|throw|impress|go|write|look|take|play|focus|concentrate|revise)\\b|^how to\\b|\\bwhich (?:\\p{L}+ )?should i\\b|\\bshould i\\b|\\b(?:things|games?|activities|something) (?:to do|to play|to make|to cook|to bake|to draw|to build|to watch|i can|we can|for)\\b|\\bbest way to\\b|\\b(?:gift|present)s? (?:for|idea)\\b|\\bpros and cons\\b|\\bwon't (?:talk|stop|share|let)\\b|\\b(?:invent|design|create|make up|come up with|make)\\b(?: \\p{L}+){0,4} (?:game|club|business|invention|machine|sport|holiday|quest|dungeon|level|party|menu|slogan|name|names|pokemon|superhero|planet|world|country|quiz|treasure hunt|escape room|campaign|obstacle course)\\b|\\bslogans?\\b|^(?:\\d+|some|a few|easy|cheap|quick|fun) (?:\\p{L}+ ){0,3}(?:questions|recipes|games|activities|snacks|gifts|presents|dinners|topics|challenges|exercises)\\b|^what (?:to|are some|are good) (?!\\p{L}+ (?:reasons|facts|examples|causes)\\b)|\\brecipes?\\b|\\bwhere (?:do|should|can) i (?:start|begin)\\b|\\bthink of\\b|\\bhelp me (?:with|make|get|stop|to|be|learn|start)\\b`,
      'u',
    ),
    not: /^(?:(?:can|could) you )?(?:explain|break down|walk me through)\b|\bhow (?:do|does) (?:plants?|planes|animals|people|they|it|the|a|an)\b|\bhow (?:do|to) (?:you|i) (?:say|spell|pronounce|calculate|find (?:the|an?) (?:area|perimeter|average|mean|volume))\b|\b(?:explain|teach me)\b.{0,20}\b(?:how|what|why)\b|^(?:what (?:is|are|was|were|does|did)|why|who|when|where)\b(?!.{0,25}\b(?:best way|good way|some|ideas?|tips))|\btell me (?:\d+ )?(?:\p{L}+ )?facts\b|\bhow (?:do|would) you (?:feel|know|do)\b|\b(?:give|tell) me (?:an )?example of\b/u,
  },
  {
    kind: 'explanation',
    is: /\bexplain\w*\b|\bbreak down\b|\bwalk me through\b|\bexplanation\b|\bteach (?:me|us)\b|\bsummar(?:y|i[sz]e)\b|\bdescribe\b|\btell (?:me|us) (?:everything |more |all |some facts |a bit |a little |\d+ facts |facts |something (?:interesting |surprising )?)?(?:about|how|why|what)\b|\bfacts?\b|\bhow (?:does|do|did|is|are|was|were) (?:\p{L}[\p{L}'-]* ){1,5}(?:work|works|made|formed|form|happen|happens|function|built|created|produced|fly|grow|come about|get made)\b|\bdifferences? between\b|\bcompare\b|\bhow (?:come )?(?:it|this|that) works?\b|\bwhat (?:does|do)\b(?! it mean (?:if|when)).{1,40}\bmean|\b(?:get|understand) the joke\b|\b(?:understand|don't get|confused (?:about|by)|make sense of)\b|\btell me about\b|\bi want to (?:know|learn|understand)\b|\bstep by step\b|\beli5\b|\blike i'?m (?:\d|five|six)|\bintroduc(?:e|tion) (?:me )?to\b|\bmix (?:them|it) up\b|\bwhat (?:caused|happens)\b|\bwhat happened (?:to|in|when|at|if|during|after)\b|\bhistory of\b|\bhow\b.{0,60}\bworks?\b/u,
    not: /\bunderstand me\b|\bnobody understands\b/u,
  },
  {
    kind: 'conversation',
    is: /^(?:hi+|hey+|hello+|yo+|sup|hiya|heya|good (?:morning|evening|afternoon|night)|howdy|helo|wassup|what's up|waddup|greetings)\b[\p{L}\p{P}\s]{0,30}$|\bhow are you\b|\bhow's it going\b|\bwhat(?:'s| is) up\b|^(?:so |lol |omg |ugh )?bored\b|\bwho are you\b|\bwhat are you (?:doing|up)|\b(?:thanks|thank you|bye|goodbye|goodnight|good night|see you)\b(?! (?:card|letter|note))|^(?:you(?:'re| are)|your) (?:so |really |very |such |my |the |a )?\p{L}+|\bguess what\b|\b(?:can|could|shall) we (?:just )?(?:talk|chat)\b|^(?:what(?:'s| is) your (?:name|favourite|fav)|do you (?:like|love|want|play|hate|prefer)\b)/u,
  },
  {
    kind: 'conversation',
    is: /\bi(?:'m| am| feel|'ve been feeling| was| am feeling|'m feeling) (?:just |so |very |really |kinda |kind of |a bit |feeling |such |super |too |a little )*(?:bored|sad|happy|tired|lonely|angry|mad|excited|nervous|scared|annoyed|stressed|upset|hungry|proud|worried|good|fine|ok|great|shy|jealous|grumpy|sleepy|embarrassed|home alone|alone|left out)\b|\bi (?:love|hate|like|miss) (?:you|my|school)\b|\b(?:today|yesterday) (?:i|was|my|we|at school)\b|\bmy (?:day|friend|best friend|brother|sister|mum|dad|dog|cat|\p{L}+) (?:is|was|are|has|just|won't|didn't|died|said|keeps|got|moved)\b|\bi (?:won|lost|scored|passed|failed|just|kinda like|had)\b|\b(?:there's|there is) (?:a|this) (?:girl|boy|kid|guy)\b/u,
    not: /\?|\b(?:what|why|how|who|when|where|which|is it true)\b|^(?:is|are|do|does|did|can|could|will|was|were|give|make|write|show|help|find|tell)\b/u,
  },
  {
    kind: 'question',
    is: /\?|^top \d+\b|^(?:(?:so|and|but|ok|okay|hey|hi|um|wait|quick question|question|please|tell me|do you know|can you tell me|i wonder|is it true)[,:]? )*(?:what|why|how|who|whose|which|when|where|is|are|was|were|do|does|did|can|could|will|would|should|has|have|what's|who's|where's|how's|if|am)\b|\b(?:is it true|do you know|i wonder|i was wondering|can you tell me|tell me (?:what|why|how|who|which|when|where|if|whether))\b|\b(?:what|how|which) (?:many|much|long|old|big|is|are|does|do|even)\b/u,
  },
]

/** Things that are only named, but seen. */
const pictureLike =
  /^(?:\p{L}[\p{L}'-]* ){1,4}(?:wearing|riding|eating|holding|flying|sitting|playing|dancing|driving|surfing|fighting|with (?:\p{L}+ )?(?:hair|eyes|wings|hat|glasses|teeth|background))\b/u

/** Recognizes what a prompt asks for. With `isForPicture`, things that are only named are to be drawn. */
export function kindOf(reading: PromptReading, isForPicture = false): PromptKind {
  if (isNonsense(reading)) return 'nonsense'
  if (isOtherLanguage(reading)) return 'other-language'
  if (isTrick(reading)) return 'trick'
  const { text } = reading
  const found = signs.find(({ is, not }) => is.test(text) && !not?.test(text))?.kind
  if (found && !(isForPicture && found === 'plan')) return found
  if (isForPicture) return 'picture'
  if (isWordSalad(reading)) return 'nonsense'
  if (
    /\b(?:ideas?|tips)\b|\bi (?:want|need|would like|have) to (?:start|convince|get|become|make|save|be|stop|plan|build|earn|learn to|win)\b|^(?:good|best|fun|cool|cheap|easy) (?:\p{L}+ )?\p{L}+s for\b/u.test(
      text,
    )
  )
    return 'plan'
  if (pictureLike.test(text) && !/^(?:i|we|my|why|how|what)\b/.test(text)) return 'picture'
  if (/^(?:write|make up|continue|imagine)\b/.test(text)) return 'story'
  if (/^(?:make|create|design|give|find|list|show|help|invent|build)\b/.test(text)) return 'plan'
  return contentWords(reading.words).length >= 2 && reading.words.length <= 8 ? 'explanation' : 'conversation'
}
