import { randomUUID } from 'node:crypto'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { answerConsent, childForm, mailedToken, signInByMail, signUp, signupForm } from '../support/people/people.ts'

/** Every kind of viewer, in the column order of the access matrix. `owner` is the child of 11 whose data is requested. */
export const actors = ['visitor', 'waiting', 'owner', 'sibling', 'other', 'parent', 'otherParent', 'staff'] as const
export type Actor = (typeof actors)[number]

/** Two families and staff with the lab and the social features open, and factories for data of the owner. */
export class AccessPeople {
  readonly academy: Academy
  readonly browsers: Record<Actor, Browser>
  readonly ownerId: string
  readonly parentId: string

  private constructor(academy: Academy, browsers: Record<Actor, Browser>, ownerId: string, parentId: string) {
    this.academy = academy
    this.browsers = browsers
    this.ownerId = ownerId
    this.parentId = parentId
  }

  static async gather(env: Record<string, string> = {}): Promise<AccessPeople> {
    const academy = await Academy.open('embedded', env)
    const parentEmail = 'parent-of-two@example.org'
    const owner = await addChild(academy, parentEmail)
    const sibling = await addChild(academy, parentEmail)
    const otherParentEmail = 'another-parent@example.org'
    await addChild(academy, otherParentEmail)
    const other = await signUp(academy, signupForm())
    // Old enough for the features that open with the age of an account.
    await academy.db.learner.updateMany({ data: { createdAt: daysFrom(academy.app.clock(), -40) } })
    const parents = { role: 'parent', isDemo: false } as const
    await academy.db.user.updateMany({ where: parents, data: { createdAt: daysFrom(academy.app.clock(), -40) } })
    const waiting = await signUp(academy, childForm())
    await academy.db.user.create({
      data: { id: 'staff', email: 'staff-member@example.org', firstName: 'S', lastName: '', name: 'S', role: 'staff' },
    })
    return new AccessPeople(
      academy,
      {
        visitor: academy.browser(),
        waiting: waiting.browser,
        owner: await signInByMail(academy, owner.email),
        sibling: await signInByMail(academy, sibling.email),
        other: await signInByMail(academy, other.user.email),
        parent: await signInByMail(academy, parentEmail),
        otherParent: await signInByMail(academy, otherParentEmail),
        staff: await signInByMail(academy, 'staff-member@example.org'),
      },
      owner.id,
      (await academy.db.user.findUniqueOrThrow({ where: { email: parentEmail } })).id,
    )
  }

  /** Creates a project of the owner. */
  async project(data: { deletedAt?: Date } = {}): Promise<string> {
    const project = await this.academy.db.project.create({
      data: { learnerId: this.ownerId, title: 'A map of bins', description: 'Where bins stand.', status: 'completed', ...data },
    })
    return project.id
  }

  /** Creates a project of the owner on the showcase. */
  async shownProject(): Promise<string> {
    const projectId = await this.project()
    await this.shareRequest('approved', projectId)
    return projectId
  }

  /** Creates a project of the owner on the showcase with one report. */
  async reportedProject(): Promise<string> {
    const projectId = await this.shownProject()
    const reporterId = 'demo-parent'
    await this.academy.db.projectReport.create({ data: { projectId, reporterId, reason: 'unkind' } })
    return projectId
  }

  /** Creates a request of the owner to share a project. */
  async shareRequest(state: 'waitingForParent' | 'waitingForStaff' | 'approved', projectId?: string): Promise<string> {
    const request = await this.academy.db.shareRequest.create({
      data: { projectId: projectId ?? (await this.project()), title: 'A map', description: '', toolsUsed: [], state },
    })
    return request.id
  }

  /** Creates an answered or a blocked prompt of the owner. */
  async interaction(level: 'safe' | 'danger' = 'safe', reviewAskedAt: Date | null = null): Promise<string> {
    const at = this.academy.app.clock()
    const interaction = await this.academy.db.interaction.create({
      data: {
        learnerId: this.ownerId,
        toolType: 'claude',
        prompt: `Explain tides ${randomUUID()}`,
        response: 'They rise.',
        level,
        reviewAskedAt,
        createdAt: at,
        answeredAt: at,
      },
    })
    return interaction.id
  }

  /** Creates a project of the owner with a saved prompt from the lab. */
  async projectWithPrompt(): Promise<string> {
    const projectId = await this.project()
    const copy = {
      toolType: 'claude',
      prompt: 'Explain tides.',
      response: 'They rise.',
      provider: 'openai',
      model: 'small',
    } as const
    await this.academy.db.projectPrompt.create({ data: { projectId, ...copy, askedAt: this.academy.app.clock() } })
    return projectId
  }

  /** Creates a request of the owner to the parent. */
  async familyRequest(): Promise<string> {
    const expiresAt = daysFrom(this.academy.app.clock(), 7)
    const request = await this.academy.db.familyRequest.create({ data: { learnerId: this.ownerId, kind: 'openLab', expiresAt } })
    return request.id
  }

  /** Creates a saved report of the member of staff. */
  async savedReport(): Promise<string> {
    const report = await this.academy.db.savedReport.create({
      data: { ownerId: 'staff', name: `Visitors ${randomUUID()}`, query: '{ achievementCount }' },
    })
    return report.id
  }

  /** Creates an account outside both families, and returns it as arguments. */
  async account(role: 'parent' | 'staff'): Promise<string> {
    const email = `${randomUUID()}@example.org`
    const data = { id: randomUUID(), email, firstName: 'N', lastName: '', name: 'N', role }
    return `id: "${(await this.academy.db.user.create({ data })).id}"`
  }

  /** Creates a closed account, and returns it with the time of the closure. */
  async closedAccount(role: 'parent' | 'staff'): Promise<string> {
    const account = await this.account(role)
    const [, userId = ''] = account.split('"')
    const closedAt = this.academy.app.clock()
    await this.academy.db.accountClosure.create({ data: { userId, reason: 'Something happened.', closedAt } })
    return `${account}, since: "${closedAt.toISOString()}"`
  }

  /** Creates an invitation by the member of staff. */
  async staffInvitation(): Promise<string> {
    const email = `${randomUUID()}@example.org`
    const at = this.academy.app.clock()
    const times = { invitedAt: at, expiresAt: daysFrom(at, 7) }
    const data = { email, invitedBy: 'staff', tokenHash: randomUUID(), ...times }
    return (await this.academy.db.staffInvitation.create({ data })).id
  }

  /** Creates a session of the owner on another device. */
  async session(): Promise<string> {
    const expiresAt = daysFrom(this.academy.app.clock(), 30)
    const data = { id: randomUUID(), token: randomUUID(), userId: this.ownerId, expiresAt }
    return (await this.academy.db.session.create({ data })).id
  }

  async newsDraft(): Promise<string> {
    const link = `https://example.org/${randomUUID()}`
    const draft = await this.academy.db.newsDraft.create({
      data: { title: 'New', excerpt: 'Words', link, feed: 'example.org', fetchedAt: this.academy.app.clock() },
    })
    return draft.id
  }
}

/** Signs up a child of 11 whose parent agreed. */
async function addChild(academy: Academy, parentEmail: string): Promise<{ id: string; email: string }> {
  const { user } = await signUp(academy, childForm({ parentEmail }))
  const token = await mailedToken(academy, 'consent', parentEmail)
  await academy.browser().execute(answerConsent, { token, agree: true })
  return user
}
