/** Words that point to a kind of prompt. A word that no training prompt has counts like the others of its group. */
const lists = {
  text: `story stories poem poems haiku limerick limericks sonnet sonnets ode song songs rap raps lyrics tale tales fable fables legend
    legends myth diary verse verses dialogue monologue script scene chapter ballad chant novel speech letter email message blog
    article advert review caption acrostic jingle toast fanfic paragraph sentence opening chorus eulogy obituary rhyme
    essay report fanfiction backstory blurb`,
  code: `python javascript java html css lua scratch sql typescript arduino microbit pygame turtle unity godot makecode code coding
    program programming script function loop loops variable sprite debug bug error array string boolean website webpage app bot
    regex json api console print input button algorithm github terminal compiler syntax roblox luau blocks block`,
  school: `homework worksheet assignment coursework essay exam test quiz revision revise gcse teacher class lesson maths math algebra
    fractions equation equations geometry physics chemistry biology history geography science spelling grammar french spanish german
    english sums sum percent percentage ratio triangle angle perimeter area volume divide multiply times minus plus square root mock
    marks textbook chapter ks2 sats solve simplify factorise calculate calculator spellings exercise comprehension`,
  picture: `draw drawing paint painting picture image photo sketch illustration poster logo wallpaper portrait watercolour cartoon collage
    pixel art comic meme icon avatar sticker banner thumbnail cover background anime style pfp mural 3d realistic photorealistic
    render sunset lighting closeup neon pastel glowing crayon chalk charcoal silhouette doodle tattoo pattern colour
    coloured colouring oil clay mosaic graffiti design manga isometric minimalist`,
  feelings: `sad happy bored lonely tired angry excited nervous scared annoyed stressed upset proud worried shy jealous embarrassed miss hate
    love feel feeling cried crying friends friend died mum dad best fell argument mean fight grounded unfair today yesterday`,
  chat: `hi hey hello yo sup morning night goodnight bye thanks thank wassup hiya haha lol omg bored chat talk favourite yourself robot
    alive real human ai you your pretend debate roleplay`,
  plan: `plan ideas idea names name tips list recipe menu schedule timetable routine checklist gift present presents party packing budget
    suggest recommend recommendations should could get better improve advice help organise choose nickname username activities games
    snacks dinner trip holiday birthday fundraiser stop way ways things cheap cook bake make raise money workout training itinerary
    invent title slogan hobbies`,
  joke: `joke jokes riddle riddles pun puns funny laugh hilarious knock twister twisters roast liners prank comeback teaser
    brainteaser comebacks`,
  explanation: `explain explanation difference between describe summary summarise summarize works work mean means understand teach learn about
    facts fact how overview history basics simple terms happen happens process meaning step`,
  question: `who what when where which why how is are do does did can was were will biggest fastest tallest oldest many much long far old
    true really ever actually most first`,
  trick: `ignore rules instructions swear secret system prompt filter filters dan jailbreak unfiltered restrictions pretend allowed
    developer mode password bypass forget previous hack curse override admin hidden limits uncensored guidelines evil`,
}

const groupsByWord = new Map<string, string[]>()
for (const [group, words] of Object.entries(lists))
  for (const word of words.split(/\s+/)) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group])

/** Returns the groups of a word in lower case. */
export function groupsOf(word: string): readonly string[] {
  return groupsByWord.get(word) ?? []
}
