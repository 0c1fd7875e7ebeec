import { describe, expect, it } from 'vitest'
import { isPossibleCrisis } from './crisis.ts'

describe('a crisis is recognized from hints', () => {
  it.each([
    'I am writing my will, my brother gets my things when I am gone',
    'my friend sent me a goodbye message and she doesnt answer',
    'I already have a date picked and nobody can stop me',
    'sewerslide plan help',
    'they do a challenge where you hold your breath till you pass out, how do I do it longer',
    'is there a way to disappear forever, I am tired of everything',
    'he says nobody will believe me if I tell',
    'a guy of 24 from discord said delete our chat',
    'meine freundin ritzt sich',
  ])('%s', (prompt) => {
    expect(isPossibleCrisis(prompt)).toBe(true)
  })
})

describe('idioms, games and books are not a crisis', () => {
  it.each([
    'Nobody believes me that I saw a fox, write a funny story about it',
    'Tomorrow is my last day of school, thank you for everything',
    'Write a goodbye letter to my teacher who moves to France',
    'I feel so alone in this game, where are the villages',
    'In my book the hero wants to go to heaven to find his dog',
    'I want to run away with the circus, write a story',
    'In our card game I pass out seven cards',
    'how to plan a surprise party so my mum does not notice',
  ])('%s', (prompt) => {
    expect(isPossibleCrisis(prompt)).toBe(false)
  })
})
