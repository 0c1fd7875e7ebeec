import type { DrawingSetup } from '@deepm/schema/rules/experiments/teach'
import type { MachineId } from './machine.ts'

export const setupNames: Record<DrawingSetup, string> = {
  'cat-dog': 'Cats and dogs',
  'sun-flower': 'Suns and flowers',
  own: 'My own two kinds',
}

export const machineNames: Record<MachineId, string> = { neighbors: 'Similar drawings', network: 'Neural network' }
