import type { SidekickId } from './sidekicks.ts'
import { brainBot } from './voices/brain-bot.ts'
import { designDynamo } from './voices/design-dynamo.ts'
import { maestro } from './voices/maestro.ts'
import { mentorGuide } from './voices/mentor-guide.ts'
import type { Voice } from './voices/voice.ts'

export const sidekickVoices: Record<SidekickId, Voice> = {
  'mentor-guide': mentorGuide,
  'brain-bot': brainBot,
  'design-dynamo': designDynamo,
  maestro,
}
