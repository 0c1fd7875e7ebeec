import { expect, it } from 'vitest'
import { namesRealPerson } from './real-person.service.ts'

it.each([
  'a photo of Taylor Swift',
  'A picture of Lionel Messi and a dragon',
  'Draw a cartoon of Vincent van Gogh.',
  'Lionel Messi playing chess on the moon',
  'Ariana Grande as a cat',
  'a selfie with Messi',
  'a portrait of Zendaya',
  'photo of Messi eating a pizza',
  'a robot with Messi’s face',
  'a boy who looks like Harry Styles',
  'Mr Brown in a clown costume',
  'President Lincoln on a skateboard',
  'the king of England in a bathtub',
  'the pope on a motorbike',
  'a realistic picture of my teacher',
  'a photo of me at the beach',
  'my friend Emma Clark is a superhero',
  'a picture of [name] with wings',
  'a famous person at a party',
])('a picture of a real person: %s', (prompt) => {
  expect(namesRealPerson(prompt)).toBe(true)
})

it.each([
  'a girl with red curls who plays football',
  'Draw a red fox on a bench, calm.',
  'a king on a throne of pancakes',
  'A picture of the Eiffel Tower at night',
  'a photo of New York City from above',
  'a painting of the Great Wall of China in the snow',
  'a Golden Retriever running on a beach',
  'a picture of Mount Everest',
  'a starry night in the style of Vincent van Gogh',
  'Earth seen from the Moon',
  'a cartoon of a cat as an astronaut',
  'a poster for World Book Day with owls',
  'a photo of my dog in a hat',
  'My cat eating spaghetti',
  'A robot teacher reading to children',
  'an Arctic fox sleeping',
])('no picture of a real person: %s', (prompt) => {
  expect(namesRealPerson(prompt)).toBe(false)
})

it('is quick for a long prompt', () => {
  const start = performance.now()
  namesRealPerson('Aa '.repeat(1300))
  namesRealPerson('picture of Aa van '.repeat(220))
  namesRealPerson('a'.repeat(4000))
  expect(performance.now() - start).toBeLessThan(200)
})
