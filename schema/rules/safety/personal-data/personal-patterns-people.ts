import { globalPattern, nonNameWord } from './personal-context.ts'
import type { ContextualRule } from './personal-patterns.ts'
import { nonPersonNames } from './personal-patterns-misc.ts'
import { nonSecretWords } from './personal-words.ts'

// Names and birth dates of the writer, their family or a classmate, in lower or upper case.

const people =
  "(?:mum|mom|mummy|dad|daddy|mother|father|step(?:mum|mom|dad)|brother|sister|sis|bro|twin|uncle|aunt|auntie|cousin|nan|gran|grandma|grandpa|friend|girlfriend|boyfriend|bestie|crush|boss|teacher|coach|tutor|therapist|doctor|dentist|patient|neighbou?rs?|carers)(?:['’]?s)?"
const small = `(?!${nonNameWord}\\b|(?:plays?|likes?|loves?|wants?|says?|said|told|thinks?|keeps?|looks?|hates?|needs?|gets?|gave|made|takes?|took|eats?|sings?|snores?|moved|broke|stole|lost|won|scored|drives?|reads?|tells?|asks?|asked|bakes?|called|named|turn(?:s|ed|ing)?|school|class|year|grade|football|birthday|years?|names?|kind|who|whose|sad|happy|angry|tired|scared|afraid|bored|sick|ill|nervous|stuck|sure|trying|doing|making|writing|learning|reading|looking|working|sorry|bad|better|short|tall|allergic|born|interested|kinda|like|left|right|feeling|getting|planning|studying|organi[sz]ing|building|wearing|supposed|annoying|english|german|french|turning)\\b)\\p{L}[\\p{L}'’-]{1,18}`
const name = `${small} (?:(?:de|van|von|da|di|al|el) )?${small}(?: ${small})?`
const tail =
  '(?=[,.):;]| from | in (?:my )?class| of | at | and (?:me|my|i)\\b| \\p{Nd}|$| is (?:in|\\p{Nd}|my|at) | has | got | who | earns | whose | says | class | year )'
/** Words that make a nearby lower-case name a person's. */
const known =
  /\b(?:class (?:\p{Nd}|list|of)|(?:form|year|grade|room) \p{Nd}|school|primary|academy|elementary|schule|gymnasium|born|lives?|diabetes|epilepsy|prison|parole|rehab|therap\p{L}*|clinic|psycholog\p{L}*|dementia|diagnosis|medication|period|pregnant|divorced|salary|earns|in prison|ward|ocd|adhd|kg|cv|dob|works|drinks|number|team|blood type|klasse|classe|clase|klasa|turma|sınıf|hospital|squad|schedule|\p{Nd}{1,2}[a-f]|(?:is|aged?|im|i['’]m) \p{Nd}{1,2})\b|, \p{Nd}{1,2}\b|salary/iu
/** Words that make a nearby name a person's, but not a famous person's. */
const besideName =
  /\b(?:class \p{Nd}|\p{Nd}{1,2}[a-fA-F]|(?:year|grade|form|group|room) \p{Nd}|dob|d\.o\.b|roll no|pesel|svnr|thats me|that['’]s me|sign (?:it|me|my|with)|signed|my (?:\p{L}+ )?name|her schedule|works at|his name|her name|my (?:brother|sister|friend|uncle|aunt|cousin|boss|twin|classmate|girlfriend|boyfriend|neighbour|teacher)|(?:mum|mom|dad)['’]?s name|blood type|from our|in my class|our class|full name(?: is|:)|name tag|insurance|health card)\b/iu
/** Things people say about others in confidence. */
const confided =
  /\b(?:anxiety|adhd|autis\p{L}+|depress\p{L}+|antidepressants|diabet\p{L}+|epilep\p{L}+|cancer|leuk[a]?emia|chemo|pregnant|prison|jail|rehab|therap\p{L}+|psych\p{L}+|wets the bed|lice|medication|pills|ocd|earns|salary|fired|on parole|foster|in care|dementia|got her (?:first )?period|eating disorder|divorc\p{L}+|stutters?|inhaler|allerg\p{L}+|inkontinen\p{L}+)\b/iu
/** Endings that are rare in names, and common words after "me" or "my friend". */
const ordinary =
  /^\p{L}+(?:ing|ed|ly|ness|tions?|ments?|ous|ful|less|ies|able|['’]s|s['’])$|^(?:both|sides|without|against|away|card|cards|credit|drug|law|paper|tube|rolls?|board|list|form|sports?|party|team|club|chapter|instead|style|speech|people|person|kids?|boys?|girls?|members?|green|wood|sticks?|head|mail|lol|haha|gonna|put|digit|story|book|game|games|song|rap|poem|letter|text|essay|homework|maths|science|art|music|passed|gone|dead|brother|sister|husband|wife|mother|father|uncle|aunt|patient|candidate|vapes|smokes|makes|them|wears|bought|found|hai|mr|mrs|miss|eleven)$/iu
export const isPerson = (found: string) => !found.split(' ').some((it) => nonSecretWords.test(it) || ordinary.test(it))

export const peopleRules: ContextualRule[] = [
  {
    kind: 'name',
    hint: known,
    pattern: globalPattern(
      `(?<=\\b(?:im|i['’]m|i am|he is|she is|sono|ich bin|ich hei(?:ß|ss)e|je suis|soy|eu sou|sou|jestem|but im really|really|me|name is|name['’]?s|names|called|this is|with me|signed|sign(?: it)?(?: with| as)?:?|sincerely,|regards,|yours,|it['’]?s|its|from|candidate \\p{Nd}{1,2}[a-f],|name:|about me,|full name: [\\p{Nd}/.]{6,10}|me:) |(?<![\\p{L}])me \\()${name}${tail}`,
    ),
    accepts: isPerson,
  },
  {
    kind: 'name',
    hint: known,
    pattern: globalPattern(
      `(?<=\\b(?:(?:my|our|a|the|foster|moms?|dads?) )?${people},?:? (?:(?:his|her|their) )?(?:names?(?:['’]?s)? (?:is )?|is (?=dr)|called |to )?(?:dr\\.? |mrs?\\.? (?:and mrs )?|(?<=neighbou?rs |carers )mr and mrs )?)${name}${tail}`,
    ),
    accepts: isPerson,
  },
  {
    kind: 'name',
    hint: /\b(?:dr|mr|mrs|ms|miss)\b/iu,
    pattern:
      /(?<=\b(?:my|our|dad|mum|mom|sees|boss|form tutor|from|carers|neighbours?|is)\b[^.!?\n]{0,40}\b(?:dr|mrs?|ms)\.? (?:and mrs )?)(?!and\b)\p{L}{3,16}(?:[ -](?!says|is|at|on|of|who|every|has|my|that|in|and|wrote|for|told|said)\p{L}{3,16})?(?=[,.]| says| every| has| in | at | of | wrote| on | who| said)/giu,
  },
  {
    kind: 'name',
    hint: /\p{Lu}\p{Ll}+ \p{Lu}/u,
    pattern:
      /(?<=(?:\b(?:[Ii]['’]?m|[Ii] am|me|[Mm]y (?:\p{L}+ )?\p{L}+|[Nn]ame tag|[Aa]s|[Ff]ull name|[Mm]um|[Dd]ad|page|hi to|[Bb]ut|from|typing|boss at [\p{L} ]{3,20}|that['’]s me)[:,]? ['’]?))(?!The|Saint|St\b|New|North|South|East|West|School)\p{Lu}\p{Ll}[\p{L}'’-]{1,18} (?:(?:de|van|von|da) )?\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: \p{Lu}\p{Ll}[\p{L}-]{1,20})?(?= \p{Nd}|,| and me| is in| earns| told| from|$|\.)/gu,
    accepts: (found, text) =>
      known.test(text) && !/(?:School|Street|Road|Lane|Park|City|Day|League|Club|Woods?|English|French|German)$/u.test(found),
  },
  {
    kind: 'name',
    hint: /\p{Lu}\p{Ll}+ \p{Lu}/u,
    pattern: /(?<![\p{L}.'’-])\p{Lu}\p{Ll}[\p{L}'’-]{1,18} (?:(?:de|van|von|da) )?\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?![\p{L}])/gu,
    accepts: (found, text) =>
      !nonPersonNames.test(found) &&
      isPerson(found) &&
      (confided.test(text) || besideName.test(text)) &&
      !/^(?:For|In|At|On|And|But|Then|So|She|He|They|It|We|You|What|When|Why|How|Can|Could|Do|Is|Are|If|Our|Your|Her|His|Its|Children)\b|(?:English|French|German|Spanish|Greek|Saint|Woods?|Baths|Ducks|Clinic|Hospital|Arms|Tower|Forest)$/u.test(
        found,
      ),
  },
  {
    kind: 'name',
    hint: confided,
    pattern:
      /(?<=\b(?:[Mm]y|[Oo]ur) (?:(?:big|little|best|older|younger|twin) )?(?:brother|sister|sis|bro|friend|cousin|classmate|bestie|uncle|aunt|neighbou?r),? )\p{Lu}\p{Ll}{2,14}(?! \p{Lu})(?![\p{L}'’])/gu,
  },
  {
    kind: 'name',
    hint: /меня зовут|我叫|mera naam/iu,
    pattern: /(?<=меня зовут )\p{L}{2,16}(?: \p{L}{3,20})?|(?<=我叫)\p{sc=Han}{2,4}|(?<=mera naam )\p{Lu}\p{L}+ \p{Lu}\p{L}+/giu,
  },
  {
    kind: 'name',
    hint: /maiden/iu,
    pattern:
      /(?<=\bmaiden name(?: is|['’]s|:)? )(?!a\b|the\b|and\b|is\b|so\b|for\b)\p{L}{3,20}(?:(?: and| ,|,)? my first pet (?:was|is) \p{L}{2,16})?/giu,
  },
  {
    kind: 'birthday',
    hint: /\p{Nd}/u,
    pattern:
      /(?<=\b(?:dob|date of birth|born(?: on)?(?: the)?|b-?day|birthday|geboren(?: am)?|née? le|nacid[oa] el|full name|twin)\b[^\n\p{N}]{0,30})\p{Nd}{1,2}(?:(?:[./-]\p{Nd}{1,2}[./-]|(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6},? )(?:19[4-9]|20[0-2])\p{Nd}|[./]\p{Nd}{1,2}[./]\p{Nd}{2}(?!\p{Nd}))/giu,
  },
  {
    kind: 'name',
    hint: /\bname|surname/iu,
    pattern:
      /(?<=\b(?:surname|last name|family name|full name|real name|legal name|middle name|first name)(?: is|['’]s|:| =)? )(?!is\b|and\b|in\b|or\b|for\b|of\b|on\b|to\b|with\b|but\b|so\b|that\b|off\b|out\b)\p{L}[\p{L}-]{2,16}(?: \p{L}[\p{L}-]{2,16})?(?=[,.)]|$| and | in | class)/giu,
    accepts: isPerson,
  },
  {
    kind: 'name',
    hint: /\p{Nd}/u,
    pattern: globalPattern(
      `(?<=\\b(?:im|i['’]m|i am|name is|name['’]?s|its|it['’]s) )(?!${nonNameWord}\\b)\\p{L}{3,14},? (?:aged? |im |i['’]m )?\\p{Nd}{1,2}(?: years? old)?,? (?:and )?(?:from|living in|i live in|live in|live at) (?!a\\b|the\\b)\\p{L}{3,16}`,
    ),
  },
]
