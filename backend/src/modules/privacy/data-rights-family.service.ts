import type { Db } from '../../database/open.ts'

/** Returns the family controls of a learner. */
export async function readDecisions(db: Db, learnerId: string): Promise<object> {
  return { decidedByFamily: await db.familyControls.findUnique({ where: { learnerId }, omit: { learnerId: true } }) }
}

/**
 * Returns who decides for the account and for whom it decides: links, consent requests, and the consent log. `email` is
 * the confirmed address; without one, nothing is matched by address.
 */
export async function readOwnFamily(db: Db, userId: string, email: string | null): Promise<object> {
  const own = { OR: [{ learnerId: userId }, ...(email ? [{ parentEmail: email }] : [])] }
  const withChild = {
    include: { learner: { select: { user: { select: { firstName: true } } } } },
    orderBy: { createdAt: 'asc' },
  } as const
  const [links, decided, decisions, wishes, questions, events, invitations, otherParents] = await Promise.all([
    db.guardianship.findMany({
      where: { OR: [{ parentId: userId }, { learnerId: userId }] },
      include: {
        parent: { select: { firstName: true, lastName: true } },
        learner: { select: { user: { select: { firstName: true } } } },
      },
      orderBy: { createdAt: 'asc' },
    }),
    readDecisions(db, userId),
    db.familyDecision.findMany({
      where: { OR: [{ learnerId: userId }, { parentId: userId }] },
      include: withChild.include,
      orderBy: { decidedAt: 'asc' },
    }),
    db.familyRequest.findMany({
      where: { OR: [{ learnerId: userId }, { answeredBy: userId }] },
      include: withChild.include,
      orderBy: { askedAt: 'asc' },
    }),
    db.consentRequest.findMany({ where: own, include: { ...withChild.include, links: { orderBy: { createdAt: 'asc' } } } }),
    db.consentEvent.findMany({ where: own, ...withChild }),
    db.childInvitation.findMany({
      where: { OR: [{ parentId: userId }, ...(email ? [{ email }] : [])] },
      include: { parent: { select: { name: true } } },
      orderBy: { createdAt: 'asc' },
    }),
    db.guardianInvitation.findMany({
      where: { OR: [{ parentId: userId }, { learnerId: userId }, ...(email ? [{ email }] : [])] },
      include: { parent: { select: { name: true } }, learner: { select: { user: { select: { firstName: true } } } } },
      orderBy: { createdAt: 'asc' },
    }),
  ])
  return {
    family: links.map(({ parent, learner, createdAt }) => ({
      parent: `${parent.firstName} ${parent.lastName}`.trim(),
      child: learner.user.firstName,
      linkedAt: createdAt,
    })),
    ...decided,
    decisionsOfParents: decisions.map((it) => ({
      child: it.learner.user.firstName,
      by: it.parentId === userId ? 'you' : 'a parent',
      decision: it.text,
      at: it.decidedAt,
    })),
    askedOfFamily: wishes.map((it) => ({
      child: it.learner.user.firstName,
      for: { kind: it.kind, tool: it.tool, minutes: it.minutes, day: it.day },
      state: it.state,
      askedAt: it.askedAt,
      openUntil: it.expiresAt,
      answeredAt: it.answeredAt,
      answeredBy: it.answeredBy === userId ? 'you' : it.answeredBy && 'a parent',
    })),
    questionsToParents: questions.map((it) => ({
      child: it.learner.user.firstName,
      parent: {
        firstName: it.parentFirstName,
        lastName: it.parentLastName,
        emailAddress: it.parentEmail,
        phone: it.parentPhone,
      },
      mailsSent: it.sentCount,
      askedAt: it.createdAt,
      openUntil: it.expiresAt,
      answeredAt: it.answeredAt,
      confirmedByMailAt: it.confirmedAt,
      couldNotBeLinked: it.obstacle && { why: it.obstacle, at: it.obstacleAt },
      replacedLinks: it.links.map((link) => ({ replacedAt: link.createdAt, mayTakeNoBack: link.canAnswer })),
    })),
    childrenToAdd: invitations.map((it) => ({
      parent: it.parent.name,
      childEmailAddress: it.email,
      asEntered: it.form,
      askedAt: it.createdAt,
      openUntil: it.expiresAt,
      mailedAt: it.mailedAt,
    })),
    parentsToAdd: otherParents.map((it) => ({
      invitedBy: it.parent.name,
      child: it.learner.user.firstName,
      firstName: it.firstName,
      emailAddress: it.email,
      askedAt: it.createdAt,
      openUntil: it.expiresAt,
    })),
    consentLog: events.map((it) => ({
      child: it.learner.user.firstName,
      word: it.status,
      parentEmailAddress: it.parentEmail,
      note: it.note,
      at: it.createdAt,
    })),
  }
}
