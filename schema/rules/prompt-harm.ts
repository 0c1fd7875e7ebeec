import { plainWords } from './prompt-reading.ts'

// What nobody should ask of a machine here: harm by kind, and attempts to talk a machine out of its rules. The four words of the
// specification stand in prompt-safety.ts.

export type HarmKind = 'violence' | 'weapons' | 'drugs' | 'sexual' | 'hate' | 'bullying' | 'crime'

const ask =
  "(?:how (?:to|do|can|could|would|does|should)(?: i| you| we| one| someone| a kid)?|help me(?: to)?|teach me(?: how)?(?: to)?|tell me how(?: to)?|show me how(?: to)?|ways? (?:to|of|i can)|best way to|i (?:want|need|plan|would like|'m going|am going|will|'ll)(?: to)?|i'm going to|instructions (?:for|to|on)|steps? (?:to|for)|recipe for|guide (?:to|for|on)|where (?:can|do|could) (?:i|you|kids)(?: [a-z]+)?|give me|can (?:i|you|kids)|plan to|make me|write|what is the best way to|explain how to|trick to)"
const near = "(?: [a-z']+){0,4}"
const person =
  '(?:someone|somebody|people|a person|a human|humans|a (?:kid|child|boy|girl|man|woman|classmate|teacher|baby|dog|cat|pet|animal)|my (?:[a-z]+ ){0,2}(?:brother|sister|mum|dad|teacher|classmates?|friend|parents|family|neighbour|bully|ex|boss|principal|headteacher|dog|cat|school|enemy|enemies|class)|the (?:[a-z]+ )?(?:teacher|kids?|boy|girl|children|principal|neighbour|headteacher)|him|her|them|everyone|everybody|all (?:the )?(?:kids|children|teachers|people)|this (?:boy|girl|kid|guy))'
const groups =
  '(?:(?:jew(?:s|ish people)|muslims|christians|hindus|gays|lesbians|immigrants|migrants|refugees|foreigners|arabs|turks|gypsies|roma|africans|mexicans|asians|blacks|(?:(?:black|white|brown|asian|chinese|jewish|muslim|gay|trans|arab|african|mexican|indian|polish|turkish|disabled|autistic|deaf|blind|fat|poor|old|immigrant|refugee) )(?:people|kids|children|folks|men|women|boys|girls|students|families)))'
const anyGroup = `(?:${groups}|girls|boys|women|men)`
const contempt =
  '(?:stupid|inferior|dirty|bad|ugly|dumb|worse|evil|criminals?|lazy|worthless|animals|disgusting|subhuman|vermin|less (?:smart|human|intelligent)|not (?:human|people|smart)|too stupid)'

const play =
  /\b(?:minecraft|roblox|fortnite|zelda|terraria|chess|video ?game|board game|in (?:the|my|a|our) game|boss fight|zombies?|dragon|vampires?|werewolf|orcs?|goblins?|aliens?|monsters?|lego|cardboard|paper|toy|nerf|water (?:balloon|gun|bomb)|bath bombs?|glitter bomb|photo ?bomb|seed bombs?|cherry bomb|time bomb in my story|weeds|germs|bacteria|virus(?:es)? in|mosquito(?:es)?|wasps?|ants?|tumou?r|cancer)\b/

const harms: [HarmKind, RegExp[]][] = [
  [
    'violence',
    [
      new RegExp(
        `\\b${ask}${near} (?:kill|murder|stab|shoot|strangle|poison|torture|behead|assassinate|beat up|hurt|injure|attack|punch|drown|kidnap|set fire to|blind|choke) ${person}\\b`,
      ),
      new RegExp(`\\bmake ${person}(?: (?:very|really|so|too))* (?:sick|ill|throw up|vomit|bleed|faint|die)\\b`),
      /\b(?:shoot|blow|burn) (?:up|down) (?:my |the |a |our )?(?:school|church|mosque|class(?:room)?|house|building|mall|hospital)\b|\bschool shoot(?:ing|er)\b(?=.{0,40}\b(?:plan|how|do|like|cool|best|instructions)\b)|\b(?:plan|do|how|make|commit)\b.{0,30}\b(?:school shooting|massacre|terror(?:ist)? attack|mass murder)/,
      /\b(?:gory|gore|graphic(?:ally)?|bloody|brutal|sadistic)\b.{0,40}\b(?:murder|torture|death|killing|dismember|scene|corpse|execution|violence|mutilat)|\b(?:torture|dismember|mutilat\w*|decapitat\w*|behead\w*|disembowel\w*)\b.{0,40}\b(?:detail|graphic|slowly|blood|victim|scene|alive)/,
      /\b(?:töten|umbringen|erschießen|verprügeln)\b(?=.{0,40}\b(?:wie|anleitung|hilf)\b)|\bwie (?:kann|soll|bring)\w* (?:ich|man)(?: [a-zäöüß]+){0,4} (?:um|töten|umbringen|vergiften|verletzen)\b|\bcomment (?:tuer|blesser|empoisonner) (?:quelqu|mon|ma|une)|\bcómo (?:matar|herir|envenenar) a\b/,
    ],
  ],
  [
    'weapons',
    [
      new RegExp(
        `\\b(?:${ask}${near} (?:make|build|buy|get|create|construct|assemble|3d ?print|print|mix|find|hide|bring|use|modify|cook|shoot|load|steal|cause)${near} |(?:recipe|instructions|guide|plans?|formula|steps|blueprint) (?:for|to)(?: (?:a|an|the|real|make|build))* |(?:make|build|buy|get|construct|homemade|diy|mixing)(?: [a-z]+){0,3} )(?:bombs?|pipe ?bombs?|explosives?|explosion|grenades?|guns?|pistols?|rifles?|handguns?|ammo|ammunition|bullets for|molotov(?: cocktail)?|napalm|gunpowder|tnt|c4|silencer|nerve gas|poison(?:ous)? gas|chlorine gas|mustard gas|ricin|sarin|anthrax|landmine|switchblade|brass knuckles|taser|detonator|dynamite|weapons?|knife to school)\\b`,
      ),
      /\b(?:bombe|sprengstoff|waffe|pistole)n? (?:bauen|basteln|kaufen|herstellen)|\bfabriquer une (?:bombe|arme)|\b(?:hacer|fabricar|construir) una (?:bomba|arma|pistola)/,
    ],
  ],
  [
    'drugs',
    [
      new RegExp(
        `\\b${ask}${near} (?:get|buy|make|cook|take|use|smoke|sell|hide|grow|snort|try|roll|find|order|sneak|drink|vape|inhale|steal)${near} (?:drugs|weed|cannabis|marijuana|cocaine|coke powder|crack|meth|crystal meth|heroin|lsd|acid trip|ecstasy|mdma|molly|ketamine|magic mushrooms|shrooms|xanax|adderall|oxy\\w*|fentanyl|vapes?|e-?cig\\w*|cigarettes?|nicotine|tobacco|joints?|a joint|alcohol|beer|vodka|wine|booze|whisky|lean|nitrous|laughing gas|glue to get high)\\b`,
      ),
      new RegExp(
        `\\b${ask}${near} get (?:high|drunk|wasted|stoned)\\b|\\bvape\\b(?=.{0,40}\\b(?:without|hide|caught|parents|school)\\b)|\\b(?:smoke|smoking|drink|drinking|vape|vaping)\\b(?: [a-z]+){0,3} (?:without|so that|behind)(?: [a-z]+){0,4} (?:parents?|mum|dad|teachers?|noticing|caught|knowing)|\\b(?:drogen|gras|zigaretten|alkohol|koks)\\b.{0,20}\\b(?:kaufen|besorgen|herstellen|nehmen)|\\b(?:acheter|fabriquer) de la drogue|\\b(?:comprar|conseguir|hacer) (?:drogas?|marihuana|cocaína)`,
      ),
    ],
  ],
  [
    'sexual',
    [
      /\b(?:dirty|sex|sexual|adult) jokes?\b|\b(?:porn\w*|hentai|nsfw|xxx|onlyfans|erotic\w*|smut|blow ?job|masturbat\w*|orgasm|striptease|sexting|boobs|tits|dick pics?)\b/,
      /\b(?:nudes?|naked|nude|undressed|topless|without (?:any )?clothes|without (?:her|his|their) (?:clothes|shirt|bikini)|sexy|sexual)\b(?=.{0,40}\b(?:girls?|boys?|wom[ae]n|m[ae]n|teens?|teacher|person|people|pictures?|pics?|photos?|image|selfie|celebrit\w*|anime|her|him|classmate|story|scene|video|dance|roleplay|chat)\b)(?! mole)|\b(?:girls?|boys?|wom[ae]n|m[ae]n|teens?|teacher|person|people|pictures?|photos?|image|celebrit\w*|classmate|anime)\b.{0,30}\b(?:naked|nude|undressed|topless|without (?:any )?clothes|sexy)\b|\b(?:undress|take off (?:her|his) clothes|remove (?:her|his|the) clothes)\b/,
      /\b(?:have|having|had|about|how to|want|watch) sex\b(?! (?:of|chromosomes?|cells?|education|ratio|determination))|\bsex (?:story|scene|video|tape|chat|with|positions?|toys?|roleplay)\b|\bsexual (?:story|scene|fantasy|roleplay|content|pictures?)\b|\b(?:nacktbilder?|nackte (?:frau|mädchen|jungen|menschen)|sexbilder|mujeres? desnudas?|femmes? nues?)\b/,
    ],
  ],
  [
    'hate',
    [
      new RegExp(
        `\\b(?:i hate|hate (?:speech|post|message|poem|song)|kill all|get rid of|insult(?:s|ing)?|jokes? (?:about|against|making fun of|on)|make fun of|making fun of|mock|laugh at|poem against)(?: (?:about|of|against|for|all|those|these|the|stupid|dirty))* ${groups}\\b`,
      ),
      new RegExp(
        `\\b(?:why|that|how)(?: (?:are|all|is))* ${anyGroup}(?: (?:are|is|so|all|just|really))* ${contempt}\\b(?! (?:at|in|for) (?!life))`,
      ),
      new RegExp(
        `\\b${anyGroup} (?:are|is|deserve to|should|must)(?: (?:all|so|just|really|to|be|only))* (?:${contempt}|die|killed|banned|deported)\\b(?! (?:at|in|for) (?!life))`,
      ),
      /\b(?:racist|sexist|antisemitic|homophobic|nazi|islamophobic) (?:jokes?|insults?|slurs?|memes?|poems?|songs?|slogans?|posters?|story|speech|comments?)\b|\b(?:hitler|nazis?) (?:was|were) (?:right|good|cool|great)|\b(?:white|black) (?:power|supremacy) (?:poem|song|speech|slogan|poster)\b|\bslurs? (?:for|against|to call)\b/,
    ],
  ],
  [
    'bullying',
    [
      new RegExp(
        `\\b(?:mean|nasty|cruel|insulting|humiliating|hurtful|embarrassing|hateful|rude|roast(?:ing)?|evil|fake|threatening)\\b(?: [a-z]+){0,2} (?:messages?|texts?|posts?|comments?|rumou?rs?|nicknames?|insults?|poems?|jokes?|memes?|songs?|letters?|notes?|pictures?|things|words|names|story|stories|profile|account)(?: (?:to|that|which|i|can|could|say|send|post|write|make|sing|about|for|against|of|to call|on|with))* ${person}\\b`,
      ),
      new RegExp(
        `\\b(?:something|anything|words?|things?)(?: (?:really|so|very|that is|that are))* (?:mean|nasty|cruel|hurtful|humiliating|insulting|awful)(?: [a-z]+){0,3} (?:to|about|against|for)(?: (?:send|say|tell|post|write)(?: (?:to|about))?)? ${person}\\b`,
      ),
      new RegExp(
        `(?:\\b${ask}${near} |^|[.!?] ?|please |can you |could you |and )(?:bully|humiliate|embarrass|make fun of|mock|insult|roast|troll|blackmail|threaten|stalk|harass|gang up on|cyberbully|spread (?:a )?(?:rumou?rs?|lies) about) ${person}\\b`,
      ),
      new RegExp(
        `\\bmake ${person} (?:cry|feel (?:bad|sad|stupid|ugly|worthless|small|awful)|look (?:stupid|bad|ugly|dumb)|quit|leave school|hated|unpopular|scared of me|suffer)\\b`,
      ),
      new RegExp(
        `\\b(?:spread|start|invent) (?:a |some )?(?:rumou?rs?|lies|gossip)(?: [a-z]+){0,2} about ${person}|\\bmake (?:a |an )?(?:fake|mean|ugly|embarrassing)(?: [a-z]+)? (?:of|about) ${person}|\\bso (?:that )?(?:everybody|everyone|nobody|the class|all) (?:hates?|laughs at|ignores?|bullies|likes) (?:him|her|them)\\b|\\binsults? (?:for|about|against|to call) (?:my|a|the|this) (?:[a-z]+ )?(?:classmate|girl|boy|teacher|friend|brother|sister|kid)|\\b(?:beleidigungen|gemeine sprüche|gerüchte) (?:für|über|gegen) (?:meine?n?|eine?n?)`,
      ),
    ],
  ],
  [
    'crime',
    [
      /\bhack(?:ing)? (?:in|into|my (?:friend|teacher|school|brother|sister|mum|dad|neighbour|classmate|ex)|his|her|their|someone|somebody|the school|a (?:school|bank|phone|website|roblox|account|wifi|computer)|an? (?:instagram|account)|instagram|snapchat|roblox accounts?|discord|wi-?fi|passwords?|accounts?)\b(?! (?:day|athon|club))/,
      /\b(?:steal|guess|crack|get|find out|phish)(?: [a-z']+){0,3} (?:passwords?|credit cards?|accounts?|login|robux from|bank details|identity|credentials)\b/,
      new RegExp(
        `\\b${ask}${near} (?:steal|shoplift|rob|pickpocket|break into|burgle|forge|counterfeit|launder|scam|swindle|ddos|dox|vandali[sz]e|set (?:a )?fire|hot ?wire|make (?:a )?(?:fake ids?|fake money|virus|malware|ransomware|keylogger|phishing))\\b(?! the show)`,
      ),
      /\bfake ids?\b|\b(?:write|make|code|create|build|program)(?: me)? (?:a |an |some )?(?:computer |evil )?virus(?:es)?\b(?=.*\b(?:deletes?|files?|computers?|pc|phones?|spreads?|infects?|laptop)\b)|\b(?:write|make|create|code|build) (?:me )?(?:a |an |some )?(?:computer )?(?:malware|ransomware|keylogger|phishing (?:mail|email|site|page|message)|ddos|trojan)\b|\b(?:bypass|get around|turn off|disable|remove)(?: [a-z']+){0,3} (?:parental controls?|school (?:filter|firewall|block)|age (?:check|verification))\b|\bdeepfakes? of (?:my|a|the) (?:teacher|classmate|friend|girl|boy|principal)/,
    ],
  ],
]

const overrides = [
  /\byou(?:'ve)?(?: now)? (?:have|has|got|had)(?: now| absolutely| got)? no (?:more )?(?:limits?|rules|restrictions?|filters?|guidelines|boundaries|morals)\b|\byour (?:system|hidden|secret|initial|developer) (?:prompt|message|instructions?|text)\b/,
  /\b(?:ignore|forget|disregard|override|bypass|skip|drop|delete|erase|break|overwrite|do not follow|don't follow|stop following|no longer follow|never mind)(?: [a-z']+){0,3} (?:(?:previous|prior|earlier|above|preceding|former|initial|original|system|your|all|any|safety|those|these|old|given|every)(?: [a-z]+){0,3}) ?(?:instructions?|rules?|guidelines?|prompts?|directives?|filters?|restrictions?|limits?|limitations?|polic(?:y|ies)|programming|training|safeguards?|orders|commands|constraints|everything above|safety|settings)\b/,
  /\b(?:ignore|forget|disregard|override|drop)(?: the| those| these)? (?:instructions?|rules|guidelines|prompts?|orders|restrictions)(?: (?:that|which))? (?:above|before|from before|you (?:were|have|had|got|follow)|given|they gave|of (?:your|the) (?:makers?|creators?|developers?|company))\b/,
  /\b(?:ignore|forget|disregard) (?:everything|all|anything|what)(?: (?:that|you|was|were|is|i|they|have|has|been|stands?|of))* (?:above|before|said|told|so far|learned|learnt|earlier|know about (?:rules|safety))\b/,
  /\b(?:pretend|act|imagine|behave|respond|answer|reply|play|talk|speak|write)(?: [a-z']+){0,6} (?:no|without(?: any)?|free of|not bound by|not have(?: any)?|don't have(?: any)?|zero|never had) (?:[a-z]+ )?(?:rules?|limits?|limitations?|restrictions?|filters?|guidelines?|censorship|safety|morals?|ethics|boundaries|polic(?:y|ies)|safeguards)\b(?! (?:of (?:the )?(?:game|chess|football)))/,
  /\b(?:you(?:'re| are)?|be|become|act as|turn into)(?: (?:now|from now on|going to be|an?|my|the|like|as|will|be|a completely|totally|fully))* (?:unfiltered|unrestricted|uncensored|jailbroken|evil ai|rogue ai|dan\b|amoral|free from (?:all )?(?:rules|limits|restrictions)|stan mode|developer mode|god mode|sudo)/,
  /\b(?:do anything now|jail ?break|jailbroken|developer mode|dev mode|god mode|sudo mode|debug mode|admin mode|unrestricted mode|dan mode|opposite mode|evil mode)\b/,
  /\b(?:reveal|show|print|repeat|tell|give|output|display|write (?:out|down)|leak|expose|what (?:is|are|were)|copy|share|read)(?: [a-z']+){0,4} (?:your|the)(?: [a-z]+){0,2} (?:system|hidden|secret|initial|original|internal|developer|starting) (?:prompt|instructions?|message|rules|text|settings|guidelines|code)\b/,
  /\b(?:turn|switch|shut) (?:off|down) (?:all |any )?(?:your|the) (?:[a-z]+ )?(?:filters?|safety|rules|restrictions|protection|moderation|checks?|limits)\b|\b(?:disable|deactivate|remove|lift|bypass|circumvent|get (?:around|past)|trick|outsmart|evade) (?:all |any )?(?:your|the|this)(?: [a-z]+){0,2} (?:filters?|safety(?: (?:rules|checks?|system))?|restrictions|guidelines|safeguards|moderation|content policy|censorship|safety check)\b/,
  /\[\/?(?:inst|system)\]|<\|?(?:im_start|system|endoftext|im_end)|^(?:### ?)?(?:system|developer|assistant) ?(?:prompt|message|override)? ?: |\b(?:system|new|updated|admin) (?:override|instructions?) ?:|\bend of (?:system )?(?:prompt|instructions)\b|\byour new (?:instructions|rules|orders) are\b|\bi(?:'m| am) (?:your|the) (?:developer|creator|programmer|admin(?:istrator)?|owner)\b.{0,80}\b(?:allow|permission|rules|order|must|override|unlock|off|ignore|access)\b/,
  /\b(?:say|answer|respond|reply|start|begin)(?: [a-z']+){0,4} (?:even (?:if|when|though)|no matter (?:if|how|what))(?: [a-z']+){0,5} (?:rules|allowed|forbidden|not allowed|against|filter|blocked|illegal|unsafe|policy)\b|\b(?:my|our) (?:dead |late )?(?:grandma|grandmother|granny)\b.{0,60}\b(?:used to|would|always)\b.{0,60}\b(?:napalm|bomb|keys|weapons?|password|drugs|meth)\b/,
  /\b(?:ignorier\w*|vergiss)(?: [a-zäöüß]+){0,3} (?:anweisungen|regeln|vorgaben|befehle)|\b(?:ignore[zr]?|oublie[zr]?)(?: [a-zà-ÿ]+){0,3} (?:instructions|règles|consignes)|\b(?:ignora|olvida)(?: [a-zà-ÿ]+){0,3} (?:instrucciones|reglas|istruzioni|regole|instruções|regras)/,
]

/** Whoever wants to stop or escape something is not asking how to do it. */
const defence =
  /\b(?:protect (?:myself|me|my|mine|yourself|us|our|ourselves|people|kids|children)|stop (?:someone|people|somebody|them|a|the|being)|prevent|recogni[sz]e|spot (?:a |an )?(?:phishing|scam|fake)|avoid|defend|warn (?:my|our|people|others|kids)|(?:stand|speak) up (?:for|to|against)|hackers? (?:steal|get|do|guess|crack|use)|safe (?:from|against)|what (?:should|can|could) i do (?:if|when)|apologi[sz]e|say sorry)\b/

/** Kinds of harm that the words ask for; none for nearly everything children write. */
export function harmsIn(prompt: string): HarmKind[] {
  const text = plainWords(prompt)
  const excused = new Set<HarmKind>([
    ...(play.test(text) ? (['violence', 'weapons', 'drugs'] as const) : []),
    ...(defence.test(text) ? (['bullying', 'crime'] as const) : []),
  ])
  return harms.filter(([kind, rules]) => !excused.has(kind) && rules.some((rule) => rule.test(text))).map(([kind]) => kind)
}

/** Whether the words try to talk a machine out of its rules, or into telling its hidden ones. */
export function triesToOverride(prompt: string): boolean {
  const text = plainWords(prompt)
  return overrides.some((rule) => rule.test(text))
}
