// Young people's spellings of common words. fuzzy-words.ts finds misspelled safety words; the entries here are too short for it,
// too different, or slang.

const spellings: Record<string, string> = Object.fromEntries(
  `abouse=abuse acount=account acounts=accounts agen=again alot=a_lot anser=answer anwser=answer anymor=anymore arnt=arent
  aint=isnt becos=because becoz=because becouse=because becuase=because bc=because bcuz=because cuz=because coz=because
  bf=boyfriend gf=girlfriend bild=build bilding=building bom=bomb boms=bombs bro=brother sis=sister cud=could ded=dead
  doin=doing dosent=doesnt dosnt=doesnt dumm=dumb dyeing=dying easyest=easiest eny=any enymore=anymore
  evry=every evrybody=everybody evryone=everyone evrything=everything everbody=everybody fone=phone frend=friend frends=friends frendz=friends
  freind=friend freinds=friends fren=friend gettin=getting gimme=give_me giv=give goin=going gona=going_to gonna=going_to
  gunna=going_to gotta=got_to grl=girl hapier=happier hav=have havin=having hert=hurt herts=hurts hitz=hits hurtz=hurts
  howto=how_to hw=how idk=i_dont_know idc=i_dont_care igore=ignore ignor=ignore imma=i_am_going_to instrucshuns=instructions
  instructons=instructions instrucions=instructions instuctions=instructions intructions=instructions intstructions=instructions
  irl=in_real_life kil=kill kils=kills kidz=kids ppl=people peple=people peeple=people pepole=people poeple=people laffs=laughs
  laff=laugh lemme=let_me liv=live livin=living livng=living luv=love lyfe=life mak=make makin=making meen=mean mesage=message
  misef=myself miself=myself mysef=myself myslef=myself mysself=myself mom=mum moms=mums mommy=mum mommys=mums mummy=mum
  daddy=dad daddys=dads nite=night nites=nights nobdy=nobody noone=nobody nuffin=nothing nakid=naked
  naket=naked neckid=naked notise=notice nock=knock nocked=knocked neighbor=neighbour neighbors=neighbours folow=follow
  paswrd=password pasword=password paswort=password passwrd=password pw=password pls=please plz=please plese=please pleez=please
  plis=please preevious=previous previus=previous prevous=previous pretent=pretend pron=porn prn=porn pr0n=porn pic=picture
  pics=pictures piks=pictures pix=pictures picter=picture pictur=picture picturs=pictures r=are rite=write ritten=written
  rly=really relly=really realy=really rools=rules ruls=rules rulz=rules safty=safety sayd=said scard=scared scaird=scared
  skared=scared secrit=secret secert=secret sez=says shoud=should shud=should sombody=somebody somone=someone sum1=someone
  sumone=someone some1=someone every1=everyone any1=anyone skool=school scool=school schol=school skreams=screams sista=sister
  stoopid=stupid stupd=stupid stpid=stupid studip=stupid sucide=suicide suicid=suicide suicde=suicide suside=suicide
  sewicide=suicide sewerside=suicide techer=teacher techers=teachers teecher=teacher teechr=teacher tho=though til=until
  till=until thru=through throo=through tink=think ting=thing tonite=tonight tonit=tonight tuch=touch tuched=touched
  tuches=touches toched=touched toches=touches touchs=touches tuching=touching u=you ur=your urself=yourself yourslef=yourself
  ure=youre unkle=uncle vidio=video vids=videos vidz=videos wana=want_to wanna=want_to wanto=want_to wannt=want
  wan=want wnt=want wnat=want watn=want wat=what wats=whats wut=what wen=when whos=who_is wich=which wid=with wif=with wiv=with
  w=with wifout=without witout=without writ=write writting=writing wud=would yall=you_all yr=your cops=police
  abt=about tmr=tomorrow tmrw=tomorrow bday=birthday b4=before gr8=great l8r=later m8=mate h8=hate h8s=hates 2day=today
  2nite=tonight 4ever=forever kys=kill_yourself kms=kill_myself stfu=shut_up convo=conversation
  snap=snapchat sc=snapchat yt=youtube alc=alcohol ciggs=cigarettes cigs=cigarettes cig=cigarette ciggies=cigarettes
  ciggie=cigarette ciggy=cigarette cigarets=cigarettes cigaret=cigarette sigarettes=cigarettes siggarettes=cigarettes
  wepon=weapon wepons=weapons explosivs=explosives explosiv=explosive nife=knife nives=knives knifes=knives joynt=joint
  joynts=joints wead=weed weeed=weed cocain=cocaine coccaine=cocaine alchohol=alcohol alcohool=alcohol alcahol=alcohol
  vodca=vodka whiskey=whisky gost=ghost gosts=ghosts hacc=hack hak=hack haking=hacking stel=steal steeling=stealing
  steling=stealing robb=rob rumor=rumour rumors=rumours roomer=rumour gosip=gossip clasmate=classmate clasmates=classmates
  classmat=classmate uglyest=ugliest uglie=ugly uggly=ugly bulling=bullying embaras=embarrass embarass=embarrass
  embarras=embarrass embarassing=embarrassing anoy=annoy anoying=annoying mussel=muscle jooz=jews muslem=muslim muslems=muslims
  moslem=muslim moslems=muslims imigrant=immigrant imigrants=immigrants refugies=refugees gypsys=gypsies gipsies=gypsies
  gipsy=gypsy terorist=terrorist terorists=terrorists swastica=swastika swasticka=swastika natzi=nazi natzis=nazis nazies=nazis
  rascist=racist rasist=racist womens=women womans=women celler=cellar basment=basement stepdad=stepfather stepmom=stepmother
  stepmum=stepmother gramps=grandpa grandad=grandpa granny=grandma gran=grandma nan=grandma nana=grandma alon=alone emty=empty
  bettr=better worthles=worthless wory=worry cryed=cried crys=cries sux=sucks suk=suck dyin=dying dy=die alife=alive
  aliv=alive unaliv=unalive`
    .match(/\S+=\S+/g)
    ?.map((pair) => pair.split('=').map((word) => word.replaceAll('_', ' ')) as [string, string]) ?? [],
)

/** Returns the dictionary spelling; some become two words. */
export function correctSpelling(word: string): string {
  return Object.hasOwn(spellings, word) ? (spellings[word] ?? word) : word
}
