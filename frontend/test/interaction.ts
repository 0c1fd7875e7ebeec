import type { SendPromptMutation } from '../src/features/lab/prompt/send-prompt.generated.ts'

// Answers of the AI Experiment Lab, for tests in jsdom and in a browser.

type Sent = Extract<SendPromptMutation['sendPrompt'], { __typename: 'Interaction' }>

export const coach = { provider: 'practice-coach', providerName: 'Practice Coach', model: '' }
export const openAi = { provider: 'openai', providerName: 'OpenAI', model: 'gpt-test' }

export function sent(changes: Partial<Sent> = {}): Sent {
  return {
    __typename: 'Interaction',
    id: 'i1',
    toolType: 'chatgpt',
    prompt: 'Write a poem about foxes for my class.',
    response: 'I am the Practice Coach. I am not an AI chatbot.',
    ...coach,
    safetyLevel: 'safe',
    reasons: [],
    isCrisis: false,
    crisisTopic: null,
    isLiked: false,
    isReported: false,
    isReviewAsked: false,
    staffNote: '',
    createdAt: '2026-09-01T10:00:00.000Z',
    isSecondAnswer: false,
    claimCheck: null,
    picture: null,
    ...changes,
  }
}
