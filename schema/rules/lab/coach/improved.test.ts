import { describe, expect, it } from 'vitest'
import { coachPrompt } from './coach.ts'
import { promptForms, promptsOf } from './prompt-forms.fixture.ts'

describe('each suggestion', () => {
  it.each(promptForms)('raises the score and keeps the kind, for all variants of the examples: “%s”', (form) => {
    for (const begun of promptsOf(form)) {
      let prompt = begun
      for (let step = 0; step < 8; step += 1) {
        const { kind, helpsWith, score, suggestions } = coachPrompt(prompt)
        for (const { improved } of suggestions) {
          const after = coachPrompt(improved.text)
          expect(after, improved.text).toMatchObject({ kind, helpsWith })
          expect(after.score, improved.text).toBeGreaterThan(score)
        }
        const [first] = suggestions
        if (!first) break
        prompt = first.improved.text
      }
      expect(coachPrompt(prompt).suggestions, prompt).toEqual([])
    }
  })
})

describe('a prompt that a child improved', () => {
  it.each([
    ['top 10 cutest animals', 'top 10 cutest animals for my poster, one fun fact for each, easy words'],
    ['top 5 fortnite skins', 'top 5 fortnite skins with a reason for each'],
    ['top 5 fortnite skins', 'top 5 fortnite skins by how rare they are, with a reason for each, for my youtube video'],
    ['top 10 songs', 'top 10 songs for my summer party, most famous first, one sentence about each'],
    [
      'make me a quiz about minecraft',
      'make me a quiz about minecraft, 10 questions, a b c answers, dont show the answers until i am done',
    ],
    ['harry potter quiz', 'harry potter quiz for real fans, 12 questions, true or false, answers at the end'],
    ['quiz about dogs', 'quiz about dogs for my brother who is 6, five easy questions'],
    ['messi bio', 'write a short bio of messi for my football album, 5 sentences, his clubs and 1 fun fact'],
    [
      'write a bio of blackpink for my kpop insta page',
      'write a 100 word bio of blackpink for my kpop insta page, casual and fun, mention jennie and their first song',
    ],
    ['facts about sharks', '5 facts about sharks for my poster, they must be about how they hunt and how old they get'],
    ['make a table of the planets', 'make a table of the planets for my folder, columns size and moons, at most 8 rows'],
    [
      'email to my teacher asking for extra time on my history essay',
      'short polite email to my teacher asking for extra time on my history essay until monday bc i was sick',
    ],
    [
      'a berthday speech for my grandma',
      'a funny birthday speech for my grandma who always hides chocolate for me, at most 2 minutes',
    ],
    [
      'write a sorry letter to my friend',
      'my friend wont play with me anymore write her a short letter that i am sorry i broke her unicorn',
    ],
    ['text to my mum', 'a friendly text to my mum that i will be late because we missed the bus, one sentence'],
    [
      'make me a timetable for my week i got football on tuesday and thursday and piano on wednesday',
      'make me a timetable for my week as a table i got football on tuesday and thursday from 4 to 5 pm and piano on wednesday, sunday free',
    ],
    [
      'give me arguments for school uniforms',
      'give me 3 arguments for and against school uniforms in a table, for a debate in 9th grade',
    ],
    [
      'pros and cons of homework',
      'pros and cons of homework, three of each, with one example for each, for a debate in my class',
    ],
    [
      'do my math: 3x + 5 = 20',
      'Don’t tell me the answer to 3x + 5 = 20. Give me a hint for the first step. I took away 5 and got 3x = 15',
    ],
    ['what is 7 x 8', 'what is 7 x 8? don’t tell me, give me a hint. i know 7 x 7 is 49'],
    [
      'do my homework on volcanos',
      'help me with my homework on volcanos. don’t write it, ask me three questions. i already know what lava is',
    ],
    [
      'write my essay about school uniforms',
      'don’t write my essay about school uniforms for me, ask me three questions that help me to begin',
    ],
    ['write a poem about my cat', 'write a funny poem of 8 lines about my cat who is afraid of the hoover'],
    ['write a story about a dragon', 'write a scary story of 200 words about a shy dragon who loses his fire in a big city'],
    ['tell me a joke about my teacher', 'tell me three short jokes about my teacher'],
    ['explain photosynthesis', 'explain photosynthesis in 5 short sentences for a 9 year old, compare it with a kitchen'],
    ['why is the sky blue', 'why is the sky blue, how sure are you and where can i check it'],
    [
      'is AI going to take all jobs',
      'is AI going to take all jobs? look at one job, the job of a nurse, with reasons on both sides',
    ],
    ['i need a riddle', 'i need a hard riddel for my gran about birds, answer at the end'],
    ['summarise chapter 4 of holes', 'summarise chapter 4 of holes, i remember that stanley digs, ask me what is missing'],
    [
      'compare contact lenses vs glasses',
      'compare wearing contact lenses vs glasses for someone who does taekwondo, table, pros and cons, under 150 words',
    ],
    [
      'why does my sourdough not rise',
      'why does my sourdough not rise bro, its been 2 days and im baking it for my nans birthday. how sure are you and where can i check',
    ],
    ['what should i say to my brother', 'i ate all my brothers chocolate what should i say, help me say sorry in two sentences'],
    ['can you be a dragon', 'can you be a dragon that sells ice cream and i am the customer. Say one thing, then wait for me.'],
    [
      'does it matter if i use ai for my personal statement',
      'does it matter if i use ai for my personal statement, give me reasons for and against, and what you cant know',
    ],
    [
      'is it haram to listen to music when revising',
      'is it haram to listen to music when revising? my cousin says yes. give me the different views and who holds them',
    ],
    [
      'whats the best deck in clash royale rn',
      'whats the best deck in clash royale rn, im in arena 12, from when are your facts, and why',
    ],
    ['roast my mate jayden he supports spurs', 'roast my mate he supports spurs, joke about the team and use no names'],
    ['ideas for a birthday party', '5 ideas for a birthday party at home for 6 kids, we love space, max 30 euros'],
    [
      'make a game in scratch',
      'make a game in scratch where i move a cat with the arrow keys and the score goes up, only the first step',
    ],
  ])('“%s” keeps its kind and loses no points', (short, improved) => {
    const before = coachPrompt(short)
    const after = coachPrompt(improved)
    expect(after.kind).toBe(before.kind)
    expect(after.score).toBeGreaterThan(before.score)
    expect(after.score / after.parts.length).toBeGreaterThan(before.score / (before.parts.length || 1))
  })

  it('keeps its kind and loses no points if it is sent to a picture tool', () => {
    const options = { isForPicture: true }
    const before = coachPrompt('my hamster', options)
    const after = coachPrompt('my hamster Biscuit sleeping in a teacup, watercolor, soft yellow and brown, close up', options)
    expect(after.kind).toBe(before.kind)
    expect(after.score).toBeGreaterThan(before.score)
    expect(after.parts.find(({ id }) => id === 'viewpoint')).toMatchObject({ isFound: true, words: 'close up' })
  })
})
