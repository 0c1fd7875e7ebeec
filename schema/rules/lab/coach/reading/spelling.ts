import { correctSpelling } from '../../../safety/child-spellings.ts'

// Spelling for the Practice Coach, which looks for whole words.

/** Misspellings of young writers that hide the meaning; more are in child-spellings.ts. */
const spellings: Record<string, string> = Object.fromEntries(
  `potter=potter quizz=quiz quizes=quizzes abowt=about hes=he's shes=she's theyre=they're theres=there's theirs=theirs wheres=where's whens=when's arent=aren't
  wasnt=wasn't hasnt=hasn't havent=haven't wouldnt=wouldn't couldnt=couldn't shouldnt=shouldn't dosent=doesn't dosnt=doesn't
  didint=didn't apon=upon anser=answer ansers=answers alowed=allowed beter=better rn=right_now backround=background rulez=rules
  norulez=no_rules divison=division perimiter=perimeter shuld=should thru=through bout=about shoud=should tmr=tomorrow adn=and agen=again awdience=audience bcoz=because bcus=because bcuz=because becos=because becouse=because
  becoz=because becuase=because becuz=because beutiful=beautiful birfday=birthday bord=bored brithday=birthday cant=can't
  cartoony=cartoon chek=check chrismas=christmas color=colour colorful=colourful colors=colours cos=because coz=because
  crismas=christmas cud=could cuz=because definately=definitely didnt=didn't diffrent=different discribe=describe
  doesnt=doesn't dont=don't drawin=drawing drw=draw eksplain=explain exampel=example explane=explain explayn=explain
  explian=explain explin=explain exsample=example favorite=favourite favrite=favourite freind=friend freinds=friends
  frend=friend frends=friends funy=funny giv=give gonna=going_to grandama=grandma helth=health histroy=history
  homewerk=homework homewrk=homework homwork=homework hows=how's hw=homework riddel=riddle ridle=riddle ridel=riddle riddels=riddles rollar=roller roler=roller spagetti=spaghetti spagheti=spaghetti bruther=brother bruthers=brothers custermer=customer custumer=customer narwal=narwhal choclate=chocolate ideaz=ideas ideers=ideas im=i'm isnt=isn't
  its=it's ive=i've javascrip=javascript jok=joke jokez=jokes joks=jokes jus=just kidz=kids lenght=length lern=learn
  litle=little luv=love mabye=maybe maffs=maths mak=make mathss=maths minecraf=minecraft moar=more no1=nobody
  paragraf=paragraph paragrafs=paragraphs parragraph=paragraph peeple=people peple=people phyton=python picher=picture
  pictur=picture pix=pixel plase=please pleas=please pleez=please pls=please plz=please poeple=people
  pome=poem pomes=poems proffesional=professional progam=program pythn=python pyton=python qestion=question
  qestions=questions qwestion=question qwestions=questions rime=rhyme rite=write ryme=rhyme rytm=rhythm scarey=scary
  sciense=science scince=science scool=school senario=scenario sentance=sentence sentances=sentences sentense=sentence
  shud=should shure=sure sience=science siense=science skool=school somthing=something sorces=sources sorse=source
  spookey=spooky stori=story storie=story storry=story storys=stories sumthing=something knok=knock tabel=table tabels=tables teh=the tel=tell
  thats=that's thay=they thier=their tommorow=tomorrow tomorow=tomorrow u=you untill=until ur=your wanna=want_to
  wats=what's wen=when wether=whether whats=what's wich=which wid=with wierd=weird wifout=without wiv=with wont=won't
  wot=what writte=write wud=would xplain=explain y=why youre=you're yr=year yrs=years`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split('=')),
)

/** Words used by signs; a longer word that is one letter away from one of them is corrected to it. */
const known = new Set(
  `audience beginners because before between brother bullet bullets caption change characters check children compare dialogue describe
  different drawing example explain explanation facts family friend friends funny heading headings homework however ideas include
  instead introduction invent letter limits listen logo minutes missing mistakes number numbered numbers paragraph paragraphs parents
  people picture poster presentation problem project pupils question questions reader readers reason reasons rhyme school scientists
  sentence sentences should simple sister sources step steps story students style suggest summary teacher teenagers timeline
  understand unfair unsure without words write younger homework python javascript birthday timetable schedule cartoon painting
  riddle riddles pretend solve programme scratch recipe realistic favourite advice`.match(/\w+/g),
)

/** Corrects the spelling of a text in lower case: listed misspellings, and words one letter away from a word that the coach looks for. */
export function correctWords(text: string): string {
  return text.replaceAll(/[a-z'\d]*[a-z][a-z'\d]*/g, (word) => {
    const fixed = Object.hasOwn(spellings, word) ? spellings[word] : undefined
    if (fixed !== undefined) return fixed
    const other = correctSpelling(word)
    if (other !== word) return other.replaceAll('_', ' ')
    if (word.length < 6 || known.has(word)) return word
    for (const candidate of known) if (isOneLetterOff(word, candidate)) return candidate
    return word
  })
}

/** One letter added, missing, changed or swapped with its neighbour. Endings are left alone, so "stories" is unchanged. */
function isOneLetterOff(word: string, other: string): boolean {
  const difference = word.length - other.length
  if (Math.abs(difference) > 1 || word[0] !== other[0] || word.at(-1) !== other.at(-1)) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  const rest = word.slice(start)
  const left = other.slice(start)
  if (difference === 1) return rest.slice(1) === left
  if (difference === -1) return left.slice(1) === rest
  return rest.slice(1) === left.slice(1) || (rest.slice(2) === left.slice(2) && rest[0] === left[1] && rest[1] === left[0])
}
