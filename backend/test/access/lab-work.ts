import type { AccessPeople } from './access-people.ts'

const picture = { bytes: Buffer.from('picture'), mediaType: 'image/png', width: 64, height: 64 }

/** Creates two answers to a prompt of the owner that differ in one sentence, and returns the id of the second one. */
export async function createComparison(people: AccessPeople): Promise<string> {
  const firstAnswerId = await people.interaction()
  const id = await people.interaction()
  const data = { firstAnswerId, response: 'They rise. They fall twice a day.' }
  await people.academy.db.interaction.update({ where: { id }, data })
  return id
}

/** Creates a prompt of the owner that became a picture. */
export async function createPicture(people: AccessPeople): Promise<string> {
  const interactionId = await people.interaction()
  await people.academy.db.interactionPicture.create({ data: { interactionId, ...picture } })
  return interactionId
}

/** Adds a checked sentence and a picture to an interaction. */
export async function addLabWork({ academy }: AccessPeople, interactionId: string): Promise<void> {
  const { db, app } = academy
  const data = { interactionId, claim: 'They rise.', isFromSecond: true, outcome: 'right', checkedAt: app.clock() } as const
  await db.claimCheck.create({ data })
  await db.interactionPicture.create({ data: { interactionId, ...picture } })
}
