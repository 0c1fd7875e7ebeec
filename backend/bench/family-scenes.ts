import { signLink } from '../src/modules/identity/signed-link.service.ts'
import type { Scene } from './scenes.ts'
import { address, type Stage } from './stage.ts'

/** Who runs the operations of families. */
export const familyScenes: Record<string, (stage: Stage) => Scene | Promise<Scene>> = {
  AddChildProfile: async (stage) => ({
    cookie: (await stage.parent()).cookie,
    variables: { input: { firstName: 'Ada', age: 9, agreed: true }, requestKey: crypto.randomUUID() },
  }),
  AnswerFamilyQuestion: async (stage) => ({ variables: { token: await questionToken(stage), approve: true } }),
  AnswerFamilyRequest: async (stage) => {
    const { cookie, learnerId } = await stage.parent()
    return { cookie, variables: { id: await ask(stage, learnerId), approve: true } }
  },
  AskFamily: async (stage) => {
    const { childCookie } = await linked(stage)
    return { cookie: childCookie, variables: { input: { kind: 'moreTime', minutes: 15 } } }
  },
  CancelInvitation: (stage) => ({ cookie: stage.newcomer().cookie }),
  ChildSettingsPage: async (stage) => ({ cookie: (await stage.parent()).cookie }),
  ChooseMails: async (stage) => ({ cookie: (await stage.parent()).cookie, variables: { choice: 'weekly' } }),
  ChooseProviders: (stage) => ({ cookie: stage.newcomer().cookie, variables: { mayAskProviders: false } }),
  ConfirmEntryCode: async (stage) => {
    const { data } = await stage.run('CreateEntryCode', await addedChild(stage))
    return { variables: { code: (data['createEntryCode'] as { entryCode: string }).entryCode } }
  },
  CreateEntryCode: (stage) => addedChild(stage),
  EndGuardianship: async (stage) => {
    const { cookie, learnerId } = await stage.parent()
    const { db } = stage.database
    await db.learner.update({ where: { id: learnerId }, data: { consent: 'notRequired' } })
    const { parentId } = await db.guardianship.findFirstOrThrow({ where: { learnerId } })
    return { cookie, variables: { learnerId, parentId } }
  },
  FamilyQuestion: async (stage) => ({ variables: { token: await questionToken(stage) } }),
  InviteParent: (stage) => ({
    cookie: stage.newcomer().cookie,
    variables: { input: { parentFirstName: 'Sam', parentEmail: address() } },
  }),
  SetFamilyControls: async (stage) => {
    const { cookie, learnerId } = await stage.parent()
    return { cookie, variables: { learnerId, input: { labMinutesPerDay: 30 } } }
  },
  StopMails: ({ config }) => ({ variables: { token: signLink(config, 'stop-mails', 'no-such-parent', null) } }),
  Withdrawal: async (stage) => ({ variables: { token: await withdrawalToken(stage) } }),
  WithdrawConsentByLink: async (stage) => ({ variables: { token: await withdrawalToken(stage) } }),
}

/** A child whose parent said yes, at its own browser. */
async function linked(stage: Stage): Promise<{ childCookie: string }> {
  const { cookie, token } = await stage.child()
  await stage.run('AnswerConsent', { variables: { token, agree: true } })
  return { childCookie: cookie }
}

/** A parent, and a child without an address whom the parent added. */
async function addedChild(stage: Stage): Promise<{ cookie: string; variables: { learnerId: string } }> {
  const { cookie } = await stage.parent()
  const input = { firstName: 'Ada', age: 9, agreed: true }
  const { data } = await stage.run('AddChildProfile', { cookie, variables: { input } })
  return { cookie, variables: { learnerId: (data['addChildProfile'] as { id: string }).id } }
}

async function ask({ database }: Stage, learnerId: string): Promise<string> {
  const open = { learnerId, kind: 'tool', tool: 'dalle', openKey: 'tool:dalle' } as const
  const expiresAt = new Date(Date.now() + 86_400_000)
  return (await database.db.familyRequest.create({ data: { ...open, expiresAt }, select: { id: true } })).id
}

async function questionToken(stage: Stage): Promise<string> {
  const { learnerId } = await stage.parent()
  const { parentId } = await stage.database.db.guardianship.findFirstOrThrow({ where: { learnerId } })
  return signLink(stage.config, 'family-request', `${await ask(stage, learnerId)}_${parentId}`, null)
}

async function withdrawalToken(stage: Stage): Promise<string> {
  const { learnerId } = await stage.parent()
  const { id } = await stage.database.db.consentRequest.findFirstOrThrow({ where: { learnerId } })
  return signLink(stage.config, 'consent-withdraw', id, null)
}
