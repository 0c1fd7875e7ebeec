const names: Record<string, string> = {
  chatgpt: 'ChatGPT',
  gemini: 'Gemini',
  claude: 'Claude',
  dalle: 'DALL-E',
  midjourney: 'Midjourney',
  runway: 'Runway',
}

export function toolName(id: string): string {
  return names[id] ?? id
}
